import { dividendPaidBy, isWholeOrAfterTax } from '../dividend-payments';
import { importedKeyOf, keyHashOf } from '../imported-as';
import { tradeKeyOf } from './file-trade';
import { groupsOf, type TradeSearch } from './known-trades';
import { mayBeSame } from './match-equals';

/**
 * Finds the dividends that are recorded at their ex-date for rows that have them at their day of payment. It may be another
 * dividend of the same amount, but where an earlier import has noted that it is the same.
 */
export function matchDividends(search: TradeSearch) {
  const recorded = search.openTrades().filter(({ side }) => side === 'DIVIDEND');
  const recordedOf = groupsOf(recorded, ({ symbol }) => symbol);
  const keys = new Set(recorded.map(tradeKeyOf));
  for (const row of search.openRows()) {
    const { trade } = row;
    if (trade.side !== 'DIVIDEND' || keys.has(tradeKeyOf(trade))) continue;
    const open = (recordedOf.get(trade.symbol) ?? []).filter(
      (each) => !search.isFound(each) && mayBeSame(each.account, trade.account),
    );
    const key = keyHashOf(trade);
    const noted = open.filter((each) => importedKeyOf(each) === key);
    const known = dividendPaidBy(trade, noted.length > 0 ? noted : open, ({ price }) =>
      isWholeOrAfterTax(trade.price, price),
    );
    if (known) search.match(row, { known, by: 'dividend', isUnsure: noted.length === 0 });
  }
}
