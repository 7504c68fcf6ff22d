import type { Cell } from './table';

/** A number with its signs, groups and unit, and nothing else. */
const NUMBER = /^['(+\-−]*\s*(?:₫|\$)?\s*\d[\d\s.,']*\)?\s*(?:%|đ|₫|vnđ|vnd|cp)?$/i;

/** A day in digits, with or without a time before or after it. */
const DAY =
  /(?:^|\D)(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?:\D|$)|^\d{1,2}[- ][a-z]{3}[- ]\d{2,4}$|^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i;

/** Whether a cell has something in it. */
export const isWritten = (cell: Cell) => String(cell).trim() !== '';

/** Whether a whole cell is a number, in whichever style. */
export const isNumber = (cell: Cell) => typeof cell === 'number' || NUMBER.test(cell.trim());

/** A whole cell, not a sentence with a day in it. */
const isDay = (cell: Cell) => typeof cell === 'string' && cell.trim().length <= 30 && DAY.test(cell.trim());

/** Whether a row has what only a row below the head has: a number or a day. */
export function hasData(cells: readonly Cell[]): boolean {
  return cells.some((cell) => isWritten(cell) && (isNumber(cell) || isDay(cell)));
}

/** The words with which a row of sums begins; marks tell "cộng" from the "công" of companies. */
const TOTAL = new RegExp(
  `^(?:${[
    'tổng(?! công ty| cty| ctcp)',
    'tong(?! cong ty| cty| ctcp)',
    'cộng',
    'cong(?=$| trang| don| luy| so| phat)',
    '(?:lũy|luỹ|luy) kế|luy ke',
    'số dư (?:đầu|cuối)|so du (?:dau|cuoi)',
    'mang sang|chuyển trang|chuyen trang',
    '(?:(?:sub|grand|page)[ -]?)?totals?|sums?|carried forward|brought forward',
    'summe|gesamt|zwischensumme',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

const TICKER = /^[A-Z][A-Z0-9]{2}$/;

/** Whether a row below a head of so many columns is a sum, or what is written below or between printed pages. */
export function isTotalOrFooter(cells: readonly Cell[], columns: number): boolean {
  const written = cells.filter(isWritten);
  if (written.some(isDay)) return false;
  const [first] = written;
  if (first !== undefined && TOTAL.test(String(first).trim().normalize('NFC'))) return true;
  if (written.some((cell) => TICKER.test(String(cell).trim()))) return false;
  const numbers = written.filter(isNumber).length;
  // Sums without a word, and empty lines of a form that are numbered.
  if (numbers === written.length) return columns >= 3 && written.length <= columns / 2;
  return columns >= 4 && numbers === 0 && written.some(isPhrase);
}

function isPhrase(cell: Cell) {
  return /\S[\s:]\S|:$/.test(String(cell).trim());
}

/** Whether a row has nothing but units of columns: (CP), (1.000đ), %. */
export function hasUnits(cells: readonly Cell[]): boolean {
  const written = cells.filter(isWritten).map((cell) => String(cell).trim());
  return (
    written.length > 0 &&
    written.every((text) => /^[([].*[\p{L}%].*[)\]]$|^(?:đ|₫|vnđ|vnd|cp|%)$/iu.test(text))
  );
}

/** Whether a row numbers the columns, as printed forms do below the head: 1, 2, 3 or (A), (B), 1. */
export function numbersColumns(cells: readonly Cell[]): boolean {
  const marks = cells.filter(isWritten).map((cell) => String(cell).replace(/[()[\]\s]/g, ''));
  if (marks.length < 3 || !marks.every((mark) => /^(?:\d{1,2}|[A-Z])(?:=.*)?$/.test(mark))) return false;
  const numbers = marks.map((mark) => Number.parseInt(mark, 10)).filter((number) => !Number.isNaN(number));
  return numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1);
}
