import { parseBody, isFilled, ok, errorResponse } from '../http';
import type { MockServer } from '../models';

/** The confirmation links of messages; any token but `expired` is valid. */
export function confirmationRoutes(server: MockServer) {
  const isValid = (token: unknown) => isFilled(token) && token !== 'expired';

  server.post('/api/users/confirm-email', (_, request) => {
    if (!isValid(parseBody(request)['token'])) return errorResponse(422, 'Liên kết xác nhận đã hết hạn.');
    return ok({ message: 'Đã xác nhận email.' });
  });

  server.post('/api/signal/subscribe-confirm', (_, request) => {
    const { bot, token } = parseBody(request);
    if (!isFilled(bot)) return errorResponse(422, 'Thiếu tên bot.');
    if (!isValid(token)) return errorResponse(422, 'Liên kết xác nhận đã hết hạn.');
    return ok({ message: 'Đã xác nhận đăng ký nhận tin.' });
  });
}
