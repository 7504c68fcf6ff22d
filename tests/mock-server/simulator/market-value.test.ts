import { describe, expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket, indexSummary, type IndexCode } from '../../../mock-server/simulator/simulator';
import { listingOf } from '../../../mock-server/udf/listing';
import { quotesOf } from '../../../mock-server/udf/quotes';

const CLOCKS = '09:16 09:45 10:30 11:15 11:45 13:10 13:40 14:10 14:40 15:30'.split(' ');
const MEMBERS: Record<IndexCode, (listing: (typeof universe)[number]) => boolean> = {
  VNINDEX: ({ exchange }) => exchange === 'HOSE',
  VN30: ({ inVn30 }) => inVn30,
  HNXINDEX: ({ exchange }) => exchange === 'HNX',
  UPCOMINDEX: ({ exchange }) => exchange === 'UPCOM',
};

describe.each([33, 7])('the indices of seed %i', (seed) => {
  it.each(CLOCKS)(
    'change by the mean of what their members do, weighted by their market value at the reference, at %s',
    (clock) => {
      const market = createMarket({ seed, now: () => new Date(`2026-11-25T${clock}:00+07:00`) });
      const { symbol, market_cap } = listingOf(market, undefined) as {
        symbol: string[];
        market_cap: number[];
      };
      const marketValues = new Map(symbol.map((each, i) => [each, market_cap[i]!]));

      for (const code of ['VNINDEX', 'VN30', 'HNXINDEX', 'UPCOMINDEX'] as const) {
        const members = universe.filter((listing) => listing.kind === 'stock' && MEMBERS[code](listing));
        const { d } = quotesOf(market, members.map((member) => member.symbol).join(',')) as {
          d: { n: string; v: { chp: number; lp: number; prev_close_price: number } }[];
        };
        let [sum, weights] = [0, 0];
        for (const { n, v } of d) {
          // The market value of the feed is that of the last close, which is the price once the trading day is over.
          const atReference = market.second() === null ? v.prev_close_price / v.lp : 1;
          const weight = marketValues.get(n)! * atReference;
          sum += weight * v.chp;
          weights += weight;
        }
        const { changePercent } = indexSummary(market, code, market.today());
        expect(Math.abs(changePercent - sum / weights), code).toBeLessThan(0.05);
      }
    },
  );
});
