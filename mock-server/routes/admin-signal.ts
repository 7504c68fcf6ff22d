import { data } from '../http';
import type { Backend } from '../backend';
import { runsOf } from '../reports/study-runs';
import type { MockServer } from '../models';

/** GET api/signals: one row per study and trading day with signals, newest first. */
export function adminSignalRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/api/signals', async () => {
    await reports.prepare.signals();
    return data(behaviour.isEmpty ? [] : runsOf(reports.signals(), market));
  });
}
