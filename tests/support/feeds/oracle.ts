import type { CandlesQuery } from '../../../src/graph/candles.generated';
import { addTradingDays, isTradingDay } from '../../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../src/market/day';
import type { Quote } from '../../../src/market/quote';
import { TODAY } from './clock';
import type { Kind } from './kinds';
import type { Truth } from './truth';

type Series = CandlesQuery['candles'];

/** What is right of a symbol on a feed that is odd in these ways. */
export function oracleOf(truth: Truth, kinds: readonly Kind[], symbol = 'FPT') {
  const daysBack = kinds.reduce((sum, kind) => sum + (kind.daysBack ?? 0), 0);
  const newest = addTradingDays(TODAY, -daysBack);
  const step = kinds.find(({ stepsBack }) => stepsBack !== undefined)?.stepsBack;
  const stepDay = step === undefined ? '' : addTradingDays(TODAY, -step);
  const isUnmatched = kinds.some((kind) => kind.isUnmatched);
  const isRepeated = kinds.some((kind) => kind.isRepeated) && kinds.some((kind) => kind.lacksVolume);
  const bars = truth.dayBars(symbol);

  /** The closes that a day may be shown with. */
  function closesOf(day: Day): readonly number[] {
    const factor = day < stepDay ? 2 : 1;
    const bar = bars.get(day);
    if (!bar) return [];
    if (isUnmatched && day >= newest) {
      const before = [1, 2, 3].map((n) => addTradingDays(day, -n));
      return before.flatMap((each) => (bars.get(each)?.close ?? NaN) * (each < stepDay ? 2 : 1));
    }
    return isRepeated && day === TODAY ? [bar.close, bar.open] : [factor * bar.close];
  }

  const isClose = (price: number, day: Day) =>
    closesOf(day).some((close) => Math.abs(price / close - 1) < 1e-6);

  return {
    /** The newest day that the feed has a readable row of. */
    newest,
    /** The closes that are right for a day. */
    closesOf,
    /** What is wrong with a price that says its day. */
    wrongQuote(quote: Quote | null): readonly string[] {
      if (quote === null || quote.price === null) return [];
      const { price, day } = quote;
      if (day === null || day > TODAY) return [`a price of ${day}`];
      // The list of the API is right, and of today.
      const isListed = day === TODAY && price === truth.closeOn(symbol, TODAY);
      return isListed || isClose(price, day) ? [] : [`${price} on ${day}, right is ${closesOf(day).join()}`];
    },
    /** What is wrong with daily bars. */
    wrongDays(series: Series | null): readonly string[] {
      if (series === null) return [];
      const wrong: string[] = [];
      for (const [i, time] of series.time.entries()) {
        const day = dayOfEpochSeconds(time);
        if (time !== epochSecondsOf(day) || !isTradingDay(day) || day > TODAY) wrong.push(`a bar of ${day}`);
        else if (i > 0 && time <= series.time[i - 1]!) wrong.push(`${day} after a later day`);
        else if (!isClose(series.close[i]!, day)) {
          wrong.push(`${series.close[i]} on ${day}, right is ${closesOf(day).join()}`);
        }
      }
      return [...wrong.slice(0, 3), ...countedIn(series)];
    },
    /** What is wrong with bars of minutes. */
    wrongMinutes(series: Series | null): readonly string[] {
      if (series === null) return [];
      const closes = truth.minutesByEnd(symbol);
      const wrong = series.time.flatMap((time, i) => {
        const ends = [60, 300, 900, 3600].map((length) => closes.get(time + length)?.close);
        const price = series.close[i]!;
        const isForming = time + 3600 > truth.now.getTime() / 1000;
        const factor = dayOfEpochSeconds(time) < stepDay ? 2 : 1;
        const isRight =
          ends.some((close) => close !== undefined && Math.abs((factor * close) / price - 1) < 1e-6) ||
          (isForming && isClose(price, TODAY));
        return isRight ? [] : [`${price} at ${new Date(time * 1000).toISOString()}`];
      });
      return wrong.slice(0, 3);
    },
  };

  /** Days between the first and the last that are neither shown nor counted. */
  function countedIn({ time, leftOut, availability }: Series): readonly string[] {
    if (time.length === 0) return availability === 'READY' ? ['ready without a bar'] : [];
    const [first, last] = [dayOfEpochSeconds(time[0]!), dayOfEpochSeconds(time.at(-1)!)];
    const missing = [...bars.keys()].filter((day) => day >= first && day <= last).length - time.length;
    const isCounted = kinds.some(({ hasGaps }) => hasGaps) || missing <= leftOut.length;
    return isCounted ? [] : [`${missing} days are missing, ${leftOut.length} are counted`];
  }
}
