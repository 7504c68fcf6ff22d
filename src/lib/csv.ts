/** The value of a cell; null is an empty one. */
export type CellValue = string | number | null;

/** Without it Excel reads UTF-8 as a code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The start of a formula: its first character, also full-width or after invisible characters. */
const FORMULA = /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** The separators of all locales' spreadsheets; a cell with one of them is quoted. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/** A table as CSV (RFC 4180, UTF-8 with its mark, decimal points) in which no text is a formula. */
export function csv(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** The same as a file. */
export function csvFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly CellValue[])[],
): File {
  return new File([csv(header, rows)], name, { type: 'text/csv;charset=utf-8' });
}

function cellText(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? allDigits(cell) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All digits of a number, with a decimal point and without an exponent. */
function allDigits(figure: number): string {
  const text = String(figure);
  return text.includes('e') ? plain.format(figure) : text;
}
