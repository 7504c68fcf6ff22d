import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import type { OrderBook, OrderLevel, OrderMatch, OrderSide } from '../board-values';
import { readAmount, readPriceInThousand } from '../../lib/figure';
import { quoteRowsOf, readQuote } from './quotes';

const LEVELS = ['', '2', '3'] as const;
const MOST_MATCHES = 8;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const SIDES: readonly OrderSide[] = ['BUY', 'SELL'];

/**
 * The order book of a symbol in a UDF response; null where the response does not quote it. A damaged column is absent.
 */
export function readOrderBook(response: unknown, symbol: string): OrderBook | null {
  const values = bookValuesIn(response, symbol);
  if (values === null) return null;
  return {
    symbol,
    bids: levelsOf(values, 'bid').sort((one, other) => other.price - one.price),
    asks: levelsOf(values, 'ask').sort((one, other) => one.price - other.price),
    matches: (asList(values['matches']) ?? [])
      .flatMap((match) => readMatch(match) ?? [])
      .slice(0, MOST_MATCHES),
    foreignBuy: readAmount(values['foreign_buy']),
    foreignSell: readAmount(values['foreign_sell']),
    foreignRoom: readAmount(values['foreign_room']),
    expectedPrice: readPriceInThousand(values['expected_price']),
    expectedVolume: readAmount(values['expected_volume']),
  };
}

/** The columns of a symbol in a UDF response; null where the response does not quote it. */
export function bookValuesIn(response: unknown, symbol: string): JsonRecord | null {
  const rows = quoteRowsOf(response)
    .map(asRecord)
    .filter((row) => row !== null);
  return asRecord(rows.find((row) => readQuote(row)?.symbol === symbol)?.['v']);
}

/** The levels of a side that have a price, each price once. */
function levelsOf(values: JsonRecord, side: 'bid' | 'ask'): OrderLevel[] {
  const levels = LEVELS.flatMap((level) => {
    const price = readPriceInThousand(values[`${side}${level}`]);
    return price === null ? [] : [{ price, volume: readAmount(values[`${side}${level}_volume`]) }];
  });
  return levels.filter(({ price }, i) => levels.findIndex((each) => each.price === price) === i);
}

function readMatch(match: unknown): OrderMatch | null {
  const [time, price, volume, side] = asList(match) ?? [];
  const [at, matched, shares] = [asText(time), readPriceInThousand(price), readAmount(volume)];
  if (at === null || !TIME.test(at) || matched === null || shares === null || shares === 0) return null;
  const word = asText(side)?.toUpperCase();
  return { time: at, price: matched, volume: shares, side: SIDES.find((each) => each === word) ?? null };
}
