import { data } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { runsOf } from '../reports/study-runs';

/** GET api/tplus_signals: the T+ signals of the newest 20 trading days, newest first, each with its trade idea. */
export function signalRoute(server: MockServer, { reports, behaviour }: Backend) {
  server.get('/api/tplus_signals', async () => {
    await reports.prepare.signals();
    return data(behaviour.isEmpty ? [] : reports.recommended());
  });
}

/** GET api/signals: one row per study and trading day with signals, newest first. */
export function adminSignalRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/api/signals', async () => {
    await reports.prepare.signals();
    return data(behaviour.isEmpty ? [] : runsOf(reports.signals(), market));
  });
}
