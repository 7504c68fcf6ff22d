import { describe, expect, it } from 'vitest';
import { contactOf } from '../../src/lib/user-fields';
import { readUser } from '../../src/rest/user';

const record = {
  id: 7,
  first_name: 'Văn A',
  last_name: 'Nguyễn',
  userName: 'vana',
  email: { name: 'a@nhip.example', verified: true },
  imgUrl: 'https://img.example/a.png',
  isAdmin: true,
  membership: 'Gold',
  refCode: 'REF-1',
  sex: 'male',
};

describe('a user', () => {
  it('is read from either spelling, and keeps the whole record', () => {
    expect(readUser(record)).toEqual({
      id: 7,
      firstName: 'Văn A',
      lastName: 'Nguyễn',
      userName: 'vana',
      email: 'a@nhip.example',
      imgUrl: 'https://img.example/a.png',
      isAdmin: true,
      membership: 'Gold',
      refCode: 'REF-1',
      record,
    });
    expect(readUser({ id: '1', firstName: 'B', first_name: 'A', email: 'b@x.vn' })).toMatchObject({
      id: '1',
      firstName: 'B',
      email: 'b@x.vn',
      isAdmin: false,
    });
  });

  it('is known by e-mail where there is no id', () => {
    expect(readUser({ id: null, email: 'a@x.vn' })).toMatchObject({ id: 'a@x.vn' });
  });

  it.each([null, undefined, 'x', 1, [], {}, { id: null }, { id: '' }, { id: {} }, { id: NaN }])(
    'is nobody when it comes as %j',
    (raw) => {
      expect(readUser(raw)).toBeNull();
    },
  );

  it.each([false, 'true', 'false', '0', 0, 1, null, [], {}])(
    'is no admin by %j',
    { tags: ['P6'] },
    (isAdmin) => {
      expect(readUser({ id: 1, isAdmin })?.isAdmin).toBe(false);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'ftp://x/y.png',
    5,
  ])('has no picture at %j', (imgUrl) => {
    expect(readUser({ id: 1, imgUrl })?.imgUrl).toBeNull();
  });

  it.each(['/avatars/1.png', 'http://img.example/x.png', 'data:image/png;base64,AAAA'])(
    'has a picture at %j',
    (imgUrl) => {
      expect(readUser({ id: 1, imgUrl })?.imgUrl).toBe(imgUrl);
    },
  );

  it.each([null, 1, {}, [], 'null', 'undefined', 'NaN', '\u202Eabc'])(
    'never shows a name of %j as it came',
    (value) => {
      const user = readUser({ id: 1, firstName: value, lastName: value, userName: value });
      expect([user?.firstName, user?.lastName, user?.userName]).toEqual(
        Array(3).fill(value === '\u202Eabc' ? 'abc' : ''),
      );
    },
  );
});

describe('a contact', () => {
  it.each([
    ['0901234567', { value: '0901234567', verified: false }],
    [
      { number: '0901234567', verified: true },
      { value: '0901234567', verified: true },
    ],
    [
      { number: '0901234567', verified: 'true' },
      { value: '0901234567', verified: false },
    ],
    [{ verified: true }, { value: '', verified: false }],
    [null, { value: '', verified: false }],
  ])('is read from %j', (raw, contact) => {
    expect(contactOf(raw, 'number')).toEqual(contact);
  });
});
