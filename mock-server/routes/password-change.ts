import { parseBody, ok, errorResponse } from '../http';
import { sessionExpired } from '../auth';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { isValidPassword } from '../passwords';

/** POST api/users/password-change */
export function passwordChangeRoute(server: MockServer, { sessions, passwords }: Backend) {
  server.post('/api/users/password-change', (_, request) => {
    const userId = sessions.userIdOf(request);
    if (userId === null) return sessionExpired();

    const { currentPassword, newPassword } = parseBody(request);
    if (!passwords.isCorrect(userId, currentPassword))
      return errorResponse(422, 'Mật khẩu hiện tại không đúng.');
    if (!isValidPassword(newPassword)) return errorResponse(422, 'Mật khẩu mới chưa đúng quy định.');
    if (newPassword === currentPassword)
      return errorResponse(422, 'Mật khẩu mới phải khác mật khẩu hiện tại.');

    passwords.set(userId, newPassword);
    return ok({ message: 'Đã đổi mật khẩu.' });
  });
}
