import type { createDesk, Desk } from '../../mock-server/reports/reports';
import type { createMarket, Market } from '../../mock-server/simulator/market';

/** A market is a pure function of the day, and takes long to compute: the tests of a file share one, unless amended. */
export function keepMarket(module: { createMarket: typeof createMarket }) {
  let market: Market | null = null;
  const kept: typeof createMarket = (options) =>
    options.amend || options.mood ? module.createMarket(options) : (market ??= module.createMarket(options));
  return { ...module, createMarket: kept };
}

/** And one desk. */
export function keepDesk(module: { createDesk: typeof createDesk }) {
  const desks = new Map<Market, Desk>();
  const kept: typeof createDesk = (market) => {
    const desk = desks.get(market) ?? module.createDesk(market);
    desks.set(market, desk);
    return desk;
  };
  return { ...module, createDesk: kept };
}
