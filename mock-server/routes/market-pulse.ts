import { data } from '../http';
import type { Backend, MockServer } from '../backend';

/** GET api/market_pulse: the running trading day so far, or the last closed one. */
export function marketPulseRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/market_pulse', async () => {
    await reports.prepare.pulse();
    return data(reports.pulse());
  });
}

/** GET api/public_pulse: the index of the trading day and one explained signal, to anybody. */
export function publicPulseRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/public_pulse', async () => {
    await reports.prepare.publicPulse();
    return data(reports.publicPulse());
  });
}
