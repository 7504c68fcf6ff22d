import { describe, expect, it } from 'vitest';
import { ask, MEMBER, startBackend } from '../support/mock-server/backend';

const LINK_SENT = { message: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.' };
const NOBODYS = { message: 'Liên kết này không thuộc về tài khoản nào.' };
const EXPIRED = { message: 'Liên kết đặt lại mật khẩu đã hết hạn.' };

const forgot = (email: unknown) => ask('/api/users/forgot-password', { body: { email } });
const set = (body: object) => ask('/api/users/set-new-password', { body });
const login = (password: string) => ask('/api/users/login', { body: { ...MEMBER, password } });

describe('POST api/users/forgot-password', () => {
  it.each(['member@nhip.example', 'nobody@nhip.example'])(
    'says yes to %s, so that nobody learns who has an account',
    async (email) => {
      startBackend();
      expect(await forgot(email)).toEqual({ status: 200, body: LINK_SENT });
    },
  );

  it.each(['', 'member', 'a b@nhip.example', 7, null])('refuses %j', async (email) => {
    startBackend();
    expect(await forgot(email)).toEqual({ status: 422, body: { message: 'Email không hợp lệ.' } });
  });
});

describe('POST verifySecurityCode', () => {
  it('answers a token to the one code there is', async () => {
    startBackend();
    expect(await ask('/verifySecurityCode', { body: { code: '123456' } })).toEqual({
      status: 200,
      body: { token: 'code-123456' },
    });
  });

  it.each(['123457', '', 123456, undefined])('refuses %j', async (code) => {
    startBackend();
    expect(await ask('/verifySecurityCode', { body: { code } })).toEqual({
      status: 422,
      body: { message: 'Mã xác thực không đúng.' },
    });
  });
});

describe('POST api/users/set-new-password', () => {
  it('changes the password of the account that a link was asked for last', async () => {
    startBackend();
    await forgot('admin@nhip.example');
    await forgot('Member@nhip.example');

    const answer = await set({ newPassword: 'Nhip@2027', token: 'any' });

    expect(answer).toEqual({ status: 200, body: { message: 'Đã đặt mật khẩu mới.' } });
    expect([(await login('Nhip@2027')).status, (await login('Nhip@2026')).status]).toEqual([200, 401]);
  });

  it('knows that account after a reload, which opening a link is', async () => {
    const before = startBackend({ storage: localStorage });
    await forgot('admin@nhip.example');
    before.shutdown();
    startBackend({ storage: localStorage });

    expect((await set({ newPassword: 'Nhip@2027', token: 'any' })).status).toBe(200);

    const admin = { email: 'admin@nhip.example', password: 'Nhip@2027' };
    const answers = [await ask('/api/users/login', { body: admin }), await login('Nhip@2026')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(localStorage.getItem('nhip.mock')).not.toContain('admin@');
  });

  it('changes the password of the demo’s member where no link was asked for in this browser', async () => {
    startBackend();
    expect((await set({ newPassword: 'Nhip@2027', token: 'any' })).status).toBe(200);
    expect([(await login('Nhip@2027')).status, (await login('Nhip@2026')).status]).toEqual([200, 401]);
  });

  it('refuses, and changes nothing, where the link was asked for an address without an account', async () => {
    startBackend();
    await forgot('nobody@nhip.example');
    expect(await set({ newPassword: 'Nhip@2027', token: 'any' })).toEqual({ status: 422, body: NOBODYS });
    expect((await login('Nhip@2026')).status).toBe(200);
  });

  it.each(['expired', '', undefined, 7])('refuses the token %j', async (token) => {
    startBackend();
    expect(await set({ newPassword: 'Nhip@2027', token })).toEqual({ status: 422, body: EXPIRED });
  });

  it.each(['nhip', 'nhip@2026', undefined])('refuses the password %j', async (newPassword) => {
    startBackend();
    expect(await set({ newPassword, token: 'any' })).toEqual({
      status: 422,
      body: { message: 'Mật khẩu mới chưa đúng quy định.' },
    });
  });
});
