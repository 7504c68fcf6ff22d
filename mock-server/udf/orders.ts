import { toThousand, toVnd } from '../../src/market/format';
import { tickSize } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import { hash32, type Market } from '../simulator/simulator';

/** A best order's part of a usual day's volume, and how much more waits at a limit. */
const SMALLEST_PART = 0.001;
const LARGEST_PART = 0.012;
const QUEUE_AT_LIMIT = 8;

type Snapshot = ReturnType<Market['snapshot']>;

/**
 * The best bid and ask with their volumes: the last match is the best bid, one tick below the best ask. At a limit only
 * one side waits, at the limit itself; a halted stock has no orders.
 */
export function bestOrdersOf(market: Market, listing: Listing, snapshot: Snapshot) {
  const { exchange, kind } = listing;
  const { bar, reference, ceiling, floor, isHalted } = snapshot;
  if (isHalted) return {};
  const close = bar?.close ?? reference;
  const [isCeiling, isFloor] = [close >= ceiling, close <= floor];
  return {
    ...(!isCeiling && {
      ask: toThousand(isFloor ? floor : close + tickSize(exchange, close, kind)),
      ask_volume: volumeOf(market, listing, 'ask', isFloor),
    }),
    ...(!isFloor && { bid: toThousand(close), bid_volume: volumeOf(market, listing, 'bid', isCeiling) }),
  };
}

/** The second and the third level of each side, a tick apart and within the limits. */
export function furtherOrdersOf(market: Market, listing: Listing, snapshot: Snapshot) {
  const { ask, bid } = bestOrdersOf(market, listing, snapshot);
  const { exchange, kind } = listing;
  const { ceiling, floor } = snapshot;
  const levels: Record<string, number> = {};
  const add = (name: string, price: number) => {
    levels[name] = toThousand(price);
    levels[`${name}_volume`] = volumeOf(market, listing, name, false);
  };
  let price = ask === undefined ? Infinity : toVnd(ask);
  for (const name of ['ask2', 'ask3']) {
    price += price === Infinity ? 0 : tickSize(exchange, price, kind);
    if (price <= ceiling) add(name, price);
  }
  price = bid === undefined ? -Infinity : toVnd(bid);
  for (const name of ['bid2', 'bid3']) {
    // Just below a price a tick may be smaller.
    price -= price === -Infinity ? 0 : tickSize(exchange, price - 1, kind);
    if (price >= floor) add(name, price);
  }
  return levels;
}

function volumeOf(market: Market, listing: Listing, side: string, isQueue: boolean) {
  const { symbol, baseVolume } = listing;
  const moment = `${market.seed} ${side} ${symbol} ${market.today()} ${market.second() ?? 'closed'}`;
  const part = SMALLEST_PART + (LARGEST_PART - SMALLEST_PART) * ((hash32(moment) % 1000) / 1000);
  return Math.max(100, Math.round((baseVolume * part * (isQueue ? QUEUE_AT_LIMIT : 1)) / 100) * 100);
}
