import type { DeskTrade } from '../../../../graph/values';
import { byText } from '../../../../market/by-text';
import { isTyped } from '../imported-as';
import type { MatchedTrade } from './match';
import { mayBeSame } from './match-equals';
import type { Choices } from '../preview-types';

/**
 * The trades that are recorded within the days and the accounts of a file and that it lacks, oldest first: sides of which it has
 * none, and planned purchases, are none of them. `others` are the trades that no row was found to be.
 */
export function lackingTrades(
  rows: readonly MatchedTrade[],
  others: readonly DeskTrade[],
  equals?: Choices['equals'],
): DeskTrade[] {
  if (rows.length === 0) return [];
  const days = rows.map(({ trade }) => trade.day).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const accounts = new Set(rows.map(({ trade }) => trade.account ?? null));
  const sides = new Set(rows.map(({ trade }) => trade.side));
  const isOfAccount = (trade: DeskTrade) =>
    // A file of other trades than those that others brought is one of another account.
    (equals !== 'others' || isTyped(trade) || (trade.account != null && accounts.has(trade.account))) &&
    [...accounts].some((each) => mayBeSame(each, trade.account));
  return others
    .filter(
      (trade) =>
        trade.day >= from &&
        trade.day <= to &&
        !trade.isPlanned &&
        isOfSides(sides, trade.side) &&
        isOfAccount(trade),
    )
    .sort(byText('day'));
}

/** Whether a file would have a side: one that has purchases may have sales. */
function isOfSides(sides: ReadonlySet<DeskTrade['side']>, side: DeskTrade['side']) {
  return side === 'BUY' || side === 'SELL' || sides.has(side);
}
