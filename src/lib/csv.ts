/** What a cell holds; an unknown figure is empty. */
export type Cell = string | number | null;

/** Without it Excel reads UTF-8 as a code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would calculate: a formula's first sign, also a wide one or one behind what is not seen. */
const FORMULA = /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Separators of any country's spreadsheets; a cell with one of them is quoted. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/** A table as CSV (RFC 4180, UTF-8 with its mark, decimal points) in which no spreadsheet takes a text for a formula. */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** The same as a file to save. */
export function csvFile(name: string, header: readonly string[], rows: readonly (readonly Cell[])[]): File {
  return new File([csv(header, rows)], name, { type: 'text/csv;charset=utf-8' });
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? inFull(cell) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every digit that the figure has, with a dot and without an exponent. */
function inFull(figure: number): string {
  const text = String(figure);
  return text.includes('e') ? plain.format(figure) : text;
}
