import { describe, expect, it } from 'vitest';
import { request, startBackend } from '../support/mock-server/backend';

const newcomer = {
  firstName: 'Hà',
  lastName: 'Lê',
  email: 'ha@nhip.example',
  password: 'abc',
  confirmPassword: 'abc',
  termOfUse: true,
  fromUrl: 'http://localhost/auth/sign-up',
};

const register = (changes: object = {}) =>
  request('/api/users/register', { body: { ...newcomer, ...changes } });
const login = (password: string) =>
  request('/api/users/login', { body: { email: newcomer.email, password } });

describe('POST api/users/register', () => {
  it('creates an account that signs in with its own password only', async () => {
    startBackend();

    expect(await register()).toEqual({ status: 200, body: { message: 'Đã tạo tài khoản.' } });

    expect((await login('Nhip@2026')).status).toBe(401);
    expect(await login('abc')).toEqual({
      status: 200,
      body: {
        user: {
          id: 3,
          firstName: 'Hà',
          lastName: 'Lê',
          imgUrl: '',
          userName: 'ha',
          email: { name: 'ha@nhip.example', verified: false },
          phone: { number: '', verified: false },
          sex: '',
          birthday: '',
          lang: 'vi',
          country: '',
          city: '',
          address1: '',
          zipcode: '',
          website: '',
          socials: { twitter: '', facebook: '', linkedin: '' },
          isAdmin: false,
          membership: 'Tiêu chuẩn',
          refCode: 'NHIP03',
        },
        token: expect.stringMatching(/^3\.1\.\w+$/),
      },
    });
  });

  it('creates an empty list for the account, even if an earlier account filled one', async () => {
    const before = startBackend();
    await register();
    const first = ((await login('abc')).body as { token: string }).token;
    await request('/api/watchlists/add_symbol', { token: first, body: { watchlistId: 7, symbol: 'FPT' } });
    before.shutdown();

    startBackend();
    await register();
    const { token } = (await login('abc')).body as { token: string };

    expect((await request('/api/watchlists', { token })).body).toEqual({
      data: [{ id: 7, name: 'Danh mục của tôi', symbols: [] }],
    });
  });

  it('ignores the case of the address, and never creates an admin', async () => {
    startBackend();
    await register({ email: ' Ha@Nhip.example ', isAdmin: true, firstName: ' Hà ' });

    expect((await login('abc')).body).toMatchObject({
      user: { firstName: 'Hà', email: { name: 'ha@nhip.example' }, isAdmin: false },
    });
  });

  it.each([
    { changes: { firstName: '' }, message: 'Vui lòng nhập đủ họ tên, email và mật khẩu.' },
    { changes: { lastName: ' ' }, message: 'Vui lòng nhập đủ họ tên, email và mật khẩu.' },
    { changes: { email: undefined }, message: 'Vui lòng nhập đủ họ tên, email và mật khẩu.' },
    { changes: { password: 7 }, message: 'Vui lòng nhập đủ họ tên, email và mật khẩu.' },
    { changes: { email: 'ha' }, message: 'Email không hợp lệ.', field: 'email' },
    {
      changes: { confirmPassword: 'abd' },
      message: 'Hai mật khẩu không khớp.',
      field: 'confirmPassword',
    },
    {
      changes: { termOfUse: false },
      message: 'Vui lòng đồng ý với điều khoản sử dụng.',
      field: 'termOfUse',
    },
  ])('rejects $changes', async ({ changes, message, field }) => {
    startBackend();
    expect(await register(changes)).toEqual({ status: 422, body: { message, ...(field && { field }) } });
  });

  it('rejects an address that has an account, in any case, and names the field', async () => {
    startBackend();
    const taken = { status: 409, body: { message: 'Email này đã có tài khoản.', field: 'email' } };
    await register();

    expect([await register(), await register({ email: 'MEMBER@nhip.example' })]).toEqual([taken, taken]);
  });
});
