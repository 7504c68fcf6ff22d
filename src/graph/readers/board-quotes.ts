import { asRecord, type JsonRecord } from '../../lib/json';
import type { BoardQuote } from '../board-values';
import { readAmount, readPriceInThousand } from '../../lib/figure';
import { quoteRowsOf, readQuote } from './quotes';
import { readRows } from './rows';

/** The quotes of a UDF response with the optional columns of a board. */
export function readBoardQuotes(response: unknown): readonly BoardQuote[] {
  return readRows(quoteRowsOf(response), readBoardQuote, ({ symbol }) => symbol);
}

function readBoardQuote(row: JsonRecord): BoardQuote | null {
  const quoted = readQuote(row);
  if (quoted === null) return null;
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
