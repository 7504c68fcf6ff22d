import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import type { Snapshot } from './board';
import type { History } from './history';
import { hash32 } from './hash';
import { CLOSING_MATCH, FIRST_MATCH, OPENING_MATCH, TIMETABLES, type Second } from './intraday/timetable';
import type { RunningDay } from './running-day';
import type { TradingClock } from './trading-clock';

/** What an auction would match now; the price in VND. */
export type Expected = { price: number; volume: number };

/** An auction, which takes orders for a quarter of an hour. */
const LENGTH = 15 * 60;
const LOT = 100;

/**
 * Creates the expected match of a listing while an auction of its exchange takes orders; null at any other time. The price
 * nears the one that will be matched, and so do the shares.
 */
export function createAuction(seed: number, clock: TradingClock, history: History, day: RunningDay) {
  return (listing: Listing, snapshot: Snapshot): Expected | null => {
    const second = clock.second();
    const end = second === null ? null : auctionEnd(listing, second);
    if (second === null || end === null || snapshot.isHalted) return null;
    const i = history.newest();
    const from = end - LENGTH;
    const matched = day.volumeAt(listing, i, end) - day.volumeAt(listing, i, from);
    const last = day.priceAt(listing, i, end);
    if (matched <= 0 || last === null) return null;

    const { exchange, kind, symbol } = listing;
    const part = (second - from) / LENGTH;
    const first = snapshot.bar?.close ?? snapshot.reference;
    const doubt = (1 - part) * 0.004 * ((hash32(`${seed} auction ${symbol} ${i} ${second}`) % 201) / 100 - 1);
    const price = roundToTick((first + (last - first) * part) * (1 + doubt), exchange, kind, 'nearest');
    return {
      price: Math.min(snapshot.ceiling, Math.max(snapshot.floor, price)),
      volume: Math.max(LOT, Math.round((matched * part) / LOT) * LOT),
    };
  };
}

/** When the auction that takes orders at a second will match. */
function auctionEnd({ exchange }: Listing, second: Second): Second | null {
  const { opening, closing } = TIMETABLES[exchange];
  if (opening > 0 && second >= FIRST_MATCH && second < OPENING_MATCH) return OPENING_MATCH;
  return closing > 0 && second >= CLOSING_MATCH - LENGTH && second < CLOSING_MATCH ? CLOSING_MATCH : null;
}
