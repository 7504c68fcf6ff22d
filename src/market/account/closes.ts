import type { Candles } from '../candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../day';
import { toVnd } from '../format';
import { exPriceInDong, type ExDay } from './rights';

/** Daily closes as they were matched, in thousand đồng, or of an index in points. */
export type Closes = Pick<Candles, 'time' | 'close'>;

/**
 * Follows a symbol from day to day: returns its last close until a day in whole đồng (of an index in thousandths of a
 * point), null before the first one. A close that is carried forward over an ex-date is lowered by what that took. Days
 * come in order; all of them together cost as long as there are bars.
 */
export function followCloses({ time, close }: Closes, exDays: readonly ExDay[] = []) {
  let [bars, passed] = [0, 0];
  let price: number | null = null;
  let closed: Day = '';
  return (day: Day): number | null => {
    for (const until = epochSecondsOf(day); bars < time.length && time[bars]! <= until; bars += 1) {
      price = toVnd(close[bars]!);
      closed = dayOfEpochSeconds(time[bars]!);
    }
    for (; passed < exDays.length && exDays[passed]!.day <= day; passed += 1) {
      if (price !== null && exDays[passed]!.day > closed) price = exPriceInDong(price, exDays[passed]!);
    }
    return price;
  };
}
