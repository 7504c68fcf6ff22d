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
    line = Number(attributeOf(attributes, 'r') ?? line + 1);
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

function denseCells(body: string, row: number): string {
  let [column, cut] = [0, -1];
  const cells = body.replace(CELL, (whole, prefix: string, attributes: string, at: number) => {
    const reference = /^[A-Z]{1,3}/.exec(attributeOf(attributes, 'r') ?? '')?.[0];
    column = reference === undefined ? column + 1 : columnOf(reference);
    if (column > MOST_CELLS && cut === -1) cut = at;
    const type = attributeOf(attributes, 't');
    const isText = type === 'd' || type === 'e';
    // Without these two a cell is as the library expects it.
    if (cut !== -1 || (reference !== undefined && !isText)) return whole;
    const style = attributeOf(attributes, 's');
    const given = [
      `r="${reference ?? nameOf(column)}${row}"`,
      isText ? 't="str"' : type && `t="${type}"`,
      !isText && style && `s="${style}"`,
    ];
    return `<${prefix}c ${given.filter(Boolean).join(' ')}${attributes.endsWith('/') ? '/' : ''}>`;
  });
  const kept = cut === -1 ? cells : body.slice(0, cut);
  return kept.replace(
    />(\d{4}-\d\d-\d\d)T(?:00:00:00(?:\.0+)?|(\d\d:\d\d:\d\d)(?:\.\d+)?)Z?</g,
    (_, day, time) => (time === undefined ? `>${day}<` : `>${day} ${time}<`),
  );
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
}

function mergesIn(source: string): Merge[] {
  const merges: Merge[] = [];
  for (const [, left = '', top, right = '', bottom] of source.matchAll(MERGE)) {
    if (merges.length === MOST_MERGES) break;
    merges.push({
      ...{ top: Number(top), bottom: Number(bottom) },
      ...{ left: columnOf(left) - 1, right: columnOf(right) - 1 },
    });
  }
  return merges;
}

/** The number of a column, from 1: A is 1, AA is 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

function nameOf(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? nameOf(Math.floor((column - 1) / 26)) + last : last;
}
