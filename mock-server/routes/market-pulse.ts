import { data } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

/** GET api/market_pulse: the last closed session in a few figures. */
export function marketPulseRoute(server: MockServer, { desk }: Backend) {
  server.get('/api/market_pulse', () => data(desk.pulse()));
}
