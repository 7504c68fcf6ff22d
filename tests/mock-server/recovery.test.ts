import { describe, expect, it } from 'vitest';
import { request, MEMBER, startBackend } from '../support/mock-server/backend';

const LINK_SENT = { message: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.' };
const UNKNOWN_ACCOUNT = { message: 'Liên kết này không thuộc về tài khoản nào.' };
const EXPIRED = { message: 'Liên kết đặt lại mật khẩu đã hết hạn.' };

const forgot = (email: unknown) => request('/api/users/forgot-password', { body: { email } });
const set = (body: object) => request('/api/users/set-new-password', { body });
const login = (password: string) => request('/api/users/login', { body: { ...MEMBER, password } });

describe('POST api/users/forgot-password', () => {
  it.each(['member@nhip.example', 'nobody@nhip.example'])(
    'responds 200 to %s, so that accounts cannot be enumerated',
    async (email) => {
      startBackend();
      expect(await forgot(email)).toEqual({ status: 200, body: LINK_SENT });
    },
  );

  it.each(['', 'member', 'a b@nhip.example', 7, null])('rejects %j', async (email) => {
    startBackend();
    expect(await forgot(email)).toEqual({
      status: 422,
      body: { message: 'Email không hợp lệ.', field: 'email' },
    });
  });
});

describe('POST verifySecurityCode', () => {
  it('returns a token for the correct code', async () => {
    startBackend();
    expect(await request('/verifySecurityCode', { body: { code: '123456' } })).toEqual({
      status: 200,
      body: { token: 'code-123456' },
    });
  });

  it.each(['123457', '', 123456, undefined])('rejects %j', async (code) => {
    startBackend();
    expect(await request('/verifySecurityCode', { body: { code } })).toEqual({
      status: 422,
      body: { message: 'Mã xác thực không đúng.', field: 'code' },
    });
  });
});

describe('POST api/users/set-new-password', () => {
  it('changes the password of the account of the last reset request', async () => {
    startBackend();
    await forgot('admin@nhip.example');
    await forgot('Member@nhip.example');

    const response = await set({ newPassword: 'Nhip@2027', token: 'any' });

    expect(response).toEqual({ status: 200, body: { message: 'Đã đặt mật khẩu mới.' } });
    expect([(await login('Nhip@2027')).status, (await login('Nhip@2026')).status]).toEqual([200, 401]);
  });

  it('changes it after a reload too, since a link opens a new page', async () => {
    const before = startBackend({ storage: localStorage });
    await forgot('admin@nhip.example');
    before.shutdown();
    startBackend({ storage: localStorage });

    expect((await set({ newPassword: 'Nhip@2027', token: 'any' })).status).toBe(200);

    const admin = { email: 'admin@nhip.example', password: 'Nhip@2027' };
    const responses = [await request('/api/users/login', { body: admin }), await login('Nhip@2026')];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(localStorage.getItem('nhip.mock')).not.toContain('admin@');
  });

  it('changes the password of the demo’s member without a reset request in this browser', async () => {
    startBackend();
    expect((await set({ newPassword: 'Nhip@2027', token: 'any' })).status).toBe(200);
    expect([(await login('Nhip@2027')).status, (await login('Nhip@2026')).status]).toEqual([200, 401]);
  });

  it('rejects a reset request for an address without an account and changes nothing', async () => {
    startBackend();
    await forgot('nobody@nhip.example');
    expect(await set({ newPassword: 'Nhip@2027', token: 'any' })).toEqual({
      status: 422,
      body: UNKNOWN_ACCOUNT,
    });
    expect((await login('Nhip@2026')).status).toBe(200);
  });

  it.each(['expired', '', undefined, 7])('rejects the token %j', async (token) => {
    startBackend();
    expect(await set({ newPassword: 'Nhip@2027', token })).toEqual({ status: 422, body: EXPIRED });
  });

  it.each(['nhip', 'nhip@2026', undefined])('rejects the password %j', async (newPassword) => {
    startBackend();
    expect(await set({ newPassword, token: 'any' })).toEqual({
      status: 422,
      body: { message: 'Mật khẩu mới chưa đúng quy định.', field: 'newPassword' },
    });
  });
});
