import { readFlowAmount } from '../../../graph/desk/fields';
import { LONGEST_LIST_NAME, MOST_LISTED } from '../../../graph/desk/own-lists';
import { readSymbol } from '../../../graph/readers/instrument';
import type { DeskAlert } from '../../../graph/values';
import { asList, type JsonRecord } from '../../../lib/json';
import { fitsLine, oneLine } from '../../../lib/text';
import type { Day } from '../../../market/day';
import { dayProblem } from '../trade-limits';

/** Why a row of a document is left out. */
export type Problem =
  | 'row'
  | 'symbol'
  | 'day'
  | 'future'
  | 'early'
  | 'longNote'
  | 'longNotes'
  | 'emptyNote'
  | 'alert'
  | 'alertPrice'
  | 'alertPercent'
  | 'alertTrade'
  | 'alertList'
  | 'line'
  | 'flow'
  | 'list'
  | 'listName'
  | 'listLong'
  | 'filter'
  | 'id'
  | 'repeated';

/** All that is wrong with a cash flow of a file. */
export function flowProblems(row: JsonRecord, today: Day): Problem[] {
  const ofDay = dayProblem(row['date'], today, false);
  return problemsOf([
    ['flow', readFlowAmount(row['amount']) === null],
    [ofDay ?? 'day', ofDay !== null],
  ]);
}

/** All that is wrong with a list of one's own in a file. */
export function listProblems(row: JsonRecord): Problem[] {
  const symbols = asList(row['symbols']);
  const name = row['name'];
  const hasName = typeof name === 'string' && oneLine(name) !== '' && fitsLine(name, LONGEST_LIST_NAME);
  return problemsOf([
    ['listName', !hasName],
    ['list', symbols === null || symbols.some((symbol) => readSymbol(symbol) === null)],
    ['listLong', symbols !== null && symbols.length > MOST_LISTED],
  ]);
}

/** Those that are there, each once. */
function problemsOf(all: readonly (readonly [problem: Problem, isThere: boolean])[]): Problem[] {
  return [...new Set(all.filter(([, isThere]) => isThere).map(([problem]) => problem))];
}

/** What an alert of a file lacks so that it could never fire; null where it lacks nothing. */
export function alertProblem({
  kind,
  symbol,
  price,
  percent,
  tradeId,
  watchlistId,
  filterId,
  firedAt,
}: DeskAlert): Problem | null {
  if (kind === 'SIGNAL') return watchlistId === null ? 'alertList' : null;
  if (kind === 'FILTER') return filterId === null || symbol === null || firedAt === null ? 'alert' : null;
  if (kind === 'STOP' || kind === 'TARGET' || kind === 'SELLABLE')
    return tradeId === null ? 'alertTrade' : null;
  if (symbol === null) return 'symbol';
  if (kind === 'CHANGE') return percent === null ? 'alertPercent' : null;
  return price === null ? 'alertPrice' : null;
}
