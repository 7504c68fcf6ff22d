import { instantOf } from '../../src/market/clock';
import { indexCodeOf, LUNCH_FROM, LUNCH_TO, OPENING_MATCH, type Market } from '../simulator/simulator';
import { findInstrument } from './symbol';

/** When the last price of a symbol on the board was matched, in unix seconds; null where nothing was matched. */
export function matchTime(market: Market, symbol: string): number | null {
  const listing = findInstrument(symbol)?.listing;
  const second = listing ? (market.matches(listing, 1)[0]?.second ?? null) : indexSecond(market, symbol);
  return second === null ? null : instantOf(market.today(), 0).getTime() / 1_000 + second;
}

/** The second of an index's last value; null until its first. */
function indexSecond(market: Market, symbol: string) {
  const second = market.second() ?? CLOSE;
  if (!indexCodeOf(symbol) || second < OPENING_MATCH) return null;
  return second >= LUNCH_FROM && second < LUNCH_TO ? LUNCH_FROM : second;
}

/** The last second of a trading day. */
const CLOSE = 15 * 3_600;
