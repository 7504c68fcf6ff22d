import { describe, expect, it } from 'vitest';
import { sharesOf } from '../../../mock-server/listing/shares';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket, indexSummary, type IndexCode } from '../../../mock-server/simulator/simulator';
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
      // What was paid out counts as shares.
      const marketValues = new Map(
        universe.map((listing) => {
          const { reference, previousPayoutFactor } = market.snapshot(listing, market.today());
          return [listing.symbol, ((sharesOf(listing) ?? 0) * reference) / previousPayoutFactor];
        }),
      );

      for (const code of ['VNINDEX', 'VN30', 'HNXINDEX', 'UPCOMINDEX'] as const) {
        const members = universe.filter((listing) => listing.kind === 'stock' && MEMBERS[code](listing));
        const { d } = quotesOf(market, members.map((member) => member.symbol).join(',')) as {
          d: { n: string; v: { chp: number } }[];
        };
        let [sum, weights] = [0, 0];
        for (const { n, v } of d) {
          sum += marketValues.get(n)! * v.chp;
          weights += marketValues.get(n)!;
        }
        const { changePercent } = indexSummary(market, code, market.today());
        expect(Math.abs(changePercent - sum / weights), code).toBeLessThan(0.05);
      }
    },
  );
});
