import { data } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** GET api/tplus_signals: the T+ signals of the newest 20 trading days, newest first, each with its trade idea. */
export function signalRoute(server: MockServer, { reports, behaviour }: Backend) {
  server.get('/api/tplus_signals', async () => {
    await reports.prepare.signals();
    return data(behaviour.isEmpty ? [] : reports.recommended());
  });
}
