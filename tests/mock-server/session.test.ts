import { describe, expect, it } from 'vitest';
import { ADMIN, request, MEMBER, signIn, startBackend } from '../support/mock-server/backend';

const ENDED = { message: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.' };

describe('POST api/users/login', () => {
  it('returns the user and a token', async () => {
    startBackend();

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
    startBackend();

    const { body } = await request('/api/users/login', { body: ADMIN });

    expect(body).toMatchObject({ user: { id: 2, lastName: 'Trần', isAdmin: true, userName: 'admin.nhip' } });
  });

  it('ignores the case of the address', async () => {
    startBackend();

    expect(
      (await request('/api/users/login', { body: { ...MEMBER, email: ' Member@Nhip.example ' } })).status,
    ).toBe(200);
  });

  it.each([
    { ...MEMBER, password: 'nhip@2026' },
    { ...MEMBER, email: 'nobody@nhip.example' },
  ])('rejects the wrong credentials $email $password', async (body) => {
    startBackend();

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
    startBackend();

    expect(await request('/api/users/login', { raw })).toEqual({
      status: 422,
      body: { message: 'Vui lòng nhập email và mật khẩu.' },
    });
  });
});

describe('a token', () => {
  it('is valid after a reload of the page', async () => {
    const page = startBackend();
    const token = await signIn();
    page.shutdown();

    startBackend();

    expect((await request('/api/watchlists', { token })).status).toBe(200);
  });

  it('becomes invalid with POST api/users/logout', async () => {
    startBackend();
    const token = await signIn();

    const response = await request('/api/users/logout', { token, body: {} });

    expect(response).toEqual({ status: 200, body: { message: 'Đã đăng xuất.' } });
    expect(await request('/api/watchlists', { token })).toEqual({ status: 401, body: ENDED });
    expect((await request('/api/watchlists', { token: await signIn() })).status).toBe(200);
  });

  it.each(['/api/watchlists', '/api/tplus_signals', '/api/market_pulse'])(
    'is required by GET %s',
    async (path) => {
      startBackend();
      const token = await signIn();

      expect(await request(path)).toEqual({ status: 401, body: ENDED });
      expect(await request(path, { token: `${token}x` })).toEqual({ status: 401, body: ENDED });
    },
  );

  it.each(['/api/users/logout', '/api/watchlists/add_symbol', '/api/watchlists/delete_symbol/1/HPG'])(
    'is required by POST %s',
    async (path) => {
      startBackend();

      expect(await request(path, { body: {} })).toEqual({ status: 401, body: ENDED });
    },
  );
});
