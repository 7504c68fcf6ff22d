import { parse } from 'papaparse';
import { HEAD_WITHIN, MOST_COLUMNS, MOST_LINES } from './limits';
import type { TableRow } from './table';

/** The rows of a file that are not empty, and how many lines follow them. */
export type Rows = { rows: readonly TableRow[]; beyond: number };

const SEPARATORS = ['\t', ';', ',', '|'];

/** A line that names the separator, as spreadsheets read it. */
const NAMED = /^sep=(.)\n/i;

/** The rows of a text with separators (RFC 4180), of which the lines of the head have the most names. */
export function rowsOfText(text: string, isHead: (cell: string) => boolean): Rows {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [named, separator] = NAMED.exec(plain) ?? [];
  const skipped = named === undefined ? 0 : 1;
  const body = plain.slice(named?.length ?? 0);
  return parsed(body, separator ?? separatorOf(body, isHead), 1 + skipped);
}

function parsed(text: string, delimiter: string, firstLine: number, most = MOST_LINES): Rows {
  // In its fast mode the library reads a row more than it returns.
  const { data, errors, meta } = parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: most,
    fastMode: false,
  });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: TableRow[] = [];
  let line = firstLine;
  for (const [index, all] of data.entries()) {
    const cells = all.slice(0, MOST_COLUMNS);
    if (all.some((cell) => cell.trim() !== '')) rows.push({ line, cells, isOpen: broken.has(index) });
    line += 1 + all.reduce((sum, cell) => sum + breaksIn(cell), 0);
  }
  return { rows, beyond: meta.truncated ? linesIn(text, meta.cursor) : 0 };
}

function breaksIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}

/** Lines from there on that are not empty. */
function linesIn(text: string, start: number): number {
  let count = 0;
  for (const _ of text.slice(start).matchAll(/\S[^\n]*/g)) count += 1;
  return count;
}

/** The separator by which a line has the most names of columns, else by which most lines have equally many cells. */
function separatorOf(text: string, isHead: (cell: string) => boolean): string {
  const candidates = SEPARATORS.filter((each) => text.includes(each)).map((separator) => {
    const { rows } = parsed(firstLines(text), separator, 1, 2 * HEAD_WITHIN);
    const names = Math.max(...rows.map(({ cells }) => cells.filter((cell) => isHead(String(cell))).length));
    return { separator, names, ...regularityOf(rows) };
  });
  candidates.sort((a, b) => b.names - a.names || b.regular - a.regular || b.columns - a.columns);
  return candidates[0]?.separator ?? '\t';
}

/** The longest beginning that the separator is searched in. */
const SAMPLE = 64 * 1024;

function firstLines(text: string) {
  return text.length > SAMPLE ? text.slice(0, text.lastIndexOf('\n', SAMPLE) + 1 || SAMPLE) : text;
}

/** The number of cells that most rows of two cells or more have, and how many of them have so many. */
function regularityOf(rows: readonly TableRow[]) {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  const [[columns, regular] = [1, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { columns, regular };
}
