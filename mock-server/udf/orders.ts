import { toThousand } from '../../src/market/format';
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
  const { symbol, exchange, kind, baseVolume } = listing;
  const { bar, reference, ceiling, floor, isHalted } = snapshot;
  if (isHalted) return {};
  const close = bar?.close ?? reference;
  const [isCeiling, isFloor] = [close >= ceiling, close <= floor];
  const volume = (side: string, isQueue: boolean) => {
    const moment = `${market.seed} ${side} ${symbol} ${market.today()} ${market.second() ?? 'closed'}`;
    const part = SMALLEST_PART + (LARGEST_PART - SMALLEST_PART) * ((hash32(moment) % 1000) / 1000);
    return Math.max(100, Math.round((baseVolume * part * (isQueue ? QUEUE_AT_LIMIT : 1)) / 100) * 100);
  };
  return {
    ...(!isCeiling && {
      ask: toThousand(isFloor ? floor : close + tickSize(exchange, close, kind)),
      ask_volume: volume('ask', isFloor),
    }),
    ...(!isFloor && { bid: toThousand(close), bid_volume: volume('bid', isCeiling) }),
  };
}
