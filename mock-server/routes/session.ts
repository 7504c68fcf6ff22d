import { done, errorResponse, isFilled, ok, parseBody } from '../http';
import type { Backend, MockServer } from '../backend';

/** POST api/users/login; with a token of the same person, as an unlock carries it, that session ends. */
export function loginRoute(server: MockServer, { accounts, sessions, passwords }: Backend) {
  server.post('/api/users/login', (_, request) => {
    const { email, password } = parseBody(request);
    if (!isFilled(email) || !isFilled(password)) return errorResponse(request, 422, 'credentialsMissing');

    const user = accounts.findByEmail(email.trim().toLowerCase());
    if (!user || !passwords.isCorrect(user.id, password))
      return errorResponse(request, 401, 'credentialsWrong');

    if (sessions.userIdOf(request) === user.id) sessions.end(request);
    return ok({ user: { ...user, id: Number(user.id) }, token: sessions.begin(user.id) });
  });
}

/** POST api/users/refresh: another token for the same person; the one that was sent ends with its own life. */
export function refreshRoute(server: MockServer, { sessions }: Backend) {
  server.post('/api/users/refresh', (_, request) => {
    return ok({ token: sessions.begin(sessions.userIdOf(request)!) });
  });
}

/** POST api/users/logout: the token is invalid afterwards. */
export function logoutRoute(server: MockServer, { sessions }: Backend) {
  server.post('/api/users/logout', (_, request) => {
    sessions.end(request);
    return done(request, 'signedOut');
  });
}
