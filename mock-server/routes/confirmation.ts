import type { MockServer } from '../backend';
import { done, errorResponse, isFilled, parseBody } from '../http';

/** The confirmation links of messages; any token but `expired` is valid. */
export function confirmationRoutes(server: MockServer) {
  const isValid = (token: unknown) => isFilled(token) && token !== 'expired';

  server.post('/api/users/confirm-email', (_, request) => {
    if (!isValid(parseBody(request)['token'])) return errorResponse(request, 422, 'confirmationExpired');
    return done(request, 'emailConfirmed');
  });

  server.post('/api/signal/subscribe-confirm', (_, request) => {
    const { bot, token } = parseBody(request);
    if (!isFilled(bot)) return errorResponse(request, 422, 'botMissing');
    if (!isValid(token)) return errorResponse(request, 422, 'confirmationExpired');
    return done(request, 'subscriptionConfirmed');
  });
}
