import { ok } from '../http';
import type { Backend } from '../backend';
import { hostileNews } from '../reports/news-feed/hostile';
import type { MockServer } from '../models';

/** GET /news, the third-party provider: a bare list, requested without a token. */
export function newsRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/news', async () => {
    if (behaviour.isEmpty) return ok([]);
    if (behaviour.hasHostileNews) return ok(hostileNews(market.lastDay()));
    await reports.prepare.news();
    return ok(reports.news());
  });
}
