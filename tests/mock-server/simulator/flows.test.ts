import { describe, expect, it } from 'vitest';
import { flowsOn } from '../../../mock-server/reports/whale';
import { flowOf, foreignRoom, MAX_SHARE, totalFlow, type Flow } from '../../../mock-server/simulator/flows';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { NOW } from '../../support/mock-server/backend';

const market = createMarket({ now: () => NOW });
const days = market.days().slice(-750);
/** Three years of sessions, on each of them every fourth stock, another quarter every day. */
const stocks = market.listings.filter(({ kind }) => kind === 'stock');
const sessions = days.map((day, d) => ({
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

describe.each(SEEDS)('who buys and who sells, of seed %i', (seed) => {
  const flows = sessions.map(({ day, quotes }) => ({
    day,
    stocks: quotes.map((quote) => ({ ...quote, flow: flowOf(seed, quote) })),
  }));
  const all = flows.flatMap(({ stocks }) => stocks);
  const totals = flows.map(({ stocks }) => totalFlow(stocks.map(({ flow }) => flow)));

  it('sums to zero over the four groups, of each stock and of the day', () => {
    expect(all.filter(({ flow }) => sumIn(100, flow) !== 0)).toEqual([]);
    expect(totals.filter((total) => sumIn(10, total) !== 0)).toEqual([]);
    const printed = [...all.map(({ flow }) => flow), ...totals].flatMap((flow) =>
      groups.map((of) => flow[of]),
    );
    expect(printed.filter((net) => Object.is(net, -0) || net !== Math.round(net * 100) / 100)).toEqual([]);
  });

  it('is a credible part of what the stock traded, and foreigners buy within their room', () => {
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

  it('has foreigners and brokers’ own books on different figures, mostly on opposite sides', () => {
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

  it('lasts: a day of foreign buying is followed by another more often than not', () => {
    const same = totals.filter(({ foreign }, i) => i > 0 && foreign * totals[i - 1]!.foreign > 0).length;
    expect(same / (totals.length - 1)).toBeGreaterThan(0.6);
  });
});

describe('a flow', () => {
  const quote = sessions.at(-1)!.quotes[0]!;

  it('is a pure function of the seed, the stock and its day', () => {
    expect(flowOf(34, quote)).toEqual(flowOf(34, { ...quote }));
    expect(flowOf(35, quote)).not.toEqual(flowOf(34, quote));
    const before = market.quote(quote.listing, days.at(-2)!)!;
    expect(flowOf(34, before)).not.toEqual(flowOf(34, quote));
  });

  it('is nothing where nothing was matched', () => {
    expect(flowOf(34, { ...quote, value: 0 })).toEqual({
      foreign: 0,
      proprietary: 0,
      institution: 0,
      individual: 0,
    });
  });

  it('leaves funds out', () => {
    const funds = market.listings.filter(({ kind }) => kind === 'etf').map(({ symbol }) => symbol);
    const told = flowsOn(market, days.at(-1)!).map(({ symbol }) => symbol);
    expect(told.filter((symbol) => funds.includes(symbol))).toEqual([]);
  });
});
