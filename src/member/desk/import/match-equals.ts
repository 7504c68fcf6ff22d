import type { TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import type { FileTrade } from './file-trade';
import { dayKeyOf, tradeKeyOf } from './file-trade';
import { importedKeyOf, isEdited, keyHashOf } from './imported-as';
import { groupsOf, type TradeSearch } from './known-trades';
import { isSameButForPrice } from './merge-trade';

/**
 * Finds the trades that equal rows: first as they are now, then as an import wrote those that a person has edited since, then those
 * whose price was rounded. Of equal ones, those with the same account, time and number come first.
 */
export function matchEquals(search: TradeSearch) {
  const pairUp = (rows: readonly FileTrade[] | undefined, trades: readonly DeskTrade[]) => {
    if (rows) pairEquals(search, rows, trades);
  };

  const rowsOf = groupsOf(search.openRows(), ({ trade }) => tradeKeyOf(trade));
  for (const [key, trades] of groupsOf(search.openTrades(), tradeKeyOf)) pairUp(rowsOf.get(key), trades);

  const edited = search.openTrades().filter((each) => each.importedAs !== null && isEdited(each, 'key'));
  if (edited.length > 0) {
    const rowsOfHash = groupsOf(search.openRows(), ({ trade }) => keyHashOf(trade));
    for (const [hash, trades] of groupsOf(edited, importedKeyOf)) pairUp(rowsOfHash.get(hash), trades);
  }

  const openTrades = groupsOf(search.openTrades(), dayKeyOf);
  for (const row of search.openRows()) {
    const known = openTrades
      .get(dayKeyOf(row.trade))
      ?.find((trade) => !search.isFound(trade) && isSameButForPrice(trade, row.trade));
    if (known) pairUp([row], [known]);
  }
}

/** Whether two texts may mean the same: equal ones, and where one is not known. */
export function mayBeSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return !one || !other || one === other;
}

type Origin = Pick<TradeInput, 'account' | 'time' | 'orderNumber'>;

/** Pairs rows and trades of one key: such that agree in most first, and none whose account or time contradict. */
function pairEquals(search: TradeSearch, rows: readonly FileTrade[], trades: readonly DeskTrade[]) {
  const originOf = ({ account, time, orderNumber }: Origin) =>
    JSON.stringify([account ?? null, time ?? null, orderNumber ?? null]);
  const rowsOf = groupsOf(rows, ({ trade }) => originOf(trade));
  const tradesOf = groupsOf(bestFirst(trades), originOf);

  const pair = (key: string, otherKey: string) => {
    const [left, found] = [rowsOf.get(key)!, tradesOf.get(otherKey)!];
    while (left.length > 0 && found.length > 0) {
      const [row, known] = [left.shift()!, found.shift()!];
      search.match(row, { known, by: 'key', isUnsure: isUnsure(row.trade, known) });
    }
  };
  for (const key of rowsOf.keys()) if (tradesOf.has(key)) pair(key, key);

  const open = <Row>(groups: ReadonlyMap<string, readonly Row[]>) =>
    [...groups].flatMap(([key, [first]]) => (first === undefined ? [] : [[key, first] as const]));
  const others = open(rowsOf).flatMap(([key, { trade }]) =>
    open(tradesOf).flatMap(([otherKey, known]) => {
      const rate = agreementOf(trade, known);
      return rate === null ? [] : [{ key, otherKey, rate }];
    }),
  );
  for (const { key, otherKey } of others.sort((one, other) => other.rate - one.rate)) pair(key, otherKey);
}

/** What an import wrote, then what was typed, and what was edited to be equal last. */
function bestFirst(trades: readonly DeskTrade[]): readonly DeskTrade[] {
  if (trades.length < 2) return trades;
  const ranked = trades.map((trade) => {
    const rank = trade.importedAs === null ? 1 : isEdited(trade, 'key') ? 2 : 0;
    return { trade, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ trade }) => trade);
}

/** In how much two origins agree; null where they contradict. Another number alone does not: forms of a broker number differently. */
function agreementOf(one: Origin, other: Origin): number | null {
  if (!mayBeSame(one.account, other.account) || !isSameTime(one.time, other.time)) return null;
  const isNumberOther = !mayBeSame(one.orderNumber, other.orderNumber);
  return (
    (hasSame(one.orderNumber, other.orderNumber) ? 4 : 0) +
    (hasSame(one.account, other.account) ? 2 : 0) +
    (one.time && other.time ? 1 : 0) -
    (isNumberOther ? 8 : 0)
  );
}

/** Whether an equal trade may be another one: one that a file brought, where neither number, account nor time tell. */
function isUnsure(row: TradeInput, known: DeskTrade): boolean {
  if (known.importedAs === null) return false;
  if (row.time && known.time) return false;
  if (!mayBeSame(row.orderNumber, known.orderNumber)) return true;
  return !hasSame(row.orderNumber, known.orderNumber) && !hasSame(row.account, known.account);
}

function hasSame(one: string | null | undefined, other: string | null | undefined) {
  return Boolean(one) && one === other;
}

/** Whether two times may be the same; one without seconds has 00 in their place. */
function isSameTime(one: string | null | undefined, other: string | null | undefined): boolean {
  if (mayBeSame(one, other)) return true;
  return one!.slice(0, 5) === other!.slice(0, 5) && (one!.endsWith(':00') || other!.endsWith(':00'));
}
