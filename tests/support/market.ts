import type { createReports, Reports } from '../../mock-server/reports/reports';
import type { createMarket, Market } from '../../mock-server/simulator/simulator';

/** A market is a pure function of the day, and takes long to compute: the tests of a file share one, unless amended. */
export function keepMarket(module: { createMarket: typeof createMarket }) {
  let market: Market | null = null;
  const kept: typeof createMarket = (options) =>
    options.amend || options.shock ? module.createMarket(options) : (market ??= module.createMarket(options));
  return { ...module, createMarket: kept };
}

/** The reports on a market, shared in the same way. */
export function keepReports(module: { createReports: typeof createReports }) {
  const all = new Map<Market, Reports>();
  const kept: typeof createReports = (market) => {
    const reports = all.get(market) ?? module.createReports(market);
    all.set(market, reports);
    return reports;
  };
  return { ...module, createReports: kept };
}
