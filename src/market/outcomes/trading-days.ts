import { countTradingDays } from '../calendar';
import { dayOfEpochSeconds } from '../day';
import type { Candles } from '../candles';

const counted = new WeakMap<Candles, readonly number[]>();

/**
 * The number of each bar's trading day, counted from the first bar: a stock lacks the bars of days on which it was
 * halted or not matched. A bar on a day without trading belongs to the trading day before.
 */
function tradingDayNumbers(candles: Candles): readonly number[] {
  const known = counted.get(candles);
  if (known) return known;

  const numbers: number[] = [];
  candles.time.forEach((time, i) => {
    const before = candles.time[i - 1];
    const since =
      before === undefined ? 0 : countTradingDays(dayOfEpochSeconds(before), dayOfEpochSeconds(time));
    numbers.push((numbers[i - 1] ?? 0) + since);
  });
  counted.set(candles, numbers);
  return numbers;
}

/** The last bar until so many trading days after a bar; null where that day is to come. */
export function barAfterDays(candles: Candles, index: number, count: number): number | null {
  const numbers = tradingDayNumbers(candles);
  const target = numbers[index]! + count;
  let bar = numbers.length - 1;
  if (numbers[bar]! < target) return null;
  bar = Math.min(bar, index + count);
  while (numbers[bar]! > target) bar -= 1;
  while (numbers[bar + 1] !== undefined && numbers[bar + 1]! <= target) bar += 1;
  return bar;
}
