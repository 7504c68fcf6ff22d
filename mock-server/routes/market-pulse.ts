import { data } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** GET api/market_pulse: the running session as far as it has come, or the last closed one, in a few figures. */
export function marketPulseRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/market_pulse', async () => {
    await reports.prepare.pulse();
    return data(reports.pulse());
  });
}
