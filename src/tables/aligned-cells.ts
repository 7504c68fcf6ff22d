import { MOST_CELLS, MOST_LINES } from './limits';
import type { Sheet } from './sheet';
import type { TableRow } from './table';

/** What stands for two blanks and more between cells, as in a text that a terminal or a PDF has aligned. */
export const BLANKS = '  ';

type Piece = { text: string; start: number; end: number };
type Line = { line: number; pieces: readonly Piece[] };
type Span = Pick<Piece, 'start' | 'end'>;

/**
 * The rows of a text whose cells are parted by runs of blanks. A line that lacks cells has the others below those that they
 * overlap; one that fits no columns is one text.
 */
export function alignedRows(text: string, firstLine: number, most: number = MOST_LINES): Omit<Sheet, 'name'> {
  const lines: Line[] = [];
  let [line, beyond] = [firstLine, 0];
  for (let [start, end] = [0, 0]; start < text.length; start = end + 1, line += 1) {
    end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    const written = text.slice(start, end);
    if (written.trim() === '') continue;
    if (lines.length === most) beyond += 1;
    else lines.push({ line, pieces: piecesOf(written) });
  }
  const spans = spansOf(lines.slice(0, SAMPLE));
  const rows = lines.map(({ pieces, ...each }): TableRow => {
    const cells = placed(pieces, spans) ?? [pieces.map(({ text: piece }) => piece).join(' ')];
    return { ...each, cells, isOpen: false };
  });
  return { rows, beyond };
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = line.length - line.trimStart().length;
  const last = line.trimEnd().length;
  for (const { 0: blanks, index: end } of `${line.slice(0, last)}${BLANKS}`.matchAll(/\s{2,}/g)) {
    if (pieces.length === MOST_CELLS) break;
    if (end > start) pieces.push({ text: line.slice(start, end), start, end });
    start = Math.max(start, end + blanks.length);
  }
  return pieces;
}

/** Where the columns stand: those of as many cells as lets most lines fit. */
function spansOf(lines: readonly Line[]): readonly Span[] {
  const counts = [...new Set(lines.map(({ pieces }) => pieces.length))].filter((count) => count > 1);
  const found = counts
    .sort((a, b) => b - a)
    .slice(0, MOST_COUNTS)
    .map((count) => {
      const whole = lines.filter(({ pieces }) => pieces.length === count);
      const spans = Array.from({ length: count }, (_, i) => ({
        start: whole.reduce((least, { pieces }) => Math.min(least, pieces[i]!.start), Infinity),
        end: whole.reduce((most, { pieces }) => Math.max(most, pieces[i]!.end), 0),
      }));
      const fitting = lines.filter(({ pieces }) => pieces.length > 1 && placed(pieces, spans) !== null);
      return { spans, fitting: fitting.length };
    });
  return found.reduce((best, each) => (each.fitting > best.fitting ? each : best), { spans: [], fitting: 0 })
    .spans as readonly Span[];
}

/** How many lines the columns are searched in, and how many numbers of cells are tried: a table has few. */
const SAMPLE = 1_000;
const MOST_COUNTS = 20;

/** The cells of a line in their columns; null where it does not fit. Both are in the order in which they stand. */
function placed(pieces: readonly Piece[], spans: readonly Span[]): string[] | null {
  if (pieces.length === spans.length) return pieces.map(({ text }) => text);
  const cells = spans.map(() => '');
  let column = 0;
  for (const { text, start, end } of pieces) {
    while (column < spans.length && spans[column]!.end <= start) column += 1;
    const [span, next] = [spans[column], spans[column + 1]];
    const isOfOne = span !== undefined && span.start < end && (next === undefined || next.start >= end);
    if (!isOfOne || cells[column] !== '') return null;
    cells[column] = text;
  }
  return cells;
}
