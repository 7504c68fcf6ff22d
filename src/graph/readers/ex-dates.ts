import { asCount, asNumber, asRecord, asText, type JsonRecord } from '../../lib/json';
import { isDay } from '../../market/day';
import { exDateId } from '../../market/ex-dates';
import type { ExDate, ExDateKind } from '../resolvers.types';
import { markedDay } from './marks';
import { readRows } from './rows';

const KINDS: readonly ExDateKind[] = ['CASH_DIVIDEND', 'STOCK_DIVIDEND', 'BONUS', 'SPLIT', 'RIGHTS'];
/** A desk keeps the id, after the symbol, as that of a trade. */
const LONGEST_ID = 80;

/** What the marks of a symbol say in figures about its ex-dates, each once; a mark that does not is none. */
export function readExDates(marks: readonly JsonRecord[], symbol: string): readonly ExDate[] {
  return readRows(
    marks,
    (row) => readExDate(row, symbol),
    ({ id }) => id,
  );
}

function readExDate(row: JsonRecord, symbol: string): ExDate | null {
  const [day, right] = [markedDay(row), asRecord(row['right'])];
  const word = asText(right?.['kind'])?.toUpperCase();
  const kind = KINDS.find((each) => each === word);
  if (day === null || right === null || kind === undefined) return null;

  const [isCash, isFree] = [kind === 'CASH_DIVIDEND', kind !== 'CASH_DIVIDEND' && kind !== 'RIGHTS'];
  const [shares, per] = isCash ? [0, 1] : [asCount(right['new_shares']), asCount(right['per'])];
  const price = isFree ? 0 : readDong(right['price']);
  if (shares === null || !per || price === null) return null;
  if ((shares === 0 && !isCash) || (price === 0 && !isFree)) return null;
  const [given, settles] = [row['id'], right['settles']];
  const id = typeof given === 'number' ? String(given) : asText(given);
  return {
    id: exDateId(symbol, id !== null && id.length <= LONGEST_ID ? id : `${day} ${kind}`),
    symbol,
    kind,
    day,
    shares,
    per,
    price,
    settles: isCash || !isDay(settles) ? null : settles,
  };
}

/** Whole đồng of thousands of them, a fraction left out. */
function readDong(thousand: unknown): number | null {
  const price = asNumber(thousand);
  // 0.7 times 1,000 is a hair above 700, and 1.001 times 1,000 one below 1,001.
  return price === null ? null : asCount(Math.floor(price * 1_000 + 1e-6));
}
