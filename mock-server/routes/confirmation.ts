import { bodyOf, isText, ok, refuse } from '../http';
import type { MockServer } from '../models';

/** What the links of messages confirm; any token is good but `expired`. */
export function confirmationRoutes(server: MockServer) {
  const isGood = (token: unknown) => isText(token) && token !== 'expired';

  server.post('/api/users/confirm-email', (_, request) => {
    if (!isGood(bodyOf(request)['token'])) return refuse(422, 'Liên kết xác nhận đã hết hạn.');
    return ok({ message: 'Đã xác nhận email.' });
  });

  server.post('/api/signal/subscribe-confirm', (_, request) => {
    const { bot, token } = bodyOf(request);
    if (!isText(bot)) return refuse(422, 'Thiếu tên bot.');
    if (!isGood(token)) return refuse(422, 'Liên kết xác nhận đã hết hạn.');
    return ok({ message: 'Đã xác nhận đăng ký nhận tin.' });
  });
}
