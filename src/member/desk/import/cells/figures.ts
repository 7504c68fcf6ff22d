import type { Cell } from '../../../../tables/table';
import { remembered } from './remembered';

/** What separates the decimals of a number. */
export type DecimalMark = '.' | ',';

/** A number of a cell as each decimal mark makes it, equal where the cell can be read in one way only. */
export type Figure = {
  point: number;
  comma: number;
  /** The mark that the cell proves by its form; null where it has none, or could have either. */
  proves: DecimalMark | null;
};

/** What people write around a number: currencies, shares, blanks between groups. */
const AROUND = /(?:vn[dđ]|[dđ]ong|[đ₫]|cp|ck|shares?|co phieu|cổ phiếu|đồng)\.?$/iu;

/** A number of thousands. */
const THOUSANDS = /(?<=\d)\s?(?:k|nghìn|ngàn)(?:\s?(?:đ|đồng|vnd|vnđ))?$/iu;

/** The number of a cell, with its sign; null for what is none. */
export const figureOfCell = remembered(figureOf);

function figureOf(cell: Cell): Figure | null {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? { point: cell, comma: cell, proves: null } : null;
  }
  const text = cell.normalize('NFKC').trim();
  if (text === '' || text.length > 60) return null;
  const bracketed = /^\((.+)\)$/.exec(text);
  const bare = (bracketed?.[1] ?? text)
    .replace(THOUSANDS, '')
    .replace(/^(?:vnd|vnđ|[đ₫])\s*/iu, '')
    .replace(AROUND, '')
    .replaceAll(/[\u2212\u2013\u2014]/g, '-')
    .trim();
  const signed = /^([+-]?)\s*(\d[\d.,'’\s]*?)([+-]?)$/.exec(bare);
  if (signed === null) return null;
  const [, before, digits = '', after] = signed;
  const figure = unsigned(digits);
  if (figure === null) return null;
  const isNegative = bracketed !== null || before === '-' || after === '-';
  const sign = isNegative ? -1 : 1;
  const unit = THOUSANDS.test(bracketed?.[1] ?? text) ? 1_000 : 1;
  if (sign === 1 && unit === 1) return figure;
  const scaled = (value: number) => Number((sign * unit * value).toFixed(6));
  return { ...figure, point: scaled(figure.point), comma: scaled(figure.comma) };
}

function unsigned(written: string): Figure | null {
  const digits = withoutOtherGroups(written);
  if (digits === null) return null;
  const marks = digits.replaceAll(/\d/g, '');
  if (marks === '') return of(Number(digits), null);
  if (/\.,|,\./.test(marks)) return withBoth(digits);
  const mark = marks[0] as DecimalMark;
  const other: DecimalMark = mark === '.' ? ',' : '.';
  const parts = digits.split(mark);
  const areGroups = /^[1-9]\d{0,2}$/.test(parts[0]!) && parts.slice(1).every((part) => part.length === 3);
  if (parts.length > 2) return areGroups ? of(Number(parts.join('')), other) : null;
  if (parts[1] === '') return null;
  const asDecimal = Number(parts.join('.'));
  if (!areGroups) return of(asDecimal, mark);
  const asGroups = Number(parts.join(''));
  return mark === '.'
    ? { point: asDecimal, comma: asGroups, proves: null }
    : { point: asGroups, comma: asDecimal, proves: null };
}

/** Both marks: the last one, which must be alone, leads the decimals. */
function withBoth(digits: string): Figure | null {
  const mark: DecimalMark = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const group = mark === '.' ? ',' : '.';
  const [whole = '', decimals = '', ...more] = digits.split(mark);
  const groups = whole.split(group);
  const areGroups = /^[1-9]\d{0,2}$/.test(groups[0]!) && groups.slice(1).every((part) => part.length === 3);
  if (more.length > 0 || decimals === '' || decimals.includes(group) || !areGroups) return null;
  return of(Number(`${groups.join('')}.${decimals}`), mark);
}

/** Digits and marks alone: blanks and apostrophes may only part groups of three. */
function withoutOtherGroups(written: string): string | null {
  if (!/['’\s]/.test(written)) return written;
  const groups = /^(\d{1,3}(?:['’\s]\d{3})+)([.,]\d+)?$/.exec(written.trim());
  return groups === null ? null : groups[1]!.replaceAll(/\D/g, '') + (groups[2] ?? '');
}

const of = (value: number, proves: DecimalMark | null): Figure => ({ point: value, comma: value, proves });

/** Whether a cell would be another number with the other mark. */
export function isAmbiguous({ point, comma }: Figure): boolean {
  return point !== comma;
}

/** The number with a decimal mark; of an ambiguous one without a mark, with groups, as whole amounts are written. */
export function valueWithMark(figure: Figure, decimal: DecimalMark | null): number {
  if (decimal === '.') return figure.point;
  if (decimal === ',') return figure.comma;
  return Math.abs(figure.point) > Math.abs(figure.comma) ? figure.point : figure.comma;
}
