import { data, refuse } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';

const USUAL = 60;
const MOST = 250;

/** GET api/whale?days=60: who bought on balance on the newest closed sessions, at most 250 of them. */
export function whaleRoute(server: MockServer, { desk }: Backend) {
  server.get('/api/whale', (_schema, { queryParams }) => {
    const days = Number(queryParams['days'] ?? USUAL);
    if (!Number.isInteger(days) || days < 1 || days > MOST) {
      return refuse(422, 'Số phiên phải là số nguyên từ 1 đến 250.');
    }
    return data(desk.whale(days));
  });
}
