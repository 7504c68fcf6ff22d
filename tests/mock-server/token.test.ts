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
