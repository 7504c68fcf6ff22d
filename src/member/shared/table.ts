/** A row of a table as it is written: the line on which it begins, and whether a quote in it is never closed. */
export type WrittenRow = { line: number; cells: string[]; isOpen: boolean };

/** The first rows of a table, and the number of those beyond them. */
type Table = { rows: readonly WrittenRow[]; beyond: number };

/** The rows of a table with commas or semicolons (RFC 4180) that are not empty: so many of them; others are counted only. */
export function rowsOfTable(text: string, most: number): Table {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [firstLine = ''] = /\S[^\n]*/.exec(plain) ?? [];
  const separator = firstLine.includes(',') ? ',' : ';';
  const rows: WrittenRow[] = [];
  let beyond = 0;
  let [cells, cell, hasText]: [string[], string, boolean] = [[], '', false];
  // Where the row, and the rest of the cell, begins.
  let [first, start] = [1, 0];
  let [line, isQuoted] = [1, false];
  const isFull = () => rows.length === most;
  const take = (end: number) => {
    cell += plain.slice(start, end);
    start = end + 1;
  };
  const endCell = () => {
    hasText ||= cell.trim() !== '';
    if (!isFull()) cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (hasText && isFull()) beyond += 1;
    else if (hasText) rows.push({ line: first, cells, isOpen: isQuoted });
    [cells, hasText, first] = [[], false, line];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at];
    if (character === '\n') {
      line += 1;
      if (isQuoted) continue;
      take(at);
      endRow();
    } else if (character === '"') {
      if (isQuoted && plain[at + 1] === '"') {
        at += 1;
        take(at);
      } else if (isQuoted || (cell === '' && start === at)) {
        isQuoted = !isQuoted;
        take(at);
      }
    } else if (character === separator && !isQuoted) {
      take(at);
      endCell();
    }
  }
  take(plain.length);
  endRow();
  return { rows, beyond };
}

/** What a spreadsheet would take for a formula, after the apostrophe that the export puts before it. */
const GUARDED = /^'+[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** A cell without the apostrophe that the export has put before it. */
export function withoutGuard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A text that begins with that apostrophe itself gets another, which is taken off in its place. */
export function withOwnGuard<Text extends string | null>(text: Text): Text | string {
  return text !== null && GUARDED.test(text) ? `'${text}` : text;
}
