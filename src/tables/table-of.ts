import { oneLine } from '../lib/text';
import { headNames, plainName } from './head-names';
import { hasData, hasUnits, isTotalOrFooter, isWritten, numbersColumns } from './kinds-of-rows';
import { HEAD_WITHIN, MOST_TABLE_ROWS } from './limits';
import type { Cell, Table, TableRow } from './table';
import type { Sheet } from './sheet';

/** Whether somebody knows a column by this name, which is one of `headNames`. */
export type IsHead = (name: string) => boolean;

/** The table of a sheet: its head within the first rows, and what stands above and below it. */
export function tableOf(sheet: Sheet, isHead: IsHead): Table {
  const { rows: all, beyond } = withoutEmptyColumns(sheet);
  const found = findHead(all, isHead);
  const head = found?.names ?? [];
  const below = all.slice(found?.end ?? 0);
  const isRepeatedHead = headRepeats(all.slice(found?.start ?? 0, found?.end ?? 0));
  const left = { heads: 0, totals: 0 };
  const between: TableRow[] = [];
  const rows = below.filter((row, index) => {
    const { cells, isOpen } = row;
    if (found === null || isOpen) return true;
    const isRepeated = isRepeatedHead(cells) || (index === 0 && numbersColumns(cells));
    if (isRepeated) left.heads += 1;
    else if (isTotalOrFooter(cells, head.length)) left.totals += 1;
    else return true;
    if (cells.filter(isWritten).length === 1) between.push(row);
    return false;
  });
  return {
    titles: all.slice(0, found?.start ?? 0),
    head,
    rows: rows.slice(0, MOST_TABLE_ROWS),
    between,
    left,
    beyond: beyond + Math.max(0, rows.length - MOST_TABLE_ROWS),
  };
}

/** Of a printed table, a column that is only the rest of the one beside it. */
function withoutEmptyColumns({ rows, beyond }: Sheet): Pick<Sheet, 'rows' | 'beyond'> {
  const used = new Set<number>();
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries()) if (isWritten(cell)) used.add(column);
  const last = Math.max(-1, ...used);
  if (used.size === last + 1) return { rows, beyond };
  return {
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, column) => used.has(column)) })),
    beyond,
  };
}

/** Whether a cell is the name of a column. */
export function isKnown(text: string, isHead: IsHead): boolean {
  return text.trim() !== '' && text.length <= LONGEST_NAME && headNames(text).some(isHead);
}

const LONGEST_NAME = 100;

/** Returns a function that says whether a row has the names of one of these. */
function headRepeats(heads: readonly TableRow[]): (cells: readonly Cell[]) => boolean {
  const signatures = new Set(heads.map(({ cells }) => namesOf(cells).join('|')));
  const firstNames = new Set(heads.map(({ cells }) => namesOf(cells)[0]));
  return (cells) => {
    const first = cells.find(isWritten);
    return firstNames.has(plainName(String(first))) && signatures.has(namesOf(cells).join('|'));
  };
}

function namesOf(cells: readonly Cell[]): string[] {
  return cells.map((cell) => plainName(String(cell))).filter((name) => name !== '');
}

type Head = { names: string[]; start: number; end: number };

type Knows = (text: string) => boolean;

/** The row with the most names of columns, at least two, or one where no row has more cells; and its other row. */
function findHead(rows: readonly TableRow[], isHead: IsHead): Head | null {
  const knows: Knows = (text) => isKnown(text, isHead);
  const texts = rows.slice(0, HEAD_WITHIN + 1).map(({ cells }) => cells.map((cell) => oneLine(String(cell))));
  const scores = texts.slice(0, HEAD_WITHIN).map((cells) => cells.filter(knows).length);
  const most = Math.max(0, ...scores);
  const best = scores.indexOf(most);
  const isList = rows.every(({ cells }) => cells.filter((cell) => String(cell).trim() !== '').length <= 1);
  if (most < (isList ? 1 : 2)) return null;

  const isAdjacent = (index: number) => {
    const [row, next] = [rows[index], rows[index + 1]];
    return row !== undefined && next !== undefined && next.line <= row.line + heightOf(row);
  };
  const [above, head, below] = [texts[best - 1], texts[best]!, texts[best + 1]];
  const isLower =
    below && (hasUnits(below) || (!hasData(rows[best + 1]!.cells) && isLowerRow(head, below, isHead)));
  if (isLower && isAdjacent(best)) {
    return { names: joined(head, below, knows), start: best, end: best + 2 };
  }
  if (above && isAdjacent(best - 1) && !hasData(rows[best - 1]!.cells) && isUpperRow(above, head)) {
    return { names: joined(above, head, knows), start: best - 1, end: best + 1 };
  }
  return { names: withoutEnd(head), start: best, end: best + 1 };
}

/** How many lines a row takes. */
function heightOf({ cells }: TableRow): number {
  return cells.reduce<number>((sum, cell) => sum + String(cell).split('\n').length - 1, 1);
}

/** Whether the row below names parts of columns: it has names, or fills what is empty above. */
function isLowerRow(upper: readonly string[], lower: readonly string[], isHead: IsHead): boolean {
  const written = lower.filter((text) => text !== '');
  if (written.length < 2) return false;
  const isRepeated = lower.every((text, index) => plainName(text) === plainName(upper[index] ?? ''));
  if (isRepeated) return false;
  const known = lower.filter(
    (text, index) => isKnown(text, isHead) || isKnownWith(upper[index] ?? '', text, isHead),
  );
  return known.length >= 2 && known.length >= written.length / 2;
}

/** Whether a column is known by both rows: not by a part of the upper one, as by "Mã CK" in "Mã CK / Symbol". */
function isKnownWith(upper: string, text: string, isHead: IsHead): boolean {
  if (text === '') return false;
  const known = headNames(upper);
  return headNames(`${upper} ${text}`).some((name) => isHead(name) && !known.includes(name));
}

/** Whether the row above groups columns: names of the head that are equal, or missing, differ by it. */
function isUpperRow(upper: readonly string[], head: readonly string[]): boolean {
  const written = upper.filter((text) => text !== '');
  if (written.length === 0 || written.some((text) => text.includes(':'))) return false;
  // Of cells that are merged over both rows the name stands in both.
  const isShared = upper.some(
    (text, index) => text !== '' && plainName(text) === plainName(head[index] ?? ''),
  );
  const isEmptyBelow = upper.some((text, index) => text !== '' && (head[index] ?? '') === '');
  const names = head.map(plainName).filter((name) => name !== '');
  const isAmbiguous = new Set(names).size < names.length;
  // A title stands in the first cell alone.
  const isTitle = written.length === 1 && upper[0] !== '';
  return !isTitle && (isShared || isEmptyBelow || isAmbiguous);
}

/** Both rows in one: a group fills the cells on its right that are empty, a name in two languages is said once. */
function joined(upper: readonly string[], lower: readonly string[], knows: Knows): string[] {
  const groups = withGroups(upper, lower);
  const isGrouped = groups.some((group, index) => group !== '' && group === groups[index + 1]);
  const count = (name: string) => lower.filter((each) => plainName(each) === plainName(name)).length;
  const names = groups.map((group, index) => {
    const name = lower[index] ?? '';
    if (name === '' || group === '' || plainName(group) === plainName(name))
      return name === '' ? group : name;
    const both = `${group} ${name}`;
    if (knows(both)) return both;
    if (!isGrouped && knows(group) && knows(name)) return group;
    // What follows the last column of a group has none, which a file of text cannot say.
    const isOfGroup = (upper[index] ?? '') !== '' || count(name) > 1 || !knows(name);
    return isOfGroup ? both : name;
  });
  return withoutEnd(names);
}

function withGroups(upper: readonly string[], lower: readonly string[]): string[] {
  const groups: string[] = [];
  for (let index = 0; index < Math.max(upper.length, lower.length); index += 1) {
    const own = upper[index] ?? '';
    const isFilled = own === '' && (lower[index] ?? '') !== '' && (lower[index - 1] ?? '') !== '';
    groups.push(isFilled ? (groups[index - 1] ?? '') : own);
  }
  return groups;
}

function withoutEnd(names: readonly string[]): string[] {
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
}
