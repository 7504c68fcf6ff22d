import type { FollowedSymbol } from '../../../src/market/outcomes/followed-market';
import { planPricesOf } from '../../../src/market/plan/plan-prices';
import type { StudyKind, StudySignal } from '../../../src/market/studies/signal';
import { net } from './outcomes';

type Series = Pick<FollowedSymbol, 'symbol' | 'candles' | 'signals'>;

/** 25 August 2022: what was bought before could be sold from the morning of the third trading day on. */
const NEW_RULE = Date.parse('2022-08-25') / 1_000;

/**
 * The record of a kind after so many trading days from a table of all purchases: each symbol's on each trading day, their
 * means by trading day, and the cases as rows of it. For series that begin together and miss no trading day.
 */
export function recordByHand(series: readonly Series[], kind: StudyKind, days: number) {
  const table = series.map(({ candles: { open, close } }) =>
    open.map((price, i) => (i + days < close.length ? net(price, close[i + days]!) : NaN)),
  );
  const cases = series.flatMap(({ candles, signals }, row) =>
    signals
      .filter((signal) => signal.kind === kind)
      .map(({ index }) => ({ row, day: index + 1, time: candles.time[index + 1]! })),
  );
  const complete = cases.filter(({ row, day }) => table[row]![day]! > -Infinity);
  const results = complete.map(({ row, day }) => table[row]![day]!);
  const months = new Map<string, number[]>();
  for (const { row, day, time } of complete) {
    const month = new Date(time * 1_000).toISOString().slice(0, 7);
    const excess = table[row]![day]! - average(table.map((each) => each[day]!));
    months.set(month, [...(months.get(month) ?? []), excess]);
  }
  const means = [...months.values()].map(average);
  const mean = average(means);
  const spread = Math.sqrt(average(means.map((each) => (each - mean) ** 2)) / (means.length - 1));
  const margin = spread * tOf(means.length - 1);
  const isEnough = results.length >= 30 && means.length >= 12;
  return {
    all: cases.length,
    count: results.length,
    hitRate: average(results.map((each) => (each > 0 ? 1 : 0))),
    raw: average(results),
    months: means.length,
    mean,
    from: mean - margin,
    to: mean + margin,
    verdict: isEnough ? wordOf(mean, margin) : null,
  };
}

/** What a plan brought, from the prices of the trading days in which it can be sold, one after the other. */
export function planByHand({ symbol, candles }: Series, signal: StudySignal): number | null {
  const { open, high, low, close, time } = candles;
  const bought = signal.index + 1;
  if (bought + 10 >= close.length) return null;
  const entry = open[bought]!;
  const { stop, target } = planPricesOf({ ...signal, entryPrice: entry }, symbol, null);
  const [least, most] = [stop / 1_000, target / 1_000];
  if (entry <= least || entry >= most) return null;

  const first = bought + (time[bought]! >= NEW_RULE ? 2 : 3);
  const days = close.map((_, i) => i).slice(first, bought + 11);
  const day = days.find((i) => low[i]! <= least || high[i]! >= most);
  if (day === undefined) return net(entry, close[bought + 10]!);
  if (low[day]! <= least) return net(entry, open[day]! < least ? open[day]! : least);
  return net(entry, open[day]! > most ? open[day]! : most);
}

/** The 97.5 % quantile of the t distribution from its density, added up in small steps of an angle. */
export function tOf(freedom: number): number {
  const steps = 200_000;
  const width = Math.PI / 2 / steps;
  const density = (step: number) => Math.cos((step + 0.5) * width) ** (freedom - 1);
  let whole = 0;
  for (let step = 0; step < steps; step += 1) whole += density(step);
  let [part, step] = [0, 0];
  while (part < 0.95 * whole) part += density(step++);
  return Math.tan(step * width) * Math.sqrt(freedom);
}

function wordOf(mean: number, margin: number) {
  if (mean > margin) return 'better';
  return mean < -margin ? 'worse' : 'same';
}

function average(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
