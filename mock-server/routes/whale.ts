import { data, refuse } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

const MOST = 60;

/** GET api/whale?days=60: who bought on balance on the newest sessions, a running one as far as it has come; at most 60. */
export function whaleRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/whale', async (_schema, { queryParams }) => {
    const days = Number(queryParams['days'] ?? MOST);
    if (!Number.isInteger(days) || days < 1 || days > MOST) {
      return refuse(422, 'Số phiên phải là số nguyên từ 1 đến 60.');
    }
    await reports.prepare.whale(days);
    return data(reports.whale(days));
  });
}
