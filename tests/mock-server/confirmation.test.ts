import { describe, expect, it } from 'vitest';
import { request, startBackend } from '../support/mock-server/backend';

const EXPIRED = { message: 'Liên kết xác nhận đã hết hạn.' };

describe.each([
  { at: '/api/users/confirm-email', body: {}, message: 'Đã xác nhận email.' },
  {
    at: '/api/signal/subscribe-confirm',
    body: { bot: 'zalo' },
    message: 'Đã xác nhận đăng ký nhận tin.',
  },
])('POST $at', ({ at, body, message }) => {
  it('accepts any token, also without a session', async () => {
    startBackend();
    expect(await request(at, { body: { ...body, token: 'any' } })).toEqual({
      status: 200,
      body: { message },
    });
  });

  it.each(['expired', '', ' ', undefined, 7])('rejects the token %j', async (token) => {
    startBackend();
    expect(await request(at, { body: { ...body, token } })).toEqual({ status: 422, body: EXPIRED });
  });
});

it.each([undefined, '', 7])('POST api/signal/subscribe-confirm rejects the bot %j', async (bot) => {
  startBackend();
  expect(await request('/api/signal/subscribe-confirm', { body: { bot, token: 'any' } })).toEqual({
    status: 422,
    body: { message: 'Thiếu tên bot.' },
  });
});
