import { oneLine } from '../../../../lib/text';
import { headNames } from '../../../../tables/head-names';
import type { Sheet } from '../../../../tables/sheet';
import type { TableRow } from '../../../../tables/table';
import { isKnown, tableOf } from '../../../../tables/table-of';
import { separatorOf, sheetOfText } from '../../../../tables/text-cells';
import { isListHead, symbolHeadRank } from './list-heads';
import { contextOf, isNameOfCompany, symbolsInItem, type WordContext } from './list-words';
import { isExchangeWord, isUsualSymbol, symbolOfCell } from './written-symbol';

/** The symbols under a title of the text, in their order, as often as they stand there; the title is null above the first. */
export type SymbolSection = { name: string | null; symbols: readonly string[] };

/** How much of a text its separator is searched in. */
const SAMPLE = 64 * 1024;

/**
 * The symbols of a text, by its sections (`###Banks`): of a table those of its column of symbols, of any other text those
 * between separators. A word before a colon is an exchange, names of sections and companies are no symbols.
 */
export function readListText(text: string): readonly SymbolSection[] {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[，；、]/g, ',')
    .replaceAll('：', ':')
    .replaceAll(/[^\S\n\t]{3,}/g, '  ');
  const separator = separatorOf(`${plain.slice(0, SAMPLE)}\n`, (cell) => isKnown(cell, isListHead));
  const sheet = sheetOfText(plain, separator);
  const found = sectionsOfTable(sheet) ?? sectionsOfItems(plain);
  return joined(found);
}

/** Sections that have symbols, each name once. */
function joined(sections: readonly SymbolSection[]): readonly SymbolSection[] {
  const byName = new Map<string | null, string[]>();
  for (const { name, symbols } of sections) {
    const known = byName.get(name);
    if (known) known.push(...symbols);
    else if (symbols.length > 0) byName.set(name, [...symbols]);
  }
  return [...byName].map(([name, symbols]) => ({ name, symbols }));
}

/** What is longer is no title. */
const LONGEST_TITLE = 300;

/** The title that a cell is: behind two number signs or more, or one and a blank; null for any other cell. */
function titleOf(cell: string): string | null {
  if (cell.length > LONGEST_TITLE) return null;
  const [, title] = /^\s*"?(?:#{2,}|#(?=\s))\s*(.*?)\s*#*"?\s*$/s.exec(cell) ?? [];
  return title === undefined ? null : oneLine(title);
}

const written = ({ cells }: Pick<TableRow, 'cells'>) => cells.filter((cell) => String(cell).trim() !== '');

/** The title of a row that has nothing else. */
function titleOfRow(row: TableRow): string | null {
  const [first, ...others] = written(row);
  return first === undefined || others.length > 0 ? null : titleOf(String(first));
}

/** What stands in the columns of symbols of a table; null for a text that has none. */
function sectionsOfTable(sheet: Sheet): readonly SymbolSection[] | null {
  const titles = sheet.rows.filter((row) => titleOfRow(row) !== null);
  const rows = sheet.rows.filter((row) => titleOfRow(row) === null);
  const columns = columnsOf({ ...sheet, rows });
  if (columns === null) return null;
  const sections: { name: string | null; symbols: string[] }[] = [{ name: null, symbols: [] }];
  const all = [...columns.rows, ...titles].sort((a, b) => a.line - b.line);
  for (const row of all) {
    const title = titleOfRow(row);
    if (title !== null) sections.push({ name: title || null, symbols: [] });
    else sections.at(-1)!.symbols.push(...columns.indices.flatMap((index) => symbolIn(row, index) ?? []));
  }
  return sections;
}

const symbolIn = ({ cells }: TableRow, index: number) => symbolOfCell(String(cells[index] ?? ''));

type Columns = { indices: readonly number[]; rows: readonly TableRow[] };

/** The part of its cells that are symbols, which a column of symbols has at least. */
const MOST = 0.5;

function columnsOf(sheet: Sheet): Columns | null {
  const { head, rows } = tableOf(sheet, isListHead);
  const found = head.length > 0 ? columnOfHead(head, rows) : null;
  if (found !== null) return { indices: [found], rows };
  const own = headRowOf(sheet.rows);
  if (own !== null) return own;
  return columnsOfCells(head.length > 0 ? rows : sheet.rows);
}

/** The column of symbols by its name, and of several the one with the most symbols. */
function columnOfHead(head: readonly string[], rows: readonly TableRow[]): number | null {
  const candidates = head.flatMap((name, index) => {
    const rank = !isKnown(name, isListHead) ? 0 : Math.max(0, ...headNames(name).map(symbolHeadRank));
    if (rank === 0) return [];
    const share = shareOf(rows, index, symbolOfCell);
    return rows.length > 0 && share >= (rank === 2 ? 0.2 : MOST) ? [{ index, rank, share }] : [];
  });
  candidates.sort((a, b) => b.rank * b.share - a.rank * a.share || a.index - b.index);
  return candidates[0]?.index ?? null;
}

/** A head of which only the column of symbols is known. */
function headRowOf(all: readonly TableRow[]): Columns | null {
  for (const [at, { cells }] of all.slice(0, 30).entries()) {
    const index = columnOfHead(
      cells.map((cell) => oneLine(String(cell))),
      all.slice(at + 1),
    );
    if (index !== null && all.length > at + 1) return { indices: [index], rows: all.slice(at + 1) };
  }
  return null;
}

/** The columns of symbols beside others, by their cells alone; null where the text has no columns. */
function columnsOfCells(rows: readonly TableRow[]): Columns | null {
  const width = mostFrequent(rows.map(({ cells }) => cells.length));
  const all = rows.filter(({ cells }) => cells.length === width);
  if (width < 2 || all.length < 2 || all.length < rows.length / 2) return null;
  const [first, ...others] = all;
  const isHead = !first!.cells.some((cell) => usualSymbolOf(String(cell)) !== null);
  const body = isHead ? others : all;
  const columns = Array.from({ length: width }, (_, index) => index);
  const ofSymbols = columns.filter((index) => shareOf(body, index, usualSymbolOf) >= 0.8);
  const besides = columns.filter(
    (index) => shareOf(body, index, otherTextOf) > 0 && !ofSymbols.includes(index),
  );
  const isWhole = columns.every((index) => ofSymbols.includes(index) || besides.includes(index));
  return isWhole && ofSymbols.length > 0 && besides.length > 0 ? { indices: ofSymbols, rows: body } : null;
}

/** The text of a cell in which not every word is a symbol. */
const otherTextOf = (cell: string) =>
  cell.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || isUsualSymbol(word)) ? null : cell;

const usualSymbolOf = (cell: string) => {
  const text = cell.trim();
  const symbol = /\s/.test(text) ? null : symbolOfCell(text);
  return symbol !== null && isUsualSymbol(symbol) ? symbol : null;
};

/** More rows say no more of what a column has. */
const MOST_SAMPLED = 400;

/** The part of the cells of a column that are symbols, of those in which something is written. */
function shareOf(rows: readonly TableRow[], index: number, read: (cell: string) => string | null): number {
  const cells = rows
    .slice(0, MOST_SAMPLED)
    .map((row) => String(row.cells[index] ?? '').trim())
    .filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter((cell) => read(cell) !== null).length / cells.length;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** What stands between two separators, the one before it, and whether it begins a line. */
type Item = { text: string; separator: string };

const ITEM = /(^|[,;\t\n|])(?:[^\S\n\t]*"((?:[^"]|"")*)"(?=\s*(?:$|[,;\t\n|]))|([^,;\t\n|]*))/g;

function itemsIn(text: string): readonly Item[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return [...plain.matchAll(ITEM)].map(([, separator = '', quoted, bare = '']) => ({
    text: quoted?.replaceAll('""', '"') ?? bare,
    separator,
  }));
}

/** What stands between separators. */
function sectionsOfItems(text: string): readonly SymbolSection[] {
  const items = itemsIn(text);
  const isTitled = items.some((item) => titleOf(item.text) !== null && !/^\s*#\s/.test(item.text));
  const context = contextOf(
    items.filter((item) => titleOf(item.text) === null).map((item) => item.text),
    isTitled,
  );
  const isTight = items.every((item, index) => !isApart(item) || isBehindTitle(items, index));
  const hasExchanges = items.some((item) => /^\S+:\S/.test(item.text));
  const sections: { name: string | null; symbols: string[] }[] = [{ name: null, symbols: [] }];
  let isInTitle = false;
  // Beside a symbol that stands alone, a name is that of its company.
  let isBesideSymbol = false;
  for (const item of items) {
    if (item.separator === '' || item.separator === '\n') isBesideSymbol = false;
    const section = sections.at(-1)!;
    // A name with a comma in it, where no comma between symbols has a blank behind it.
    if (isInTitle && isTight && hasExchanges && isApart(item)) {
      section.name = `${section.name ?? ''}, ${oneLine(item.text)}`;
      continue;
    }
    const title = titleOf(item.text);
    isInTitle = title !== null;
    const line = isTitled ? null : titleOfLine(item, context);
    if (title !== null) sections.push({ name: title || null, symbols: [] });
    else if (line !== null)
      sections.push({ name: line.title, symbols: [...symbolsInItem(line.rest, context)] });
    else if (!isBesideSymbol || !isNameOfCompany(item.text)) {
      section.symbols.push(...symbolsInItem(item.text, context));
    }
    isBesideSymbol ||= usualSymbolOf(item.text) !== null;
  }
  return sections.some(({ symbols }) => symbols.length > 0) ? sections : withoutTitles(items, context);
}

const isApart = ({ text, separator }: Item) =>
  separator === ',' && /^\s+\S/.test(text) && !text.includes(':');

function isBehindTitle(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    if (titleOf(items[at]!.text) !== null) return true;
    if (!isApart(items[at]!)) return false;
  }
  return false;
}

/** The title that begins a line, and its rest: [Banks], Banks: and what follows it, if that is no exchange. */
function titleOfLine({ text, separator }: Item, context: WordContext) {
  if ((separator !== '' && separator !== '\n') || text.length > LONGEST_TITLE) return null;
  const [, , bracketed] =
    /^\s*(\[(?=.*\])|[=~_-]{2,}(?=.*[=~_-]{2,}\s*$))\s*(.*?)\s*[\]=~_-]+\s*$/.exec(text) ?? [];
  if (bracketed !== undefined) return { title: oneLine(bracketed), rest: '' };
  const [, before, behind] = /^\s*([^:]{2,}):(\s.*|)$/s.exec(text) ?? [];
  if (before === undefined || behind === undefined || isExchangeWord(before.trim())) return null;
  if (isKnown(before, isListHead)) return null;
  const isTitle = behind.trim() === '' || symbolsInItem(behind, context).length > 0;
  return isTitle ? { title: oneLine(before), rest: behind } : null;
}

/** A text whose every line has a number sign. */
function withoutTitles(items: readonly Item[], context: WordContext): readonly SymbolSection[] {
  const marked = items.filter(({ text }) => /^\s*#\s/.test(text)).map(({ text }) => text.replace('#', ''));
  return [{ name: null, symbols: marked.flatMap((item) => symbolsInItem(item, context)) }];
}
