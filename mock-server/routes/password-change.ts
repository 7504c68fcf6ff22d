import { done, errorResponse, parseBody } from '../http';
import { sessionExpired } from '../auth';
import type { Backend, MockServer } from '../backend';
import type { MessageCode } from '../messages/vi';
import { isValidPassword } from '../passwords';

/** POST api/users/password-change: the person's other sessions end. */
export function passwordChangeRoute(server: MockServer, { sessions, passwords }: Backend) {
  server.post('/api/users/password-change', (_, request) => {
    const userId = sessions.userIdOf(request);
    if (userId === null) return sessionExpired(request);

    const refuse = (code: MessageCode, field: string) => errorResponse(request, 422, code, { field });
    const { currentPassword, newPassword } = parseBody(request);
    if (!passwords.isCorrect(userId, currentPassword))
      return refuse('currentPasswordWrong', 'currentPassword');
    if (!isValidPassword(newPassword)) return refuse('newPasswordInvalid', 'newPassword');
    if (newPassword === currentPassword) return refuse('newPasswordSame', 'newPassword');

    passwords.set(userId, newPassword);
    sessions.endOthers(userId, request);
    return done(request, 'passwordChanged');
  });
}
