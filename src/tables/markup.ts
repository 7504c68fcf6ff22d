import { Parser } from 'htmlparser2';
import { MOST_CELLS, MOST_LINES } from './limits';
import { fillMerged, type Merge } from './merged-cells';
import type { Sheet } from './sheet';
import type { Cell, TableRow } from './table';

const DEEPEST = 1_000;

type Row = TableRow & { cells: Cell[] };
type OpenCell = { text: string; number: number | null; type: string | null; across: number; down: number };

/** Elements whose text nobody sees. */
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'noscript', 'styles', 'documentproperties']);
const ROWS = new Set(['tr', 'row']);
const CELLS = new Set(['td', 'th', 'cell']);
const BLOCKS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'caption', 'center', 'body', 'table']);

/** The rows of all tables in it, one after the other, and texts between them as rows of one cell. Nothing in it is run. */
export function sheetOfMarkup(source: string): Sheet {
  const rows: Row[] = [];
  const merges: Merge[] = [];
  const open: { row: Row; column: number; cell: OpenCell | null }[] = [];
  /** The cells of rows to come that a cell above covers, by column: up to which line. */
  let covered = new Map<number, number>();
  let [line, beyond, unseen, depth, outside] = [0, 0, 0, 0, ''];

  const push = (row: Row) => {
    if (!row.cells.some((cell) => cell !== '')) return;
    if (rows.length === MOST_LINES) beyond += 1;
    else rows.push(row);
  };
  const endOutside = () => {
    const text = cleanText(outside);
    outside = '';
    if (text !== '') push({ line: (line += 1), cells: [text], isOpen: false });
  };
  const endCell = () => {
    const current = open.at(-1);
    if (!current?.cell) return;
    const { row, cell } = current;
    while ((covered.get(current.column) ?? 0) >= row.line) current.column += 1;
    const { column } = current;
    const across = Math.max(1, Math.min(cell.across, MOST_CELLS - column));
    if (column < MOST_CELLS) {
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = valueOf(cell);
      const bottom = row.line + cell.down - 1;
      for (let each = 0; each < across && cell.down > 1; each += 1) covered.set(column + each, bottom);
      if (across > 1 || cell.down > 1)
        merges.push({ top: row.line, bottom, left: column, right: column + across - 1 });
    }
    current.column += across;
    current.cell = null;
  };

  const isXml = /^\s*<\?xml/.test(source) && !/<html/i.test(source.slice(0, 4096));
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        // The parser takes as long again for each element that is open.
        if ((depth += 1) > DEEPEST) throw new RangeError('elements that never end');
        const name = localName(tag);
        const current = open.at(-1);
        if (UNSEEN.has(name)) unseen += 1;
        else if (ROWS.has(name)) {
          endOutside();
          line = Number(attributes['ss:index'] ?? line + 1);
          open.push({ row: { line, cells: [], isOpen: false }, column: 0, cell: null });
        } else if (CELLS.has(name) && current) {
          endCell();
          if (attributes['ss:index'] !== undefined) current.column = Number(attributes['ss:index']) - 1;
          current.cell = {
            ...{ text: '', number: numberIn(attributes['x:num']), type: null },
            across: spanOf(attributes['colspan']) ?? (spanOf(attributes['ss:mergeacross']) ?? 0) + 1,
            down: spanOf(attributes['rowspan']) ?? (spanOf(attributes['ss:mergedown']) ?? 0) + 1,
          };
        } else if (name === 'data' && current?.cell) current.cell.type = attributes['ss:type'] ?? null;
        else if (name === 'br' && current?.cell) current.cell.text += BREAK;
        else if ((name === 'br' || BLOCKS.has(name)) && !current) endOutside();
        if (name === 'table' && !current) covered = new Map();
      },
      ontext(text) {
        if (unseen > 0) return;
        const cell = open.at(-1)?.cell;
        if (cell) cell.text += text;
        else if (open.length === 0) outside += text;
      },
      onclosetag(tag) {
        depth -= 1;
        const name = localName(tag);
        const current = open.at(-1);
        if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
        else if (CELLS.has(name)) endCell();
        else if (ROWS.has(name) && current) {
          endCell();
          open.pop();
          push(current.row);
        } else if (BLOCKS.has(name) && !current) endOutside();
      },
    },
    { xmlMode: isXml, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(source);
  parser.end();
  endOutside();
  fillMerged(rows, merges);
  return { name: null, rows, beyond };
}

function valueOf({ text, number, type }: OpenCell): Cell {
  const clean = cleanText(text);
  if (type === 'DateTime')
    return clean
      .replace(/T00:00:00(?:\.0+)?Z?$/, '')
      .replace(/T|\.\d+|Z$/g, (mark) => (mark === 'T' ? ' ' : ''));
  return number ?? (type === 'Number' ? (numberIn(clean) ?? clean) : clean);
}

/** A line break that is one, as opposed to those between words of the source. */
const BREAK = '\u2028';

function cleanText(text: string): string {
  const lines = text.replace(/[^\S\u2028]+/g, ' ').split(BREAK);
  return lines
    .map((each) => each.trim())
    .join('\n')
    .trim();
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}

function numberIn(text: string | undefined): number | null {
  const number = text === undefined || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

function spanOf(text: string | undefined): number | null {
  const span = Number.parseInt(text ?? '', 10);
  return span >= 0 ? Math.min(span, 100_000) : null;
}
