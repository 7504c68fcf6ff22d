import { data } from '../http';
import type { Backend, MockServer } from '../backend';

/** GET api/figures: valuation, technical figures and flows of every listing as of the last close. */
export function figuresRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/figures', async () => {
    await reports.prepare.figures();
    return data(reports.figures());
  });
}
