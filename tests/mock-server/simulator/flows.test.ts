import { describe, expect, it } from 'vitest';
import { flowsOn } from '../../../mock-server/reports/whale';
import { flowOf, foreignRoom, MAX_SHARE, totalFlow, type Flow } from '../../../mock-server/simulator/flows';
import { marketOf } from '../../support/mock-server/market-of';

const { market } = marketOf();
const days = market.days().slice(-750);
/** Three years of trading days, on each of them a quarter of the stocks, another quarter every day. */
const stocks = market.listings.filter(({ kind }) => kind === 'stock');
const tradingDays = days.map((day, d) => ({
  day,
  quotes: stocks
    .filter((_, i) => (i + d) % 4 === 0)
    .map((listing) => market.quote(listing, day))
    .filter((quote) => quote !== null),
}));
const SEEDS = [34, 1, 77];

const groups = ['foreign', 'proprietary', 'institution', 'individual'] as const;
const sumIn = (unit: number, flow: Flow) =>
  groups.reduce((sum, group) => sum + Math.round(flow[group] * unit), 0);

describe.each(SEEDS)('the flows of seed %i', (seed) => {
  const flows = tradingDays.map(({ day, quotes }) => ({
    day,
    stocks: quotes.map((quote) => ({ ...quote, flow: flowOf(seed, quote) })),
  }));
  const all = flows.flatMap(({ stocks }) => stocks);
  const totals = flows.map(({ stocks }) => totalFlow(stocks.map(({ flow }) => flow)));

  it('sum to zero over the four groups, for each stock and the day', () => {
    expect(all.filter(({ flow }) => sumIn(100, flow) !== 0)).toEqual([]);
    expect(totals.filter((total) => sumIn(10, total) !== 0)).toEqual([]);
    const printed = [...all.map(({ flow }) => flow), ...totals].flatMap((flow) =>
      groups.map((group) => flow[group]),
    );
    expect(printed.filter((net) => Object.is(net, -0) || net !== Math.round(net * 100) / 100)).toEqual([]);
  });

  it('are a realistic part of the matched value, and foreign investors buy within their room', () => {
    const rounding = 0.005 + 1e-9;
    const beyond = all.filter(
      ({ listing, value, flow }) =>
        flow.foreign > foreignRoom(listing.symbol) * value + rounding ||
        flow.foreign < -MAX_SHARE.foreign * value - rounding ||
        Math.abs(flow.proprietary) > MAX_SHARE.proprietary * value + rounding ||
        Math.abs(flow.institution) > MAX_SHARE.institution * value + rounding ||
        Math.abs(flow.individual) > 0.21 * value + 3 * rounding,
    );
    expect(beyond).toEqual([]);
    expect(totals.filter(({ foreign }) => Math.abs(foreign) > 3000)).toEqual([]);
  });

  it('differ between foreign investors and proprietary desks, mostly in sign', () => {
    const moved = all.filter(({ value }) => value > 5);
    const opposite = ({ foreign, proprietary }: Flow) => foreign * proprietary < 0;

    const alike = totals.filter(({ foreign, proprietary }) => foreign === proprietary);
    expect(alike.length / totals.length, 'but for chance').toBeLessThan(0.005);
    expect(moved.filter(({ flow }) => opposite(flow)).length / moved.length).toBeGreaterThan(0.6);
    expect(totals.filter(opposite).length / totals.length).toBeGreaterThan(0.75);
    for (const group of groups) {
      const bought = totals.filter((total) => total[group] > 0).length / totals.length;
      expect([group, bought > 0.2 && bought < 0.8]).toEqual([group, true]);
    }
  });

  it('persist: a day of foreign buying is usually followed by another', () => {
    const same = totals.filter(({ foreign }, i) => i > 0 && foreign * totals[i - 1]!.foreign > 0).length;
    expect(same / (totals.length - 1)).toBeGreaterThan(0.6);
  });
});

describe('a flow', () => {
  const quote = tradingDays.at(-1)!.quotes[0]!;

  it('is a pure function of the seed, the stock and its day', () => {
    expect(flowOf(34, quote)).toEqual(flowOf(34, { ...quote }));
    expect(flowOf(35, quote)).not.toEqual(flowOf(34, quote));
    const before = market.quote(quote.listing, days.at(-2)!)!;
    expect(flowOf(34, before)).not.toEqual(flowOf(34, quote));
  });

  it('is zero without a match', () => {
    expect(flowOf(34, { ...quote, value: 0 })).toEqual({
      foreign: 0,
      proprietary: 0,
      institution: 0,
      individual: 0,
    });
  });

  it('excludes funds', () => {
    const funds = market.listings.filter(({ kind }) => kind === 'etf').map(({ symbol }) => symbol);
    const symbols = flowsOn(market, days.at(-1)!).map(({ symbol }) => symbol);
    expect(symbols.filter((symbol) => funds.includes(symbol))).toEqual([]);
  });
});
