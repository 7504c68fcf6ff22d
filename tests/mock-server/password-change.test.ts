import { describe, expect, it } from 'vitest';
import { ADMIN, request, MEMBER, signIn, startBackend } from '../support/mock-server/backend';

const PATH = '/api/users/password-change';
const change = { currentPassword: MEMBER.password, newPassword: 'Moi#2027' };

describe('POST api/users/password-change', () => {
  it('replaces the password of that user, where nothing is stored for the life of the page', async () => {
    const page = startBackend();
    const token = await signIn();

    const response = await request(PATH, { token, body: change });
    const login = (password: string) => request('/api/users/login', { body: { ...MEMBER, password } });

    expect(response).toEqual({ status: 200, body: { message: 'Đã đổi mật khẩu.' } });
    expect([(await login(MEMBER.password)).status, (await login(change.newPassword)).status]).toEqual([
      401, 200,
    ]);
    expect((await request('/api/users/login', { body: ADMIN })).status).toBe(200);
    expect((await request('/api/watchlists', { token })).status).toBe(200);
    page.shutdown();
    startBackend();
    expect((await login(MEMBER.password)).status).toBe(200);
  });

  it.each([
    {
      body: { ...change, currentPassword: 'Nhip@2025' },
      message: 'Mật khẩu hiện tại không đúng.',
      field: 'currentPassword',
    },
    {
      body: { newPassword: change.newPassword },
      message: 'Mật khẩu hiện tại không đúng.',
      field: 'currentPassword',
    },
    { body: {}, message: 'Mật khẩu hiện tại không đúng.', field: 'currentPassword' },
    {
      body: { ...change, newPassword: change.currentPassword },
      message: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
      field: 'newPassword',
    },
    ...[
      undefined,
      null,
      1,
      '',
      'Ab#45',
      'Ab#4567890123456x',
      'moi#2027',
      'MOI#2027',
      'Moi#abcd',
      'Moi12027',
      'Moi #2027',
    ].map((newPassword) => ({
      body: { ...change, newPassword },
      message: 'Mật khẩu mới chưa đúng quy định.',
      field: 'newPassword',
    })),
  ])('rejects $body', async ({ body, message, field }) => {
    startBackend();
    const token = await signIn();

    expect(await request(PATH, { token, body })).toEqual({ status: 422, body: { message, field } });
    expect((await request('/api/users/login', { body: MEMBER })).status).toBe(200);
  });
});
