import { bodyOf, ok, refuse } from '../http';
import { sessionEnded } from '../auth';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { isGoodPassword } from '../passwords';

/** POST api/users/password-change: from now on the new password signs in, and the current one no longer. */
export function passwordChangeRoute(server: MockServer, { sessions, passwords }: Backend) {
  server.post('/api/users/password-change', (_, request) => {
    const userId = sessions.userIdOf(request);
    if (userId === null) return sessionEnded();

    const { currentPassword, newPassword } = bodyOf(request);
    if (!passwords.isRight(userId, currentPassword)) return refuse(422, 'Mật khẩu hiện tại không đúng.');
    if (!isGoodPassword(newPassword)) return refuse(422, 'Mật khẩu mới chưa đúng quy định.');
    if (newPassword === currentPassword) return refuse(422, 'Mật khẩu mới phải khác mật khẩu hiện tại.');

    passwords.set(userId, newPassword);
    return ok({ message: 'Đã đổi mật khẩu.' });
  });
}
