import type { Exchange } from '../../../src/market/exchange';
import type { Listing } from '../../listing/table';
import type { DayBar } from '../bars';
import { createSeededRandom } from '../seeded-random';
import { intervalBars } from './interval-bars';
import { createPricePath } from './price-path';
import { CLOSING_MATCH, LAST_MATCH, matchingMinutes, type Second } from './timetable';
import { createVolumePath, volumeProfileOf } from './volume-path';

/**
 * Simulates how the bar of a trading day came about: at each second the bar so far, null before the first match. It
 * stands still over lunch and between auctions, matches whole lots, and ends as exactly the bar of the day. It is a pure
 * function of the seed, the symbol, the trading day and the second; the cache only makes it faster.
 */
export function createIntraday(seed: number, listing: Listing, tradingDay: number, day: DayBar) {
  const { symbol, exchange } = listing;
  const random = createSeededRandom(`${seed} tick ${symbol} ${tradingDay}`);
  const price = createPricePath(listing, day, random);
  const profile = volumeProfileOf(createSeededRandom(`${seed} pace ${tradingDay}`), random, exchange);
  const volumeAt = createVolumePath(exchange, day.volume, profile);
  let cached = { minute: 0, high: day.open, low: day.open };

  let firstMatch = Infinity;
  const hasMatched = (second: Second) => {
    if (second < firstMatch && volumeAt(second) > 0) firstMatch = second;
    return second >= firstMatch;
  };
  const priceAt = (second: Second, passed = matchingMinutes(exchange, second).passed): number | null => {
    if (!hasMatched(second)) return null;
    return isClosePriceKnown(exchange, second) ? day.close : price(passed);
  };
  const barAt = (second: Second): DayBar | null => {
    const volume = volumeAt(second);
    if (volume === 0) return null;
    if (isClosePriceKnown(exchange, second)) return { ...day, volume };

    const { passed } = matchingMinutes(exchange, second);
    const minute = Math.floor(passed);
    if (minute < cached.minute) cached = { minute: 0, high: day.open, low: day.open };
    let { high, low } = cached;
    for (let each = cached.minute; each <= minute; each += 1) {
      high = Math.max(high, price(each));
      low = Math.min(low, price(each));
    }
    cached = { minute, high, low };
    const close = price(passed);
    return { open: day.open, high: Math.max(high, close), low: Math.min(low, close), close, volume };
  };
  return {
    barAt,
    /** The price of the last match, null before the first; faster with the minutes of matching that have passed. */
    priceAt,
    volumeAt,
    /** The bars of so many minutes until a second of the day, all of a closed day. */
    intervals: (minutes: number, until?: Second) =>
      intervalBars(
        {
          exchange,
          day,
          priceAfter: price,
          volumeAt,
          isClosed: (second) => isClosePriceKnown(exchange, second),
        },
        minutes,
        until,
      ),
  };
}

function isClosePriceKnown(exchange: Exchange, second: Second) {
  return second >= (exchange === 'UPCOM' ? LAST_MATCH : CLOSING_MATCH);
}
