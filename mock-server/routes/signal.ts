import { data } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** GET api/tplus_signals: the T+ signals of the newest 20 sessions, newest first, each with its plan. */
export function signalRoute(server: MockServer, { desk, behaviour }: Backend) {
  server.get('/api/tplus_signals', async () => {
    await desk.ready.signals();
    return data(behaviour.isEmpty ? [] : desk.recommended());
  });
}
