/** A row of a table as it is written: the line on which it begins, and whether a quote in it is never closed. */
export type WrittenRow = { line: number; cells: string[]; isOpen: boolean };

/** The rows of a table with commas or semicolons (RFC 4180) that are not empty. */
export function rowsOfTable(text: string): readonly WrittenRow[] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [firstLine = ''] = plain.trimStart().split('\n');
  const separator = firstLine.includes(',') ? ',' : ';';
  const rows: WrittenRow[] = [{ line: 1, cells: [], isOpen: false }];
  let [cell, line, isQuoted] = ['', 1, false];
  for (let i = 0; i < plain.length; i += 1) {
    const character = plain[i]!;
    if (character === '\n') line += 1;
    if (isQuoted && character === '"' && plain[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (character === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === separator || character === '\n')) {
      rows.at(-1)!.cells.push(cell);
      cell = '';
      if (character === '\n') rows.push({ line, cells: [], isOpen: false });
    } else {
      cell += character;
    }
  }
  rows.at(-1)!.cells.push(cell);
  rows.at(-1)!.isOpen = isQuoted;
  return rows.filter(({ cells }) => cells.some((each) => each.trim() !== ''));
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
