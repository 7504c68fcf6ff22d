import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, request, MEMBER, startBackend } from '../support/mock-server/backend';

beforeEach(() => {
  startBackend();
});

describe('POST api/users/login', () => {
  it('returns the user and a token', async () => {
    expect(await request('/api/users/login', { body: MEMBER })).toEqual({
      status: 200,
      body: {
        user: {
          id: 1,
          firstName: 'Minh Anh',
          lastName: 'Nguyễn',
          imgUrl: '',
          userName: 'member.nhip',
          email: { name: 'member@nhip.example', verified: true },
          phone: { number: '+84900000001', verified: true },
          sex: 'female',
          birthday: '1990-04-10',
          lang: 'vi',
          country: 'VN',
          city: 'Thành phố Hồ Chí Minh',
          address1: '12 Nguyễn Huệ, phường Sài Gòn',
          zipcode: '700000',
          website: 'https://nhip.example',
          socials: { twitter: '', facebook: '', linkedin: '' },
          isAdmin: false,
          membership: 'Tiêu chuẩn',
          refCode: 'NHIP01',
        },
        token: expect.stringMatching(/^1\.1\.\w+$/),
      },
    });
  });

  it('returns an admin as such', async () => {
    const { body } = await request('/api/users/login', { body: ADMIN });

    expect(body).toMatchObject({ user: { id: 2, lastName: 'Trần', isAdmin: true, userName: 'admin.nhip' } });
  });

  it('ignores the case of the address', async () => {
    expect(
      (await request('/api/users/login', { body: { ...MEMBER, email: ' Member@Nhip.example ' } })).status,
    ).toBe(200);
  });

  it.each([
    { ...MEMBER, password: 'nhip@2026' },
    { ...MEMBER, email: 'nobody@nhip.example' },
  ])('rejects the wrong credentials $email $password', async (body) => {
    expect(await request('/api/users/login', { body })).toEqual({
      status: 401,
      body: { message: 'Email hoặc mật khẩu không đúng.' },
    });
  });

  it.each([
    '',
    '{"email":',
    '[]',
    'null',
    '{}',
    '{"email":"member@nhip.example"}',
    '{"email":1,"password":" "}',
  ])('rejects the body %j', async (raw) => {
    expect(await request('/api/users/login', { raw })).toEqual({
      status: 422,
      body: { message: 'Vui lòng nhập email và mật khẩu.' },
    });
  });
});
