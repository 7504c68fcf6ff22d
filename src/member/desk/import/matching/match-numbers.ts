import { dayKeyOf } from './file-trade';
import { mayBeSame } from './match-equals';
import { groupsOf, type TradeSearch } from './known-trades';

/** Finds the trades of ids. That of a foreign file, or one that counts rows, means another trade where symbol or day differ. */
export function matchIds(search: TradeSearch, isExact: boolean) {
  const byId = new Map(search.openTrades().map((trade) => [trade.id, trade]));
  for (const row of search.openRows()) {
    const known = row.id ? byId.get(row.id) : undefined;
    if (!known) continue;
    const { symbol, day } = row.trade;
    if (!isExact && (known.symbol !== symbol || known.day !== day)) continue;
    byId.delete(known.id);
    search.match(row, { known, by: 'id', isUnsure: false });
  }
}

/** Finds the trades of order numbers: brokers may begin anew each day, and each account has its own. */
export function matchOrderNumbers(search: TradeSearch) {
  const byNumber = groupsOf(search.openTrades(), ({ orderNumber }) => orderNumber);
  for (const row of search.openRows()) {
    const number = row.trade.orderNumber;
    const known = (number ? byNumber.get(number) : undefined)?.find(
      (trade) =>
        !search.isFound(trade) &&
        dayKeyOf(trade) === dayKeyOf(row.trade) &&
        mayBeSame(trade.account, row.trade.account),
    );
    if (known) search.match(row, { known, by: 'orderNumber', isUnsure: false });
  }
}
