import { createReports, type Reports } from '../../../mock-server/reports/reports';
import { createMarket, type Market } from '../../../mock-server/simulator/simulator';
import { NOW } from './backend';

const shared = new Map<number, { market: Market; reports: Reports }>();

/**
 * The market at `NOW`, by default that of the mock server, and its reports. The tests of a worker share them: they are the
 * same whoever reads them, and each part is computed when it is first read.
 */
export function marketOf(seed?: number) {
  const market = createMarket({ ...(seed !== undefined && { seed }), now: () => NOW });
  const known = shared.get(market.seed);
  if (known) return known;
  const added = { market, reports: createReports(market) };
  shared.set(market.seed, added);
  return added;
}
