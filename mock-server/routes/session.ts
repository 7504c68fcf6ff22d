import { done, errorResponse, isFilled, ok, parseBody } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** POST api/users/login */
export function loginRoute(server: MockServer, { sessions, passwords }: Backend) {
  server.post('/api/users/login', (schema, request) => {
    const { email, password } = parseBody(request);
    if (!isFilled(email) || !isFilled(password)) return errorResponse(request, 422, 'credentialsMissing');

    const address = email.trim().toLowerCase();
    const user = schema.all('user').models.find((each) => each.email.name === address);
    if (!user?.id || !passwords.isCorrect(user.id, password))
      return errorResponse(request, 401, 'credentialsWrong');

    return ok({ user: { ...user.attrs, id: Number(user.id) }, token: sessions.begin(user.id) });
  });
}

/** POST api/users/logout: the token is invalid afterwards. */
export function logoutRoute(server: MockServer, { sessions }: Backend) {
  server.post('/api/users/logout', (_, request) => {
    sessions.end(request);
    return done(request, 'signedOut');
  });
}
