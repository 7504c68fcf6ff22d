import type { Candles } from '../candles';
import { sma } from '../indicators';
import { highest, lowest } from '../rolling';
import { exceeds, reaches } from './compare';
import type { StudySignal } from './signal';

const YEAR = 252;
const MONTH = 22;
const QUIET_BARS = 20;

/**
 * buy_trend_up: the first bar of a trend, price is its close; none in the 20 bars after one. Rule:
 * Minervini's trend template without relative strength; the 252nd bar of history is the first that may count.
 */
export function trendUp({ high, low, close }: Candles): StudySignal[] {
  const [short, middle, long] = [sma(close, 50), sma(close, 150), sma(close, 200)];
  const [yearHigh, yearLow] = [highest(high, YEAR), lowest(low, YEAR)];
  const isUp = (t: number) =>
    exceeds(close[t]!, short[t]!) &&
    exceeds(short[t]!, middle[t]!) &&
    exceeds(middle[t]!, long[t]!) &&
    exceeds(long[t]!, long[t - MONTH]!) &&
    reaches(close[t]!, 1.3 * yearLow[t]!) &&
    reaches(close[t]!, 0.75 * yearHigh[t]!);

  const signals: StudySignal[] = [];
  let newest = -Infinity;
  for (let t = YEAR - 1; t < close.length; t += 1) {
    const begins = isUp(t) && !(t >= YEAR && isUp(t - 1));
    if (!begins || t - newest <= QUIET_BARS) continue;
    newest = t;
    signals.push({
      kind: 'buy_trend_up',
      index: t,
      price: close[t]!,
      voidBelow: short[t]!,
      evidence: {
        kind: 'buy_trend_up',
        averages: { 50: short[t]!, 150: middle[t]!, 200: long[t]! },
        monthAgo: long[t - MONTH]!,
        yearLow: yearLow[t]!,
        yearHigh: yearHigh[t]!,
      },
    });
  }
  return signals;
}
