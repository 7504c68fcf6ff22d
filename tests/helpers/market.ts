import type { createReports, Reports } from '../../mock-server/reports/reports';
import type { createMarket, Market } from '../../mock-server/simulator/simulator';

/** A market is a pure function of the day, and takes long to compute: the tests of a file share one, unless amended. */
export function keepMarket(module: { createMarket: typeof createMarket }) {
  let market: Market | null = null;
  const kept: typeof createMarket = (options) =>
    options.amend || options.shock ? module.createMarket(options) : (market ??= module.createMarket(options));
  return { ...module, createMarket: kept };
}

/** And one desk. */
export function keepReports(module: { createReports: typeof createReports }) {
  const desks = new Map<Market, Reports>();
  const kept: typeof createReports = (market) => {
    const desk = desks.get(market) ?? module.createReports(market);
    desks.set(market, desk);
    return desk;
  };
  return { ...module, createReports: kept };
}
