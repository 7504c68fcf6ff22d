import { ok } from '../http';
import type { Backend, MockServer } from '../backend';
import { hostileNews } from '../reports/news-feed/hostile';
import { withOutlook } from '../story/news';

/** GET /news, the third-party provider: a bare list, requested without a token. */
export function newsRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/news', async () => {
    if (behaviour.isEmpty) return ok([]);
    if (behaviour.hasHostileNews) return ok(hostileNews(market.lastDay()));
    await reports.prepare.news();
    const news = reports.news();
    return ok(behaviour.isStory ? withOutlook(news, market, reports) : news);
  });
}
