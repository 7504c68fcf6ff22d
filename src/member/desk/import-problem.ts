import { LONGEST_TRADE_NOTE, readAmount, readSide, readWhole } from '../../graph/desk/fields';
import { LONGEST_LIST_NAME, MOST_LISTED } from '../../graph/desk/own-lists';
import { readSymbol } from '../../graph/readers/instrument';
import type { DeskAlert } from '../../graph/values';
import { asList, asNumber, type JsonRecord } from '../../lib/json';
import { fitsLine, oneLine } from '../../lib/text';
import { isDay, type Day } from '../../market/day';
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
  | 'day'
  | 'future'
  | 'early'
  | 'planned'
  | 'longNote'
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

/** What is wrong with a trade of a file, as the document has trades; null where nothing is. */
export function tradeProblem(row: JsonRecord, today: Day): Problem | null {
  const [side, price] = [readSide(row['side']), exactPrice(row['price'])];
  const [quantity, per] = [readWhole(row['quantity']), readWhole(row['per'])];
  const isTrade = side === 'BUY' || side === 'SELL';
  if (readSymbol(row['symbol']) === null) return 'symbol';
  if (side === null) return 'side';
  if (quantity === null || (quantity === 0 && side !== 'DIVIDEND')) return 'quantity';
  if (side === 'BONUS' && !per) return 'per';
  if (price === null || (isTrade && price === 0)) return 'price';
  if (quantity * price > HIGHEST_AMOUNT) return 'amount';
  if (!isLevel(row['stop']) || !isLevel(row['target'])) return 'level';
  if (!isAbsent(row['planned']) && typeof row['planned'] !== 'boolean') return 'planned';
  if (side === 'BONUS' && !isAbsent(row['settles']) && !isDay(row['settles'])) return 'day';
  const note = row['note'];
  if (typeof note === 'string' && !fitsLine(note, LONGEST_TRADE_NOTE)) return 'longNote';
  return dayProblem(row['date'], today, row['planned'] === true);
}

/** What is wrong with a cash flow of a file; null where nothing is. */
export function flowProblem(row: JsonRecord, today: Day): Problem | null {
  return readAmount(row['amount']) === null ? 'flow' : dayProblem(row['date'], today, false);
}

/** What is wrong with a list of one's own in a file; null where nothing is. */
export function listProblem(row: JsonRecord): Problem | null {
  const symbols = asList(row['symbols']);
  const name = row['name'];
  if (typeof name !== 'string' || oneLine(name) === '' || !fitsLine(name, LONGEST_LIST_NAME))
    return 'listName';
  if (symbols === null || symbols.some((symbol) => readSymbol(symbol) === null)) return 'list';
  return symbols.length > MOST_LISTED ? 'listLong' : null;
}

/** What an alert of a file lacks so that it could never fire; null where it lacks nothing. */
export function alertProblem({
  kind,
  symbol,
  price,
  percent,
  tradeId,
  watchlistId,
}: DeskAlert): Problem | null {
  if (kind === 'SIGNAL') return watchlistId === null ? 'alertList' : null;
  if (kind === 'STOP' || kind === 'TARGET' || kind === 'SELLABLE')
    return tradeId === null ? 'alertTrade' : null;
  if (symbol === null) return 'symbol';
  if (kind === 'CHANGE') return percent === null ? 'alertPercent' : null;
  return price === null ? 'alertPrice' : null;
}

/** A price in đồng from thousand đồng; null where it is none, or not a whole number of đồng. */
function exactPrice(value: unknown): number | null {
  const thousand = asNumber(value);
  if (thousand === null || thousand < 0 || thousand >= HIGHEST_THOUSAND) return null;
  const price = Math.round(thousand * 1_000);
  return Math.abs(price - thousand * 1_000) < 1e-6 ? price : null;
}

function isLevel(value: unknown) {
  return isAbsent(value) || (exactPrice(value) ?? 0) > 0;
}

function isAbsent(value: unknown) {
  return value === undefined || value === null || value === '';
}
