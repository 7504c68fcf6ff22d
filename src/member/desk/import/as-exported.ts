import { fold } from '../../../lib/text';
import { isDay } from '../../../market/day';
import { plainName } from '../../../tables/head-names';
import type { Cell, Table, TableRow } from '../../../tables/table';
import { MARK_HEAD, readMark } from '../export-mark';
import { isBlank, textOfCell, truthIn } from './cells/cells';
import { readDay, readTime } from './cells/days';
import { figureOfCell, type DecimalMark } from './cells/figures';

/** How the sheet that saved an export writes, by those of its cells that are as they were exported. */
type Style = { decimal: DecimalMark | null; days: 'dayFirst' | 'monthFirst' | null };

/**
 * The product's own table of trades with each cell as it was exported, where a spreadsheet has only written it otherwise; a
 * cell that a person has changed stays, as a plain number or day in the style of the others. Any other table as it is.
 */
export function asExported(table: Table): Table {
  const at = table.head.findIndex((head) => plainName(head) === plainName(MARK_HEAD));
  if (at === -1) return table;
  const marks = table.rows.map(({ cells }) => readMark(textOfCell(cells[at])));
  if (marks.every((mark) => mark === null)) return table;
  const style = styleOf(table, marks);
  const rows = table.rows.map((row, index): TableRow => {
    const mark = marks[index];
    if (!mark) return row;
    const cells = table.head.map((head, column): Cell => {
      const cell = row.cells[column] ?? '';
      const exported = mark.get(head.trim()) ?? null;
      if (exported !== null && isRewritten(cell, exported)) return exported;
      return exported === null && isBlank(cell) ? '' : inStyle(cell, style);
    });
    return { ...row, cells };
  });
  return { ...table, rows };
}

/** Whether a sheet may have made the cell of what was exported, without a person's doing. */
function isRewritten(cell: Cell, exported: string | number): boolean {
  if (textOfCell(cell) === textOfCell(exported)) return true;
  if (typeof exported === 'number') return isSameNumber(cell, exported);
  if (isDay(exported)) return isSameDay(cell, exported);
  const truth = truthIn(exported);
  if (truth !== null && /^(?:true|false)$/.test(exported)) return truthIn(textOfCell(cell)) === truth;
  return isSameTime(cell, exported) || isSameText(textOfCell(cell), exported);
}

function isSameNumber(cell: Cell, exported: number): boolean {
  const figure = figureOfCell(cell);
  if (figure?.point === exported || figure?.comma === exported) return true;
  // A decimal point that the sheet took for one between groups, or between day and month.
  const [whole = '', decimals = ''] = String(exported).split('.');
  if (figure && decimals.length === 3 && figure.point === Number(whole + decimals)) return true;
  const day = decimals === '' || typeof cell === 'number' ? null : readDay(withYear(cell));
  const [, month, date] = day?.dayFirst?.split('-') ?? [];
  return day !== null && Number(date) === Number(whole) && Number(month) === Number(decimals);
}

/** A day as short forms have it, with a year: 26. Sep, 26-Sep, 26/9. */
function withYear(cell: string): string {
  const text = cell.trim();
  const [, mark] = /^\d{1,2}([/.-])\d{1,2}$/.exec(text) ?? [];
  if (mark !== undefined) return `${text}${mark}2000`;
  return /\d{4}|\D\d{2}$/.test(text) ? text : `${text} 2000`;
}

function isSameDay(cell: Cell, exported: string): boolean {
  const day = readDay(cell);
  return day !== null && [day.dayFirst, day.monthFirst, day.yearFirst].includes(exported);
}

/** A time, which may have lost its seconds. */
function isSameTime(cell: Cell, exported: string): boolean {
  if (!/^\d{2}:\d{2}:\d{2}$/.test(exported)) return false;
  const time = readTime(cell);
  return time === exported || time === `${exported.slice(0, 5)}:00`;
}

function isSameText(text: string, exported: string): boolean {
  const plain = exported.trim();
  return isSameInWords(text, plain) || isNumberOf(text, plain) || isDayOf(text, plain);
}

/** The same but for letters that an encoding has not got, and the apostrophe before what is no formula. */
function isSameInWords(text: string, exported: string): boolean {
  const [one, other] = [text.replace(/^'/, ''), exported.replace(/^'/, '')].map((each) =>
    each.normalize('NFC').replaceAll(/\s+/g, ' '),
  ) as [string, string];
  if (one === other) return true;
  const [letters, wanted] = [[...one], [...other]];
  if (letters.length !== wanted.length) return false;
  return wanted.every((letter, index) => {
    const found = letters[index]!;
    return found === letter || (letter > '~' && (/[?\uFFFD]/.test(found) || found === baseOf(letter)));
  });
}

const baseOf = (letter: string) => {
  const base = fold(letter);
  return letter === letter.toLowerCase() ? base : base.toUpperCase();
};

/** A number in figures, or of letters that are one: 0012, 12345678901234567890, 12e5. */
function isNumberOf(text: string, exported: string): boolean {
  if (!/^[+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i.test(exported)) return false;
  const [one, other] = [text, exported].map((each) => Number(each.replace(',', '.')));
  return text !== '' && Math.abs(one! - other!) <= 1e-4 * Math.abs(other!);
}

/** A text that sheets take for a day, as 1/2, 3-4 or Mar 5. */
function isDayOf(text: string, exported: string): boolean {
  if (text.length > 20 || exported.length > 20) return false;
  const [one, other] = [datesOf(text), datesOf(exported)];
  return one.some((date) => other.includes(date));
}

/** MM-dd in each order. */
function datesOf(text: string): readonly string[] {
  const day = readDay(withYear(text));
  return [day?.dayFirst, day?.monthFirst].flatMap((each) => (each ? [each.slice(5)] : []));
}

function styleOf(table: Table, marks: readonly (ReadonlyMap<string, string | number> | null)[]): Style {
  const counts = { '.': 0, ',': 0, dayFirst: 0, monthFirst: 0 };
  for (const [index, mark] of marks.entries()) {
    for (const [column, head] of table.head.entries()) {
      const exported = mark?.get(head.trim());
      const cell = table.rows[index]!.cells[column];
      if (exported === undefined || typeof cell !== 'string') continue;
      if (typeof exported === 'number') {
        const figure = figureOfCell(cell);
        if (figure === null || figure.point === figure.comma) continue;
        if (figure.point === exported) counts['.'] += 1;
        if (figure.comma === exported) counts[','] += 1;
      } else if (isDay(exported)) {
        const day = readDay(cell);
        if (day === null || day.dayFirst === day.monthFirst) continue;
        if (day.dayFirst === exported) counts.dayFirst += 1;
        if (day.monthFirst === exported) counts.monthFirst += 1;
      }
    }
  }
  const more = <Key extends keyof typeof counts>(one: Key, other: Key) =>
    counts[one] === counts[other] ? null : counts[one] > counts[other] ? one : other;
  return { decimal: more('.', ','), days: more('dayFirst', 'monthFirst') };
}

/** A cell that can be read in two ways, in the way of the others. */
function inStyle(cell: Cell, { decimal, days }: Style): Cell {
  if (typeof cell === 'number') return cell;
  const figure = figureOfCell(cell);
  if (figure !== null && decimal !== null && figure.point !== figure.comma) {
    return decimal === '.' ? figure.point : figure.comma;
  }
  const day = figure === null && days !== null ? readDay(cell) : null;
  return day === null || day.dayFirst === day.monthFirst ? cell : (day[days!] ?? cell);
}
