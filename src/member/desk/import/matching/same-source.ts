import type { DeskTrade } from '../../../../graph/values';
import { isTyped } from '../imported-as';
import type { TradeSearch } from './known-trades';
import { mayBeSame } from './match-equals';

/**
 * Whether a file is one that the desk has already, or goes on from it, so that its equal trades are the same: all its rows are
 * recorded; or two and more of them are and, on the days that both have, next to nothing else is in only one of them.
 */
export function isOfSameSource({ rows, matches, openRows, openTrades }: TradeSearch): boolean {
  const open = openRows();
  if (open.length === 0) return true;
  const found = [...matches.values()].map(({ known }) => known).filter(isImported);
  if (found.length < 2) return false;
  const accounts = new Set(rows.map(({ trade }) => trade.account ?? null));
  const others = openTrades().filter(
    (trade) => isImported(trade) && [...accounts].some((account) => mayBeSame(account, trade.account)),
  );
  const [from, to] = commonDays(
    rows.map(({ trade }) => trade.day),
    [...found, ...others].map(({ day }) => day),
  );
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  const alone = open.filter(({ trade }) => within(trade)).length + others.filter(within).length;
  return 2 * alone < found.length;
}

function isImported(trade: DeskTrade): boolean {
  return !isTyped(trade);
}

/** The first and the last day of what two lists of days both span. */
function commonDays(ones: readonly string[], others: readonly string[]): [from: string, to: string] {
  const [first, second] = [ones, others].map((days) => days.toSorted());
  return [latest(first![0]!, second![0]!), earliest(first!.at(-1)!, second!.at(-1)!)];
}

function latest(one: string, other: string) {
  return one > other ? one : other;
}

function earliest(one: string, other: string) {
  return one < other ? one : other;
}
