import type { Candles } from '../../../src/market/candles';
import type { StudyEvidence, StudyKind, StudySignal } from '../../../src/market/studies/signal';

/**
 * The four rules once more, written from their text without a line of the product's: every window is looked at again on
 * every bar, so that nothing is carried over wrongly.
 */
export function recomputed(candles: Candles): Record<StudyKind, StudySignal[]> {
  const { open, high, low, close, volume } = candles;
  const bars = close.map((_, t) => t);
  const window = (values: readonly number[], t: number, n: number) => values.slice(t - n + 1, t + 1);
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const average = (n: number, t: number) => mean(window(close, t, n));
  const over = (a: number, b: number) => a - b > 1e-9 * Math.abs(b);
  const least = (a: number, b: number) => !over(b, a) || Math.abs(a - b) <= 1e-9 * Math.abs(b);

  const ranges = wilder(
    bars.map((t) =>
      t === 0
        ? high[0]! - low[0]!
        : Math.max(high[t]! - low[t]!, Math.abs(high[t]! - close[t - 1]!), Math.abs(low[t]! - close[t - 1]!)),
    ),
  );
  const moves = bars.slice(1).map((t) => close[t]! - close[t - 1]!);
  const gains = wilder(moves.map((move) => Math.max(0, move)));
  const losses = wilder(moves.map((move) => Math.max(0, -move)));
  const momentum = (t: number) => {
    const [gain, loss] = [gains[t - 1], losses[t - 1]];
    return gain === undefined || loss === undefined ? null : (100 * gain) / (gain + loss || 1);
  };

  const pivots = bars.filter((b) => {
    const around = Array.from({ length: 11 }, (_, i) => (b - 5 + i < 0 ? null : momentum(b - 5 + i)));
    return around.every((value) => value !== null && !over(around[5]!, value));
  });
  const divergences = pivots.flatMap((b, i) => {
    const a = pivots[i - 1];
    if (a === undefined || b - a < 5 || b - a > 60 || b + 5 >= close.length) return [];
    if (!(low[b]! < low[a]! && over(momentum(b)!, momentum(a)!) && momentum(a)! < 40)) return [];
    const pivot = (index: number) => ({ index, low: low[index]!, rsi: momentum(index)! });
    return [signal(b + 5, low[b]!, { kind: 'buy_divergence', first: pivot(a), second: pivot(b) })];
  });

  const top = (t: number) => Math.max(...window(high, t - 1, 55));
  const breakouts: number[] = [];
  for (let t = 56; t < close.length; t += 1) {
    const isFirst = !breakouts.some((earlier) => t - earlier <= 10);
    const crosses = close[t]! > top(t) && close[t - 1]! <= top(t - 1);
    const isLoud = volume[t]! >= 1.5 * mean(window(volume.map(Number), t - 1, 20));
    if (isFirst && crosses && isLoud && least(close[t]!, (high[t]! + low[t]!) / 2)) breakouts.push(t);
  }
  const peakOf = (t: number) => bars.findLast((i) => i < t && high[i] === top(t))!;

  const tests = new Map<number, StudySignal>();
  for (const start of breakouts) {
    const [level, range] = [top(start), ranges[start]!];
    const followers = bars.filter((t) => t > start && t <= start + 30);
    const end = followers.find((t) => over(level - range, close[t]!)) ?? Infinity;
    const found = followers.find(
      (t) =>
        t < end &&
        t >= start + 3 &&
        least(Math.max(...high.slice(start, t)), level + range) &&
        least(level + range / 2, low[t]!) &&
        close[t]! >= level &&
        close[t]! > open[t]! &&
        Number(volume[t]) < Number(volume[start]),
    );
    if (found === undefined) continue;
    const evidence = { kind: 'buy_back_test', breakout: start, level, peak: peakOf(start), range } as const;
    tests.set(found, signal(found, level - range, evidence));
  }

  const isTrend = (t: number) =>
    t >= 251 &&
    over(close[t]!, average(50, t)) &&
    over(average(50, t), average(150, t)) &&
    over(average(150, t), average(200, t)) &&
    over(average(200, t), average(200, t - 22)) &&
    least(close[t]!, 1.3 * Math.min(...window(low, t, 252))) &&
    least(close[t]!, 0.75 * Math.max(...window(high, t, 252)));
  const trends: number[] = [];
  for (const t of bars) {
    if (isTrend(t) && !isTrend(t - 1) && !trends.some((earlier) => t - earlier <= 20)) trends.push(t);
  }

  function signal(index: number, voidBelow: number, evidence: StudyEvidence): StudySignal {
    return { kind: evidence.kind, index, price: close[index]!, voidBelow, evidence };
  }

  return {
    buy_divergence: divergences,
    buy_break_out: breakouts.map((t) =>
      signal(t, top(t) - ranges[t]!, {
        kind: 'buy_break_out',
        level: top(t),
        peak: peakOf(t),
        volume: volume[t]!,
        usualVolume: mean(window(volume.map(Number), t - 1, 20)),
      }),
    ),
    buy_back_test: [...tests.values()].sort((a, b) => a.index - b.index),
    buy_trend_up: trends.map((t) =>
      signal(t, average(50, t), {
        kind: 'buy_trend_up',
        averages: { 50: average(50, t), 150: average(150, t), 200: average(200, t) },
        monthAgo: average(200, t - 22),
        yearLow: Math.min(...window(low, t, 252)),
        yearHigh: Math.max(...window(high, t, 252)),
      }),
    ),
  };
}

/** Wilder's average of 14, from the plain mean of the first 14 on; undefined before that. */
function wilder(values: readonly number[]): (number | undefined)[] {
  const averages: (number | undefined)[] = [];
  for (const [i, value] of values.entries()) {
    if (i < 13) averages.push(undefined);
    else if (i === 13) averages.push(values.slice(0, 14).reduce((a, b) => a + b, 0) / 14);
    else averages.push((averages[i - 1]! * 13 + value) / 14);
  }
  return averages;
}
