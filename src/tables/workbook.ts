import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/browser';
import { partsOf, type Parts } from './archive';
import { LARGEST_STRINGS } from './limits';
import { fillMerged } from './merged-cells';
import { denseSheet, type DenseSheet } from './sheet-xml';
import type { Cell, TableProblem } from './table';
import type { Sheet } from './sheet';

/** The sheets of a workbook (.xlsx, .xlsm) that are not hidden, with the values that formulas had when it was saved. */
export async function sheetsOfWorkbook(
  bytes: Uint8Array,
  onProgress: (part: number) => void,
): Promise<readonly Sheet[] | { problem: TableProblem }> {
  const parts = partsOf(bytes);
  if ('problem' in parts) return parts as { problem: TableProblem };
  onProgress(0.3);
  try {
    const paths = Object.keys(parts).filter((path) => /worksheets\//i.test(path) && path.endsWith('.xml'));
    const dense = new Map(paths.map((path) => [path, denseSheet(text(parts[path]!))]));
    const strings = Object.keys(parts).find((path) => /sharedstrings\.xml$/i.test(path));
    if (strings !== undefined && parts[strings]!.length > LARGEST_STRINGS) return { problem: 'large' };
    onProgress(0.5);
    const sheets = namesIn(parts, dense);
    const read = await readWorkbook(archiveOf(parts, dense), { trim: false });
    onProgress(0.9);
    return sheets.flatMap(({ name, sheet }) => {
      const data = read.find((each) => each.sheet === name)?.data ?? [];
      return sheet === undefined ? [] : [{ name, ...rowsOf(data, sheet) }];
    });
  } catch {
    return { problem: 'damaged' };
  }
}

type Named = { name: string; sheet: DenseSheet | undefined };

/** The names of sheets that are not hidden; of all, where all are. */
function namesIn(parts: Parts, dense: ReadonlyMap<string, DenseSheet>): Named[] {
  const relations = text(parts['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].map(([, attributes = '']) => {
      const target = attribute(attributes, 'Target');
      return [attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
  const sheets = [...text(parts['xl/workbook.xml']!).matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      name: unescaped(attribute(attributes, 'name')),
      isHidden: /hidden/i.test(attribute(attributes, 'state')),
      sheet: dense.get(targets.get(attribute(attributes, '\\w+:id')) ?? ''),
    }),
  );
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  return shown.length > 0 ? shown : sheets;
}

/** The same workbook with dense sheets, not compressed: so the library starts no workers for its parts. */
function archiveOf(parts: Parts, dense: ReadonlyMap<string, DenseSheet>): ArrayBuffer {
  const encoder = new TextEncoder();
  const all = Object.entries(parts).map(([path, part]) => {
    const sheet = dense.get(path);
    return [path, sheet === undefined ? part : encoder.encode(sheet.xml)];
  });
  return zipSync(Object.fromEntries(all), { level: 0 }).buffer as ArrayBuffer;
}

function rowsOf(
  data: readonly (readonly unknown[])[],
  { lines, beyond, merges }: DenseSheet,
): Omit<Sheet, 'name'> {
  const rows = data.map((cells, index) => ({
    line: lines[index] ?? index + 1,
    cells: cells.map(cellOf),
    isOpen: false,
  }));
  fillMerged(rows, merges);
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), beyond };
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return dayOf(value.getTime());
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value.normalize('NFC') : '';
}

/** Times without a day are counted from the first day of a workbook's calendar, of 1900 or of 1904. */
const FIRST_DAY = Date.UTC(1904, 0, 2);
const LAST_DAY = Date.UTC(2200, 0, 1);
const DAY = 86_400_000;
/** Days from the first one of a workbook's calendar to that of JavaScript. */
const DAYS_BEFORE = 25_569;

/** A day with its time, if it has one; a number that is only formatted as a day as the number. */
function dayOf(time: number): Cell {
  if (!(time < LAST_DAY)) return time / DAY + DAYS_BEFORE;
  const written = new Date(Math.round(time / 1_000) * 1_000).toISOString();
  const [day, clock] = [written.slice(0, 10), written.slice(11, 19)];
  if (time < FIRST_DAY) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1] ?? '';
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(name: string): string {
  return name.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, word) => {
    if (word !== undefined) return ENTITIES[word] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
