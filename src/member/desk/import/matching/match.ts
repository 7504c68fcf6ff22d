import type { DeskTrade } from '../../../../graph/values';
import { asKept, ownImportedAs } from '../imported-as';
import type { Caution, FileTrade } from './file-trade';
import { searchIn, type Match, type TradeSearch } from './known-trades';
import { matchDividends } from './match-dividends';
import { matchEquals } from './match-equals';
import { matchIds, matchOrderNumbers } from './match-numbers';
import { matchParts } from './match-parts';
import { mergedTrade, type MergedTrade } from './merge-trade';
import { newTradeIds } from './new-ids';
import { areNumbersOfTrades } from './numbers-of-file';
import type { Choices, PreviewRow, Question } from '../preview-types';
import { isOfSameSource } from './same-source';

type WithoutCells<Row> = Row extends { state: 'new' | 'recorded' | 'changed' } ? Omit<Row, 'cells'> : never;

/** What becomes of a trade of a file. */
export type MatchedTrade = WithoutCells<PreviewRow>;

type MatchChoices = Pick<Choices, 'equals' | 'dividends' | 'takesUnlisted' | 'rows'>;

/**
 * Compares the trades of a file with those of the desk, each with one at most, and returns them in their order. The same trade is
 * the one of its id in an export of the product, of its order number where the column has one for each row, else an equal one by
 * day, symbol, side, quantity, price and place among equals, whose account and time may not contradict.
 * `equals` is asked for where a file of other trades may have equal ones by chance, `dividends` where it may have the payments of
 * dividends that are recorded at their ex-dates. `others` are the desk's trades that the file lacks.
 * `isOwn`: whether the file is an export of the product, whose ids are those of the desk.
 */
export function matchTrades(
  rows: readonly FileTrade[],
  trades: readonly DeskTrade[],
  { equals, dividends, takesUnlisted = false, rows: chosen = {} }: MatchChoices,
  isOwn: boolean,
): { rows: MatchedTrade[]; questions: Question[]; others: readonly DeskTrade[] } {
  // A person may have added rows without an id to a table that was exported.
  const hasIds = areNumbersOfTrades(rows.map(({ id }) => id).filter(Boolean));
  const hasNumbers = isOwn || areNumbersOfTrades(rows.map(({ orderNumber }) => orderNumber));
  const read = rows.map((row) => ({ ...row, trade: keptTrade(row, { hasNumbers, isOwn }) }));
  const search = searchIn(read, trades);
  matchIds(search, isOwn && hasIds);
  matchOrderNumbers(search);
  if (!isOwn) matchDividends(search);
  matchEquals(search);
  matchParts(search);
  const equalsCount = equalsInDoubt(search, equals);
  const dividendsCount = dividendsInDoubt(search, dividends);

  const idOf = newTradeIds(trades);
  const matched = read.map((row): MatchedTrade => {
    const match = search.matches.get(row);
    const isTaken = chosen[row.line]?.isTaken;
    const merged = match && match.by !== 'parts' ? mergedTrade(match.known, row.trade, match) : null;
    if (match && isTaken !== true && (merged === null || merged.isSame)) return recorded(row, match, merged);
    if (match && merged && !merged.isSame) return changed(row, match.known, merged, isTaken);
    const { caution = null } = row;
    const id = idOf(row, isOwn && hasIds);
    const isAny = search.anyOfEquals.has(row);
    const read = { ...row.trade, id, ...(isAny && { time: null, orderNumber: null }) };
    // Of any other file it is noted with the import.
    const trade = isOwn ? { ...read, importedAs: ownImportedAs(read) } : read;
    return {
      line: row.line,
      state: 'new',
      trade,
      caution,
      isTaken: isTaken ?? isTakenAtFirst(caution, takesUnlisted),
    };
  });
  return {
    rows: matched,
    questions: [
      ...(equalsCount > 0 ? [{ kind: 'equals', count: equalsCount } as const] : []),
      ...(dividendsCount > 0 ? [{ kind: 'dividends', count: dividendsCount } as const] : []),
    ],
    others: search.openTrades(),
  };
}

function isTakenAtFirst(caution: Caution | null, takesUnlisted: boolean): boolean {
  return caution === 'unlisted' ? takesUnlisted : caution !== 'traded';
}

/** A trade as the desk would have it, with its order number where these are numbers of orders. */
function keptTrade(
  { trade, orderNumber }: FileTrade,
  { hasNumbers, isOwn }: { hasNumbers: boolean; isOwn: boolean },
): FileTrade['trade'] {
  const { time, importedAs } = trade;
  const read = {
    ...trade,
    id: 'file',
    time: time === '00:00:00' ? null : (time ?? null),
    orderNumber: hasNumbers ? (orderNumber ?? null) : null,
    importedAs: isOwn ? (importedAs ?? null) : null,
  };
  return asKept(read) ?? read;
}

/** How many equal trades may be others; where it is known what they are, none. Without the doubt others are no longer found. */
function equalsInDoubt(search: TradeSearch, equals: Choices['equals']): number {
  const unsure = [...search.matches].filter(([, { isUnsure, by }]) => isUnsure && by !== 'dividend');
  if (equals === 'others') for (const [row] of unsure) search.undo(row);
  if (equals !== undefined || unsure.length === 0) return 0;
  const isAsked = unsure.some(([, { isAtOtherTime }]) => isAtOtherTime) || !isOfSameSource(search);
  return isAsked ? unsure.length : 0;
}

/** How many dividends may be others, likewise. */
function dividendsInDoubt(search: TradeSearch, dividends: Choices['dividends']): number {
  const unsure = [...search.matches].filter(([, { isUnsure, by }]) => isUnsure && by === 'dividend');
  if (dividends === 'others') for (const [row] of unsure) search.undo(row);
  return dividends === undefined ? unsure.length : 0;
}

function recorded({ line }: FileTrade, { known, by }: Match, merged: MergedTrade | null): MatchedTrade {
  const trade = merged?.trade ?? known;
  return { line, state: 'recorded', trade, known, isPart: by === 'parts', isTaken: false };
}

function changed(
  { line }: FileTrade,
  known: DeskTrade,
  { trade, changes, isEdited }: MergedTrade,
  isTaken: boolean = !isEdited,
): MatchedTrade {
  return { line, state: 'changed', trade, known, changes, isEdited, isTaken };
}
