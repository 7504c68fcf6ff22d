import { asRecord, type JsonRecord } from '../../lib/json';
import { NO_QUOTE } from '../../market/quote';
import type { BoardQuote } from '../board-values';
import { readAmount, readPriceInThousand } from '../../lib/figure';
import { readSymbol } from './instrument';
import { quoteRowsOf, readQuote } from './quotes';
import { readRows } from './rows';

/** The quotes of a UDF response with the optional columns of a board. */
export function readBoardQuotes(response: unknown): readonly BoardQuote[] {
  return readRows(quoteRowsOf(response), readBoardQuote, ({ symbol }) => symbol);
}

function readBoardQuote(row: JsonRecord): BoardQuote | null {
  const quoted = readQuote(row);
  if (quoted === null) return unpricedIn(row);
  const values = asRecord(row['v']) ?? {};
  const { quote, ...instrument } = quoted;
  return {
    ...instrument,
    ...quote,
    bid: readPriceInThousand(values['bid']),
    bidVolume: readAmount(values['bid_volume']),
    ask: readPriceInThousand(values['ask']),
    askVolume: readAmount(values['ask_volume']),
    foreignBuy: readAmount(values['foreign_buy']),
    foreignSell: readAmount(values['foreign_sell']),
  };
}

/** A row whose prices are left out as their unit is not known; null for any other without a quote. */
function unpricedIn(row: JsonRecord): BoardQuote | null {
  const symbol = row['isOfUnknownUnit'] === true ? readSymbol(row['n']) : null;
  if (symbol === null) return null;
  return {
    ...NO_QUOTE,
    ...{ symbol, exchange: null, name: null, isOfUnknownUnit: true },
    ...{ bid: null, bidVolume: null, ask: null, askVolume: null, foreignBuy: null, foreignSell: null },
  };
}
