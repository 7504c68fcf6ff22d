import { columnName, columnNumber } from './column-names';
import { MOST_CELLS, MOST_LINES } from './limits';
import type { Merge } from './merged-cells';

/** A sheet in which rows and columns follow each other without a gap, with no more of them than are read. */
export type DenseSheet = {
  xml: string;
  /** The number that each of its rows has in the sheet. */
  lines: readonly number[];
  beyond: number;
  merges: readonly Merge[];
};

const ROW = /<((?:\w+:)?)row(?=[\s/>])([^>]*)>/g;
const CELL = /<((?:\w+:)?)c(?=[\s/>])([^>]*)>/g;
const VALUE = /<(?:\w+:)?[vt][\s>]/;
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

const MOST_MERGES = 20_000;

/**
 * A sheet as the library reads it without filling memory with empty cells: a single cell may stand in row 1,048,576,
 * column 16,384. Cells get the references that they may lack, errors and ISO days become texts.
 */
export function denseSheet(source: string): DenseSheet {
  const rows: string[] = [];
  const lines: number[] = [];
  let [line, beyond, end] = [0, 0, 0];
  ROW.lastIndex = 0;
  for (let match = ROW.exec(source); match !== null; match = ROW.exec(source)) {
    const [, prefix = '', attributes = ''] = match;
    line = Number(ROW_NUMBER.exec(attributes)?.[1] ?? line + 1);
    if (attributes.endsWith('/')) continue;
    const start = ROW.lastIndex;
    end = source.indexOf(`</${prefix}row>`, start);
    if (end === -1) throw new SyntaxError('a row without an end');
    ROW.lastIndex = end;
    const body = source.slice(start, end);
    if (!VALUE.test(body)) continue;
    if (rows.length === MOST_LINES) beyond += 1;
    else {
      lines.push(line);
      rows.push(`<row r="${rows.length + 1}">${denseCells(body, rows.length + 1)}</row>`);
    }
  }
  const xml = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return { xml, lines, beyond, merges: mergesIn(source.slice(end)) };
}

/** A cell as the library expects it: with a reference, and of a type that it takes as it is. */
const PLAIN_CELL = /^ r="([A-Z]{1,2})\d+"(?: s="\d+")?(?: t="(?:s|n|str|b|inlineStr)")?\/?$/;

const REFERENCE = /(?:^|\s)r\s*=\s*["']([A-Z]{1,3})/;
const TYPE = /(?:^|\s)t\s*=\s*["'](\w+)/;
const STYLE = /(?:^|\s)s\s*=\s*["'](\d+)/;

function denseCells(body: string, row: number): string {
  let [column, cut] = [0, -1];
  const cells = body.replace(CELL, (whole, prefix: string, attributes: string, at: number) => {
    const plain = PLAIN_CELL.exec(attributes)?.[1];
    const reference = plain ?? REFERENCE.exec(attributes)?.[1];
    column = reference === undefined ? column + 1 : columnNumber(reference);
    if (column > MOST_CELLS && cut === -1) cut = at;
    if (plain !== undefined || cut !== -1) return whole;
    const type = TYPE.exec(attributes)?.[1];
    const style = STYLE.exec(attributes)?.[1];
    const isText = type === 'd' || type === 'e';
    const given = [
      `r="${columnName(column)}${row}"`,
      isText ? 't="str"' : type && `t="${type}"`,
      !isText && style && `s="${style}"`,
    ];
    return `<${prefix}c ${given.filter(Boolean).join(' ')}${attributes.endsWith('/') ? '/' : ''}>`;
  });
  const kept = cut === -1 ? cells : body.slice(0, cut);
  return kept.includes('T') ? kept.replace(ISO_DAY, spacedDay) : kept;
}

/** A day of a cell that has it in words. */
const ISO_DAY = />(\d{4}-\d\d-\d\d)T(?:00:00:00(?:\.0+)?|(\d\d:\d\d:\d\d)(?:\.\d+)?)Z?</g;

function spacedDay(_: string, day: string, time: string | undefined): string {
  return time === undefined ? `>${day}<` : `>${day} ${time}<`;
}

const ROW_NUMBER = /(?:^|\s)r\s*=\s*["'](\d+)/;

function mergesIn(source: string): Merge[] {
  const merges: Merge[] = [];
  for (const [, left = '', top, right = '', bottom] of source.matchAll(MERGE)) {
    if (merges.length === MOST_MERGES) break;
    merges.push({
      ...{ top: Number(top), bottom: Number(bottom) },
      ...{ left: columnNumber(left) - 1, right: columnNumber(right) - 1 },
    });
  }
  return merges;
}
