import { ok } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** GET /news, the third-party provider: a bare list, asked without a token. */
export function newsRoute(server: MockServer, { desk, behaviour }: Backend) {
  server.get('/news', async () => {
    await desk.ready();
    return ok(behaviour.isEmpty ? [] : desk.news());
  });
}
