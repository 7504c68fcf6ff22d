import { BAND_PERCENT, SPECIAL_PERCENT } from './band';
import { countTradingDays } from './calendar';
import { sliceBars, type Candles } from './candles';
import { DAY_SECONDS, dayOfEpochSeconds, type Day } from './day';
import { isIndex, securityKindOf, type Exchange, type SecurityKind } from './exchange';
import { toThousand, toVnd } from './format';
import { tickSize } from './tick';

/** Whose daily bars they are. */
export type ListedSeries = {
  symbol: string;
  /** The exchange that it is listed on now; the widest band of all where that is not known. */
  exchange: Exchange | null;
  /** The ex-dates that explain a step, of bars at the prices that were matched; none of adjusted ones. */
  exDays?: ReadonlySet<Day>;
};

/** No band is narrower, as a share of the reference. */
const NARROWEST = 0.07;

/** An index has no limits; it has never moved as far in a day, as its members could not. */
const INDEX_SHARE = 0.15;

/**
 * A gap of so many trading days gives a bar the wide band: who moves to another exchange is without a match for about a week,
 * and what comes back from a halt of 25 trading days has that band as well (trading rules of the exchanges).
 */
const GAP = 5;

/** What rounding may add to a price, as a share and in thousand đồng: of both prices to the cent, and of a feed's figures. */
const ROUNDING = { share: 0.001, price: 0.011 };

/**
 * The positions of the daily bars that lie beyond what their exchange allows around the close before them, by their open or
 * their close, without an ex-date that explains it: those before them are of other prices. None of warrants and futures, whose
 * limits no close determines.
 */
export function stepsIn(candles: Candles, { symbol, exchange, exDays }: ListedSeries): readonly number[] {
  const kind = securityKindOf(symbol);
  if (kind === null && !isIndex(symbol)) return [];
  const { time, open, close, volume } = candles;
  const share = kind === null ? INDEX_SHARE : NARROWEST;
  const isFar = (i: number) => {
    const before = close[i - 1]!;
    return Math.max(Math.abs(open[i]! - before), Math.abs(close[i]! - before)) > share * before;
  };
  const far = close.flatMap((_, i) => (i > 0 && isFar(i) && volume[i] !== 0 ? [i] : []));
  const unexplained = exDays ? far.filter((i) => !exDays.has(dayOfEpochSeconds(time[i]!))) : far;
  if (kind === null || unexplained.length === 0) return unexplained;

  const gaps = gapsIn(candles);
  const newest = Math.max(...gaps);
  return unexplained.filter((i) =>
    // Before a gap it may have been on another exchange.
    isBeyond(candles, i, { kind, on: i < newest ? null : exchange, isSpecial: gaps.has(i) }),
  );
}

/** The bars from the last step on, which alone are of one kind of prices; all of them where there is none. */
export function sinceStep(candles: Candles, series: ListedSeries): Candles {
  const step = stepsIn(candles, series).at(-1);
  return step === undefined ? candles : sliceBars(candles, step);
}

/**
 * Whether a price can have come of another one within so many trading days, the first of which may have had the wide band: where
 * not, the two are not of one kind of prices.
 */
export function canReach(
  price: number,
  { from, days, exchange }: { from: number; days: number; exchange: Exchange | null },
): boolean {
  const on = exchange ?? 'UPCOM';
  const [wide, usual] = [SPECIAL_PERCENT[on] / 100, BAND_PERCENT[on] / 100];
  const [highest, lowest] = [1, -1].map(
    (sign) => (1 + sign * wide) * (1 + sign * usual) ** Math.max(days - 1, 0),
  );
  const slack = from * ROUNDING.share + ROUNDING.price;
  return price <= from * highest! + slack && price >= from * lowest! - slack;
}

type Limits = { kind: SecurityKind; on: Exchange | null; isSpecial: boolean };

/** Whether a bar leaves the limits around the close before it, at their widest. */
function isBeyond({ open, high, low, close, volume }: Candles, index: number, limits: Limits): boolean {
  const { kind, on, isSpecial } = limits;
  const matched = volume.findLastIndex((shares, i) => i < index && shares !== 0);
  // A first day, whose reference nobody has matched.
  if (matched === -1) return false;
  const exchange = on ?? 'UPCOM';
  const percent = (isSpecial ? SPECIAL_PERCENT : BAND_PERCENT)[exchange];
  const before = close[index - 1]!;
  // UPCoM's reference is the average price of the day before.
  const [highest, lowest] = exchange === 'UPCOM' ? [high[matched]!, low[matched]!] : [before, before];
  const reach = (reference: number) =>
    Math.max((reference * percent) / 100, toThousand(tickSize(exchange, toVnd(reference), kind)));
  const rounding = before * ROUNDING.share + ROUNDING.price;
  const [ceiling, floor] = [highest + reach(highest) + rounding, lowest - reach(lowest) - rounding];
  return [open[index]!, close[index]!].some((price) => price > ceiling || price < floor);
}

/** The positions of the bars before which so many trading days were without a match. */
function gapsIn({ time, volume }: Candles): ReadonlySet<number> {
  const gaps = new Set<number>();
  let matched: number | null = null;
  for (const [i, to] of time.entries()) {
    if (volume[i] === 0) continue;
    const from = matched ?? to;
    // Most are followed by the next day, without the calendar.
    const isLong = to - from > GAP * DAY_SECONDS;
    if (isLong && countTradingDays(dayOfEpochSeconds(from), dayOfEpochSeconds(to)) > GAP) gaps.add(i);
    matched = to;
  }
  return gaps;
}
