import { describe, expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket, type Market } from '../../../mock-server/simulator/simulator';
import type { Candles, CandleColumn } from '../../../src/market/candles';
import type { StudyKind } from '../../../src/market/studies/signal';
import { studySignals } from '../../../src/market/studies/studies';
import {
  corr,
  mean,
  median,
  meansByMonth,
  standardised,
  intervalOf,
} from '../../support/mock-server/statistics';
import { seeds } from '../../support/mock-server/checklist';

/** The year of the newest day changes what a seed shows: three years and five, counted from here. */
const END = new Date('2026-11-25T09:00:00Z');
const THREE_YEARS = 750;
const HOLDING = 10;
const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

const stocks = universe.filter(({ inVn30 }) => inVn30);
const measured = seeds.map((seed) => statisticsOf(createMarket({ seed, now: () => END })));

describe('three years of the thirty stocks of VN30', () => {
  // Bounds of the medians of ten seeds.
  it.each([
    ['sigma', 'the deviation of a day’s return, in percent', 1.6, 2.1],
    ['kurtosis', 'fat tails', 2, 4.5],
    ['clustering', 'a nervous day after another', 0.15, 0.3],
    ['together', 'the correlation of two stocks', 0.33, 0.45],
    ['atLimit', 'days that close at a limit, in percent', 1, 3],
    ['panics', 'days with ten or more of them at a limit', 2, 9],
    ['range', 'a day’s range over its return', 1.7, 2.1],
    ['volume1', 'volumes of two days', 0.6, 0.8],
    ['volume20', 'volumes a month apart', 0.4, 0.6],
    ['worst', 'the worst day of all together, in percent', -8, -5],
    ['skew', 'the skew of all together', -1.5, -0.5],
  ] as const)('move as measured in the market: %s (%s)', (figure, _, least, most) => {
    const middle = median(measured.map((each) => each[figure]));

    expect(middle).toBeGreaterThanOrEqual(least);
    expect(middle).toBeLessThanOrEqual(most);
  });
});

describe('no kind of signal earns more than the same day’s symbols', () => {
  it.each(KINDS)('%s, ten days after the next open, by its months', (kind) => {
    const without = measured.filter(({ edges }) => edges[kind].from <= 0 && edges[kind].to >= 0);

    expect(without.length).toBeGreaterThanOrEqual(9);
  });
});

function statisticsOf(market: Market) {
  const days = market.days().slice(-THREE_YEARS);
  const start = Date.parse(days[0]!) / 1000;
  const members = stocks.map((listing) => {
    const { adjusted } = market.history(listing);
    const from = adjusted.time.indexOf(start);
    const column = (name: CandleColumn) => adjusted[name].slice(from).map(Number);
    const before = adjusted.close.slice(from - 1, -1);
    const returns = column('close').map((close, i) => close / before[i]! - 1);
    const low = column('low');
    const ranges = column('high').map((high, i) => (high - low[i]!) / before[i]!);
    const isAtLimit = days.map((day) => {
      const colour = market.quote(listing, day)?.colour;
      return colour === 'ceiling' || colour === 'floor' ? 1 : 0;
    });
    return { returns, ranges, isAtLimit, volumes: column('volume').map(Math.log) };
  });
  const each = (figure: (member: (typeof members)[number]) => number) => median(members.map(figure));
  const later = (values: readonly number[], lag: number) => corr(values.slice(0, -lag), values.slice(lag));
  const size = (values: readonly number[]) => values.map(Math.abs);
  const all = days.map((_, i) => mean(members.map(({ returns }) => returns[i]!)));
  const pairs = members.flatMap((one, i) =>
    members.slice(0, i).map((other) => corr(one.returns, other.returns)),
  );
  return {
    sigma:
      100 *
      mean(members.map(({ returns }) => Math.sqrt(mean(returns.map((r) => r ** 2)) - mean(returns) ** 2))),
    kurtosis: each(({ returns }) => mean(standardised(returns).map((z) => z ** 4)) - 3),
    clustering: each(({ returns }) => later(size(returns), 1)),
    together: mean(pairs),
    atLimit: 100 * mean(members.flatMap(({ isAtLimit }) => isAtLimit)),
    panics: days.filter((_, i) => members.filter(({ isAtLimit }) => isAtLimit[i] === 1).length >= 10).length,
    range: each(({ ranges, returns }) => mean(ranges) / mean(size(returns))),
    volume1: each(({ volumes }) => later(volumes, 1)),
    volume20: each(({ volumes }) => later(volumes, 20)),
    worst: 100 * Math.min(...all),
    skew: mean(standardised(all).map((z) => z ** 3)),
    edges: edgesOf(market),
  };
}

/** The return of each case from the next open, above that of all stocks bought on the same day; by kind. */
function edgesOf(market: Market) {
  const histories = stocks.map((listing) => market.history(listing).adjusted);
  const bought = (candles: Candles, i: number) => candles.close[i + HOLDING]! / candles.open[i]! - 1;
  const onDay = new Map<number, number[]>();
  for (const candles of histories)
    for (let i = 0; i + HOLDING < candles.time.length; i += 1) {
      const found = onDay.get(candles.time[i]!) ?? [];
      onDay.set(candles.time[i]!, [...found, bought(candles, i)]);
    }
  const usual = new Map([...onDay].map(([time, returns]) => [time, mean(returns)]));
  const cases = histories.flatMap((candles) =>
    studySignals(candles).flatMap(({ kind, index }) => {
      const at = index + 1;
      if (at + HOLDING >= candles.time.length) return [];
      const time = candles.time[at]!;
      return [
        {
          kind,
          month: new Date(time * 1000).toISOString().slice(0, 7),
          excess: bought(candles, at) - usual.get(time)!,
        },
      ];
    }),
  );
  return Object.fromEntries(
    KINDS.map((kind) => [kind, intervalOf(meansByMonth(cases.filter((each) => each.kind === kind)))]),
  ) as Record<StudyKind, { from: number; to: number }>;
}
