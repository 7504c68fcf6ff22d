import type { TradeInput } from '../../../../graph/resolvers.types';
import type { DeskTrade } from '../../../../graph/values';
import type { FileTrade } from './file-trade';
import { dayKeyOf, tradeKeyOf } from './file-trade';
import { importedKeyOf, isEdited, isTyped, keyHashOf } from '../imported-as';
import { groupsOf, type TradeSearch } from './known-trades';
import { isSameButForPrice } from './merge-trade';

/**
 * Finds the trades that equal rows, as they are now or as an import wrote those that a person has edited since: first those with the
 * same number or time, then any of equal ones. Last come those whose price was rounded.
 */
export function matchEquals(search: TradeSearch) {
  if (search.openTrades().length === 0) return;
  const edited = search.openTrades().filter((each) => !isTyped(each) && isEdited(each, 'key'));
  for (const isIdentified of [true, false]) {
    pairGroups(search, isIdentified, {
      rows: groupsOf(search.openRows(), ({ trade }) => tradeKeyOf(trade)),
      trades: groupsOf(search.openTrades(), tradeKeyOf),
    });
    if (edited.length === 0) continue;
    pairGroups(search, isIdentified, {
      rows: groupsOf(search.openRows(), ({ trade }) => keyHashOf(trade)),
      trades: groupsOf(
        edited.filter((trade) => !search.isFound(trade)),
        importedKeyOf,
      ),
    });
  }

  matchRounded(search);
  matchOtherTimes(search);
}

/** Finds the trades whose price was rounded to the đồng. */
function matchRounded(search: TradeSearch) {
  const openTrades = groupsOf(search.openTrades(), dayKeyOf);
  for (const row of search.openRows()) {
    const known = openTrades
      .get(dayKeyOf(row.trade))
      ?.find((trade) => !search.isFound(trade) && isSameButForPrice(trade, row.trade));
    if (known) for (const isIdentified of [true, false]) pairEquals(search, isIdentified, [row], [known]);
  }
}

/**
 * Finds trades that equal rows but for the time, where these are most of a file and more than one: it may have the times of orders,
 * another one those of their fills.
 */
function matchOtherTimes(search: TradeSearch) {
  const tradesOf = groupsOf(search.openTrades(), tradeKeyOf);
  const pairs = search.openRows().flatMap((row) => {
    const trades = tradesOf.get(tradeKeyOf(row.trade));
    const at = trades?.findIndex((trade) => mayBeSame(trade.account, row.trade.account)) ?? -1;
    return at === -1 ? [] : [{ row, known: trades!.splice(at, 1)[0]! }];
  });
  if (pairs.length < 2 || 2 * pairs.length <= search.rows.length) return;
  for (const { row, known } of pairs)
    search.match(row, { known, by: 'key', isUnsure: true, isAtOtherTime: true, isAnyOfEquals: true });
}

type Groups = {
  rows: ReadonlyMap<string, readonly FileTrade[]>;
  trades: ReadonlyMap<string, readonly DeskTrade[]>;
};

function pairGroups(search: TradeSearch, isIdentified: boolean, { rows, trades }: Groups) {
  for (const [key, ofTrades] of trades) {
    const ofRows = rows.get(key);
    if (ofRows) pairEquals(search, isIdentified, ofRows, ofTrades);
  }
}

/** Whether two texts may mean the same: equal ones, and where one is not known. */
export function mayBeSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return !one || !other || one === other;
}

type Origin = Pick<TradeInput, 'account' | 'time' | 'orderNumber'>;

/**
 * Pairs rows and trades of one key, of which account and time do not contradict: those whose number or time tells which is which,
 * else any, such that agree in most first.
 */
function pairEquals(
  search: TradeSearch,
  isIdentified: boolean,
  rows: readonly FileTrade[],
  trades: readonly DeskTrade[],
) {
  const rowsOf = groupsOf(
    rows.filter((row) => !search.matches.has(row)),
    ({ trade }) => originOf(trade),
  );
  const tradesOf = groupsOf(bestFirst(trades), originOf);
  const pair = (key: string, otherKey: string, isAnyOfEquals: boolean) => {
    const [left, found] = [rowsOf.get(key)!, tradesOf.get(otherKey)!];
    while (left.length > 0 && found.length > 0) {
      const [row, known] = [left.shift()!, found.shift()!];
      search.match(row, { known, by: 'key', isUnsure: isUnsure(row.trade, known), isAnyOfEquals });
    }
  };

  // Thousands of fills of one price, each with a time of its own.
  for (const [key, { trade }] of isIdentified ? open(rowsOf) : [])
    if (tradesOf.has(key) && (trade.time || trade.orderNumber)) pair(key, key, false);

  const pairs = open(rowsOf).flatMap(([key, { trade }]) =>
    open(tradesOf).flatMap(([otherKey, known]) => {
      const rate = agreementOf(trade, known);
      return rate === null || rate >= IDENTIFIED !== isIdentified ? [] : [{ key, otherKey, rate }];
    }),
  );
  const isAny = !isIdentified && (open(rowsOf).length > 1 || open(tradesOf).length > 1);
  for (const { key, otherKey } of pairs.sort((one, other) => other.rate - one.rate))
    pair(key, otherKey, isAny);
  if (isAny && pairs.length > 0) for (const left of rowsOf.values()) left.forEach(search.addAnyOfEquals);
}

function originOf({ account, time, orderNumber }: Origin): string {
  return JSON.stringify([account ?? null, time ?? null, orderNumber ?? null]);
}

/** The groups that have rows, each by its key with its first one. */
function open<Row>(groups: ReadonlyMap<string, readonly Row[]>): (readonly [string, Row])[] {
  return [...groups].flatMap(([key, [first]]) => (first === undefined ? [] : [[key, first] as const]));
}

/** What an import wrote, then what was typed, and what was edited to be equal last. */
function bestFirst(trades: readonly DeskTrade[]): readonly DeskTrade[] {
  if (trades.length < 2) return trades;
  const ranked = trades.map((trade) => {
    const rank = isTyped(trade) ? 1 : isEdited(trade, 'key') ? 2 : 0;
    return { trade, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ trade }) => trade);
}

/** From this rate on the number or the time agrees. */
const IDENTIFIED = 4;

/** In how much two origins agree; null where they contradict. Another number alone does not: forms of a broker number differently. */
function agreementOf(one: Origin, other: Origin): number | null {
  if (!mayBeSame(one.account, other.account) || !isSameTime(one.time, other.time)) return null;
  return (
    (hasSame(one.orderNumber, other.orderNumber) ? 2 * IDENTIFIED : 0) +
    (one.time && other.time ? IDENTIFIED : 0) +
    (hasSame(one.account, other.account) ? 2 : 0) +
    (mayBeSame(one.orderNumber, other.orderNumber) ? 1 : 0) +
    (originOf(one) === originOf(other) ? 0.5 : 0)
  );
}

/** Whether an equal trade may be another one: one that a file brought, where neither number, account nor time tell. */
function isUnsure(row: TradeInput, known: DeskTrade): boolean {
  if (isTyped(known)) return false;
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
