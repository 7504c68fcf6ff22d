import type { FileTrade } from './file-trade';
import { dayKeyOf } from './file-trade';
import { groupsOf, type TradeSearch } from './known-trades';
import { mayBeSame } from './match-equals';

/**
 * Finds orders beside their fills: rows of a day, a symbol and a side that follow one another and add up to one trade that is
 * recorded, at their mean price; and, the other way round, such trades that add up to one row.
 */
export function matchParts(search: TradeSearch) {
  const rowsOf = groupsOf(search.openRows(), ({ trade }) => dayKeyOf(trade));
  for (const [key, trades] of groupsOf(search.openTrades().filter(isOrder), dayKeyOf)) {
    const rows = rowsOf.get(key)?.filter(({ trade }) => isOrder(trade)) ?? [];
    if (rows.length * trades.length > MOST_PAIRS) continue;
    for (const whole of trades) {
      const open = rows.filter((row) => !search.matches.has(row));
      const parts = partsOf(whole, open, ({ trade }) => trade);
      if (parts) search.matchParts(parts, [whole]);
    }
    for (const row of rows.filter((each) => !search.matches.has(each))) {
      const open = trades.filter((each) => !search.isFound(each));
      const parts = partsOf(row.trade, open, (trade) => trade);
      if (parts) search.matchParts([row], parts);
    }
  }
}

/** More orders and fills of one day, symbol and side are not compared: it would take seconds. */
const MOST_PAIRS = 10_000;

type Order = Pick<FileTrade['trade'], 'side' | 'quantity' | 'price' | 'isPlanned' | 'account'>;

function isOrder({ side, isPlanned }: Order): boolean {
  return (side === 'BUY' || side === 'SELL') && !isPlanned;
}

/** Two and more neighbours that add up to an order, if any: first all of them are tried. */
function partsOf<Row>(whole: Order, rows: readonly Row[], orderOf: (row: Row) => Order): Row[] | null {
  const own = rows.filter((row) => mayBeSame(orderOf(row).account, whole.account));
  const isWhole = (parts: readonly Row[]) => parts.length > 1 && isSumOf(whole, parts.map(orderOf));
  if (isWhole(own)) return own;
  let [start, quantity] = [0, 0];
  for (const [i, row] of own.entries()) {
    quantity += orderOf(row).quantity;
    while (quantity > whole.quantity) quantity -= orderOf(own[start++]!).quantity;
    const run = quantity === whole.quantity ? own.slice(start, i + 1) : [];
    if (isWhole(run)) return run;
  }
  return null;
}

/** How far from the mean of its fills the price of an order may be, as a part of it: one in thousand đồng has two decimals. */
const ROUNDED = 0.000_5;

/** How far a fill may be from the price of its order, likewise: others are orders of their own. */
const SPREAD = 0.02;

function isSumOf({ quantity, price }: Order, parts: readonly Order[]): boolean {
  if (parts.some((part) => Math.abs(part.price - price) > SPREAD * price)) return false;
  const sum = parts.reduce((total, part) => total + part.quantity, 0);
  const value = parts.reduce((total, part) => total + part.quantity * part.price, 0);
  return sum === quantity && Math.abs(value / quantity - price) <= Math.max(1, ROUNDED * price);
}
