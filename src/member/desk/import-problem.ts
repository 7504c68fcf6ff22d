import { LONGEST_TRADE_NOTE, readCosts, readFlowAmount, readSide, readWhole } from '../../graph/desk/fields';
import { LONGEST_LIST_NAME, MOST_LISTED } from '../../graph/desk/own-lists';
import { readSymbol } from '../../graph/readers/instrument';
import type { DeskAlert } from '../../graph/values';
import { asList, asNumber, type JsonRecord } from '../../lib/json';
import { fitsLine, oneLine } from '../../lib/text';
import { isDay, type Day } from '../../market/day';
import { tradePriceOfThousand } from '../../market/trade-price';
import { HIGHEST_THOUSAND } from '../shared/read-number';
import { dayProblem, HIGHEST_AMOUNT } from './trade-limits';

/** Why a row of a file is left out. */
export type Problem =
  | 'row'
  | 'quote'
  | 'symbol'
  | 'side'
  | 'quantity'
  | 'per'
  | 'price'
  | 'amount'
  | 'level'
  | 'costs'
  | 'day'
  | 'future'
  | 'early'
  | 'planned'
  | 'plannedSide'
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
  | 'repeated'
  | 'unsaved';

/** All that is wrong with a trade of a file, as the document has trades. */
export function tradeProblems(row: JsonRecord, today: Day): Problem[] {
  const [side, price] = [readSide(row['side']), readThousand(row['price'])];
  const [quantity, per] = [readWhole(row['quantity']), readWhole(row['per'])];
  const isTrade = side === 'BUY' || side === 'SELL';
  const hasSettlement = side === 'BONUS' && !isAbsent(row['settles']);
  const note = row['note'];
  const ofDay = dayProblem(row['date'], today, row['planned'] === true);
  return problemsOf([
    ['symbol', readSymbol(row['symbol']) === null],
    ['side', side === null],
    ['quantity', quantity === null || (quantity === 0 && side !== 'DIVIDEND')],
    ['per', side === 'BONUS' && !per],
    ['price', price === null || (isTrade && price === 0)],
    ['amount', (quantity ?? 0) * (price ?? 0) > HIGHEST_AMOUNT],
    ['level', !isLevel(row['stop']) || !isLevel(row['target'])],
    [
      'costs',
      ['feePaid', 'taxPaid'].some((field) => !isAbsent(row[field]) && readCosts(row[field]) === null),
    ],
    ['planned', !isAbsent(row['planned']) && typeof row['planned'] !== 'boolean'],
    ['plannedSide', row['planned'] === true && side !== null && side !== 'BUY'],
    ['longNote', typeof note === 'string' && !fitsLine(note, LONGEST_TRADE_NOTE)],
    [ofDay ?? 'day', ofDay !== null],
    ['day', hasSettlement && !isDay(row['settles'])],
  ]);
}

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

/** A price in đồng from thousand đồng; null where it is none. */
function readThousand(value: unknown): number | null {
  const thousand = asNumber(value);
  if (thousand === null || thousand < 0 || thousand >= HIGHEST_THOUSAND) return null;
  return tradePriceOfThousand(thousand);
}

/** The same; null also where it is not a whole number of đồng. */
function exactPrice(value: unknown): number | null {
  const price = readThousand(value);
  return price !== null && Number.isInteger(price) ? price : null;
}

function isLevel(value: unknown) {
  return isAbsent(value) || (exactPrice(value) ?? 0) > 0;
}

function isAbsent(value: unknown) {
  return value === undefined || value === null || value === '';
}
