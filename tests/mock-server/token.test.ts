import { describe, expect, it } from 'vitest';
import { ADMIN, MEMBER, request, signIn, startBackend } from '../support/mock-server/backend';

const ENDED = { message: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.' };

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

  it('becomes invalid with a login that carries it, as an unlock does, where that is the same person’s', async () => {
    startBackend();
    const [ours, theirs, refused] = [await signIn(), await signIn(), await signIn()];
    const login = (token: string, body: object) => request('/api/users/login', { token, body });

    await login(ours, MEMBER);
    await login(theirs, ADMIN);
    await login(refused, { ...MEMBER, password: 'wrong' });

    const statuses = [ours, theirs, refused].map(
      async (token) => (await request('/api/watchlists', { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });

  it('becomes invalid where another session of the person changes the password, which goes on', async () => {
    const page = startBackend({ storage: localStorage });
    const [ours, other, admins] = [await signIn(), await signIn(), await signIn(ADMIN)];
    const body = { currentPassword: MEMBER.password, newPassword: 'Nhip@2027' };
    await request('/api/users/password-change', { token: ours, body });
    page.shutdown();
    startBackend({ storage: localStorage });
    const later = await signIn({ ...MEMBER, password: 'Nhip@2027' });

    const statuses = [ours, other, admins, later].map(
      async (token) => (await request('/api/watchlists', { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200, 200]);
  });

  it('becomes invalid where the person sets a new password by a code', async () => {
    startBackend();
    const token = await signIn();
    await request('/api/users/set-new-password', {
      body: { newPassword: 'Nhip@2027', token: 'code-123456' },
    });

    expect(await request('/api/watchlists', { token })).toEqual({ status: 401, body: ENDED });
  });

  it.each(['/udf/config', '/udf/quotes?symbols=FPT', '/api/public_pulse', '/news?format=json&today=0'])(
    'counts as none to GET %s where it is invalid',
    async (path) => {
      startBackend();
      expect((await request(path, { token: 'dead' })).status).toBe(200);
    },
  );

  it('counts as none to a login, a sign-up and a recovery where it is invalid', async () => {
    startBackend();
    const register = {
      ...{
        firstName: 'Hà',
        lastName: 'Lê',
        email: 'ha@nhip.example',
        password: 'abc',
        confirmPassword: 'abc',
      },
      ...{ termOfUse: true, fromUrl: 'http://localhost/auth/sign-up' },
    };
    const answers = [
      await request('/api/users/login', { token: 'dead', body: MEMBER }),
      await request('/api/users/register', { token: 'dead', body: register }),
      await request('/api/users/forgot-password', { token: 'dead', body: { email: MEMBER.email } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each([
    ...['/api/watchlists', '/api/tplus_signals', '/api/market_pulse', '/api/bots', '/api/figures'],
    ...['/api/whale', '/api/company?symbol=FPT', '/api/subscription'],
  ])('is required by GET %s', async (path) => {
    startBackend();
    const token = await signIn();

    expect(await request(path)).toEqual({ status: 401, body: ENDED });
    expect(await request(path, { token: `${token}x` })).toEqual({ status: 401, body: ENDED });
  });

  it.each([
    ...['/api/users/logout', '/api/users/user-profile', '/api/users/password-change'],
    ...['/api/watchlists/add_symbol', '/api/watchlists/delete_symbol/1/HPG', '/api/subscription/renewal'],
  ])('is required by POST %s', async (path) => {
    startBackend();

    expect(await request(path, { body: {} })).toEqual({ status: 401, body: ENDED });
  });
});
