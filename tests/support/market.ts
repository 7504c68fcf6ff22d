import type { createReports, Reports } from '../../mock-server/reports/reports';
import type { createMarket, Market, MarketOptions } from '../../mock-server/simulator/simulator';

/**
 * A market is a pure function of its clock, and takes long to compute: the tests of a file share one, which goes by the clock
 * of the newest server, unless it is amended.
 */
export function keepMarket(module: { createMarket: typeof createMarket }) {
  let market: Market | null = null;
  let now: MarketOptions['now'];
  const kept: typeof createMarket = (options) => {
    if (options.amend || options.shock) return module.createMarket(options);
    now = options.now;
    return (market ??= module.createMarket({ ...options, now: () => now() }));
  };
  return { ...module, createMarket: kept };
}

/** How many of the recommended signals the server has, the newest first: a page's time goes into the rows of them all. */
export const recommended = { most: Infinity };

/** The reports on a market, shared in the same way. */
export function keepReports(module: { createReports: typeof createReports }) {
  const all = new Map<Market, Reports>();
  const kept: typeof createReports = (market) => {
    const reports = all.get(market) ?? module.createReports(market);
    all.set(market, reports);
    return { ...reports, recommended: () => reports.recommended().slice(0, recommended.most) };
  };
  return { ...module, createReports: kept };
}
