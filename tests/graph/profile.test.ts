import { describe, expect, it } from 'vitest';
import { readProfile } from '../../src/member/profile/profile';
import { UpdateProfileDocument } from '../../src/member/profile/personal-info/personal-info.generated';
import { changesBetween, withChanges } from '../../src/member/profile/personal-info/changes';
import { executeQuery } from '../support/graph/execute-query';

const path = 'POST /api/users/user-profile';

const record = {
  id: 7,
  firstName: 'Minh Anh',
  lastName: 'Nguyễn',
  userName: 'minhanh',
  email: { name: 'an@nhip.example', verified: true },
  phone: '+84900000001',
  birthday: '1990-04-10',
  sex: 'female',
  website: 'https://nhip.example',
  socials: { twitter: 'https://x.com/an', facebook: '', linkedin: '' },
  consult_symbols: ['HPG', 'VNM'],
  isAdmin: false,
  theirOwn: { kept: true },
};

/** Saves a changed profile; returns the body of the request and the record afterwards. */
async function save(
  changed: Partial<ReturnType<typeof readProfile>>,
  reply: object,
  before: object = record,
) {
  const profile = readProfile(before as typeof record);
  const changes = changesBetween(profile, { ...profile, ...changed });
  if (changes === null) return null;
  const { data, errors, server } = await executeQuery(UpdateProfileDocument, { [path]: reply }, { changes });
  const response = data?.['updateProfile'] as Record<string, unknown> | null | undefined;
  return {
    sent: server.calls.map(({ body }) => body),
    errors,
    record: errors.length > 0 ? null : withChanges(before as typeof record, changes, response ?? null),
  };
}

describe('a changed profile', () => {
  it.each([
    [{ firstName: 'An' }, { firstName: 'An' }],
    [{ email: 'b@nhip.example' }, { email: { name: 'b@nhip.example' } }],
    [{ phone: '+84911111111' }, { phone: '+84911111111' }],
    [
      { facebook: 'https://fb.com/an' },
      { socials: { twitter: 'https://x.com/an', facebook: 'https://fb.com/an', linkedin: '' } },
    ],
    [{ consultSymbols: 'fpt; HPG fpt' }, { consultSymbols: ['FPT', 'HPG'] }],
    [{ consultSymbols: '' }, { consultSymbols: [] }],
    [{ website: '' }, { website: '' }],
    [
      { sex: 'male', city: 'Huế', brokerInfo: 'SSI' },
      { sex: 'male', city: 'Huế', brokerInfo: 'SSI' },
    ],
  ])('%j is sent as %j and nothing else', async (changed, sent) => {
    expect((await save(changed, { status: 204 }))?.sent).toEqual([sent]);
  });

  it('that is none is not sent', async () => {
    expect(await save({ firstName: 'Minh Anh' }, { status: 500 })).toBeNull();
  });

  it('keeps every other field of the record, also where the response is empty', async () => {
    for (const reply of [{ status: 204 }, { json: { message: 'Đã lưu.' } }, { json: [] }, { json: 'ok' }]) {
      expect((await save({ email: 'b@nhip.example', sex: '' }, reply))?.record).toEqual({
        ...record,
        sex: '',
        email: { name: 'b@nhip.example', verified: false },
      });
    }
  });

  it('is the server’s record where it sends the user, wrapped or bare', async () => {
    const user = { ...record, website: 'https://nhip.example/', email: { name: 'b@x.vn', verified: true } };
    for (const json of [{ user }, user, { data: { user } }]) {
      expect((await save({ website: 'https://nhip.example/' }, { json }))?.record).toEqual(user);
    }
  });

  it('takes the place of the other spelling of its field', async () => {
    const other = { id: 7, first_name: 'An', user_name: 'an', last_name: 'Trần' };
    expect((await save({ firstName: 'Anh', userName: '' }, { status: 204 }, other))?.record).toEqual({
      id: 7,
      firstName: 'Anh',
      userName: '',
      last_name: 'Trần',
    });
  });

  it('goes back in the shape in which the e-mail and the phone came', async () => {
    const other = { ...record, email: 'an@nhip.example', phone: { number: '+84900000001' } };
    expect((await save({ email: 'b@x.vn', phone: '' }, { status: 204 }, other))?.sent).toEqual([
      { email: 'b@x.vn', phone: { number: '' } },
    ]);
  });

  it('fails with the server’s message', async () => {
    const reply = { status: 422, json: { message: 'Trang web không hợp lệ.' } };
    expect(await save({ website: 'https://x' }, reply)).toMatchObject({
      errors: [{ kind: 'invalid', status: 422, serverMessage: 'Trang web không hợp lệ.', withToken: true }],
      record: null,
    });
  });
});
