import csv from 'papaparse';
import { alignedRows, BLANKS } from './aligned-cells';
import { HEAD_WITHIN, MOST_CELLS, MOST_LINES } from './limits';
import type { Sheet } from './sheet';
import type { TableRow } from './table';

const SEPARATORS = ['\t', ';', ',', '|'];

/** A line that names the separator, as spreadsheets read it. */
const NAMED = /^sep=(.)\n/i;

/** The table of a text with separators (RFC 4180) or runs of blanks; one that its first line names goes before the given one. */
export function sheetOfText(text: string, separator: string): Sheet {
  const plain = plainBreaks(text);
  const [line, named] = NAMED.exec(plain) ?? [];
  const body = plain.slice(line?.length ?? 0);
  const [between, firstLine] = [named ?? separator, line === undefined ? 1 : 2];
  return {
    name: null,
    ...(between === BLANKS ? alignedRows(body, firstLine) : parsed(body, between, firstLine)),
  };
}

function plainBreaks(text: string) {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

type Lines = Omit<Sheet, 'name'>;

/** After so many rows with a wrong quote, what follows it is no longer read anew. */
const MOST_REPAIRED = 20;

/** The rows of a text; one with a quote that is not closed as it should be ends with its line. */
function parsed(text: string, delimiter: string, firstLine: number, most = MOST_LINES): Lines {
  const rows: TableRow[] = [];
  let [rest, line] = [text, firstLine];
  for (let repaired = 0; ; repaired += 1) {
    const next = parsedUntilBroken(rest, delimiter, line, most - rows.length);
    const broken = repaired < MOST_REPAIRED ? next.rows.findIndex(({ isOpen }) => isOpen) : -1;
    if (broken === -1) return { rows: [...rows, ...next.rows], beyond: next.beyond };
    rows.push(...next.rows.slice(0, broken));
    const start = offsetOf(rest, next.rows[broken]!.line - line);
    const end = offsetOf(rest, 1, start);
    const cells = rest.slice(start, end).trimEnd().split(delimiter, MOST_CELLS);
    rows.push({ line: next.rows[broken]!.line, cells, isOpen: true });
    [rest, line] = [rest.slice(end), next.rows[broken]!.line + 1];
  }
}

/** Where so many lines later begins. */
function offsetOf(text: string, lines: number, from = 0): number {
  let at = from;
  for (let line = 0; line < lines; line += 1) {
    const next = text.indexOf('\n', at);
    if (next === -1) return text.length;
    at = next + 1;
  }
  return at;
}

function parsedUntilBroken(text: string, delimiter: string, firstLine: number, most: number): Lines {
  // In its fast mode the library reads a row more than it returns; of 0 rows it reads all.
  if (most <= 0) return { rows: [], beyond: linesIn(text, 0) };
  const options = { delimiter, newline: '\n', preview: most, fastMode: false } as const;
  const { data, errors, meta } = csv.parse<string[]>(text, options);
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: TableRow[] = [];
  const widths = new Set(data.map(({ length }) => length));
  // A file of such lines alone has as many cells in each as in its first.
  const [[first] = []] = data;
  if (widths.size === 1 && widths.has(1) && data.length > 1 && first?.includes(delimiter))
    widths.add(cellsOf(first, delimiter).length);
  let line = firstLine;
  for (const [index, all] of data.entries()) {
    const cells = wholeLine(all, delimiter, widths).slice(0, MOST_CELLS).map(withoutFormula);
    if (all.some((cell) => cell.trim() !== '')) rows.push({ line, cells, isOpen: broken.has(index) });
    line += 1 + all.reduce((sum, cell) => sum + breaksIn(cell), 0);
  }
  return { rows, beyond: meta.truncated ? linesIn(text, meta.cursor) : 0 };
}

/** A text as programs write it that keep Excel from making a number of it: ="007". */
function withoutFormula(cell: string): string {
  return cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1) : cell;
}

/** The cells of a line that a sheet had in one cell, and so quoted as a whole: it has as many as another line. */
function wholeLine(all: string[], delimiter: string, widths: ReadonlySet<number>): string[] {
  const [cell] = all;
  if (cell === undefined || all.length > 1 || !cell.includes(delimiter)) return all;
  const cells = cellsOf(cell, delimiter);
  return widths.size > 1 && widths.has(cells.length) ? cells : all;
}

const cellsOf = (line: string, delimiter: string): string[] =>
  csv.parse<string[]>(line, { delimiter, newline: '\n', fastMode: false }).data[0] ?? [];

function breaksIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}

/** Lines from there on that are not empty. */
function linesIn(text: string, start: number): number {
  let count = 0;
  for (const _ of text.slice(start).matchAll(/\S[^\n]*/g)) count += 1;
  return count;
}

/**
 * The separator of a text by its beginning: by it a line has the most names, else most lines have equally many cells. Runs of
 * blanks are one where no other makes a head of two names.
 */
export function separatorOf(beginning: string, isName: (cell: string) => boolean): string {
  const text = plainBreaks(beginning).replace(/\n[^\n]*$/, '\n');
  const candidateOf = (separator: string, { rows }: Lines) => {
    const names = rows.map(({ cells }) => cells.filter((cell) => isName(String(cell))).length);
    return { separator, names: Math.max(0, ...names), ...regularityOf(rows) };
  };
  const [best = NONE] = SEPARATORS.filter((each) => text.includes(each))
    .map((each) => candidateOf(each, parsed(text, each, 1, 2 * HEAD_WITHIN)))
    .sort((a, b) => b.names - a.names || b.regular - a.regular || b.columns - a.columns);
  if (best.names > 1 || !text.includes(BLANKS)) return best.separator;
  const blanks = candidateOf(BLANKS, alignedRows(text, 1, 2 * HEAD_WITHIN));
  const isMoreRegular = blanks.regular >= Math.max(best.regular, 2) && blanks.columns > best.columns + 1;
  return blanks.names > 1 || (best.names === 0 && isMoreRegular) ? BLANKS : best.separator;
}

const NONE = { separator: '\t', names: 0, columns: 1, regular: 0 };

/** The number of cells that most rows of two cells or more have, and how many of them have so many. */
function regularityOf(rows: readonly TableRow[]) {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  const [[columns, regular] = [1, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { columns, regular };
}
