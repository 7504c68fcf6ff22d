import type { Backend, MockServer } from '../backend';
import { data, done, errorResponse, parseBody } from '../http';
import { parsePushAddress } from '../push-addresses';

/** GET, POST and DELETE api/push: the key of who sends alerts by Web Push, and where a person's browsers receive them. */
export function pushRoutes(server: MockServer, { sessions, pushAddresses }: Backend) {
  const { publicKey } = pushAddresses;

  server.get('/api/push', (_schema, request) =>
    publicKey === null ? errorResponse(request, 404, 'pushMissing') : data({ publicKey }),
  );

  server.post('/api/push', (_schema, request) => {
    if (publicKey === null) return errorResponse(request, 404, 'pushMissing');
    const address = parsePushAddress(parseBody(request));
    if (address === null) return errorResponse(request, 400, 'pushInvalid', { field: 'endpoint' });
    pushAddresses.add(sessions.userIdOf(request)!, address);
    return done(request, 'pushAdded');
  });

  server.delete('/api/push', (_schema, request) => {
    if (publicKey === null) return errorResponse(request, 404, 'pushMissing');
    pushAddresses.remove(sessions.userIdOf(request)!, String(request.queryParams['endpoint']));
    return done(request, 'pushRemoved');
  });
}
