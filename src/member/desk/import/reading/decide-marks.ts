import type { Table } from '../../../../tables/table';
import { isBlank, textOfCell, withoutNote } from '../cells/cells';
import { figureOfCell, isAmbiguous, type DecimalMark, type Figure } from '../cells/figures';
import type { Recognised } from '../columns/recognise';
import type { Choices, Column, ColumnRole } from '../preview-types';

const WHOLE: readonly ColumnRole[] = [
  'quantity',
  'bought',
  'sold',
  'fee',
  'tax',
  'value',
  'moneyIn',
  'moneyOut',
];
const SHARES: readonly ColumnRole[] = ['quantity', 'bought', 'sold'];
/** Roles of prices. */
export const PRICES: readonly ColumnRole[] = ['price', 'boughtPrice', 'soldPrice'];

export type Marks = {
  /** The mark of the file; null where nothing shows it. */
  decimal: DecimalMark | null;
  markOf: (index: number) => DecimalMark | null;
  /** Whether the numbers of a column could be others. */
  isOpen: (index: number, role: ColumnRole) => boolean;
  exampleOf: (index: number) => string | null;
};

type ColumnFigures = {
  strong: Set<DecimalMark>;
  weak: Set<DecimalMark>;
  ambiguous: string | null;
  /** The group mark of ambiguous cells: what stands in them. */
  isPlain: boolean;
  figures: readonly Figure[];
};

const OTHER: Readonly<Record<DecimalMark, DecimalMark>> = { '.': ',', ',': '.' };

function figuresOf({ rows }: Table, index: number): ColumnFigures {
  const found: ColumnFigures & { figures: Figure[] } = {
    ...{ strong: new Set(), weak: new Set(), ambiguous: null, isPlain: false },
    figures: [],
  };
  for (const { cells } of rows) {
    const cell = cells[index];
    if (cell === undefined || isBlank(cell)) continue;
    const figure = figureOfCell(withoutNote(cell));
    if (figure === null) continue;
    found.figures.push(figure);
    if (figure.proves !== null) found.strong.add(figure.proves);
    if (isAmbiguous(figure)) {
      found.ambiguous ??= textOfCell(cell);
      const mark: DecimalMark = Math.abs(figure.point) < Math.abs(figure.comma) ? '.' : ',';
      // With this mark the number would have a part that is not whole.
      if (!Number.isInteger(Math.min(Math.abs(figure.point), Math.abs(figure.comma))))
        found.weak.add(OTHER[mark]);
    } else if (figure.proves === null && Math.abs(figure.point) >= 1) found.isPlain = true;
  }
  return found;
}

/** The decimal mark, once for the file: one number that can be read in one way only decides for all. */
export function decideMarks(table: Table, { columns, candidates }: Recognised, choices: Choices): Marks {
  const known = new Map<number, ColumnFigures>();
  const of = (index: number) => {
    const found = known.get(index) ?? figuresOf(table, index);
    known.set(index, found);
    return found;
  };
  const roleOf = new Map(columns.map(({ index, role }) => [index, role]));
  for (const role of [...SHARES, ...PRICES]) {
    for (const { index, rank } of candidates(role))
      if (rank !== 0 && roleOf.get(index) === null) roleOf.set(index, role);
  }
  const used = [...roleOf].filter(([, role]) => role !== null && [...WHOLE, ...PRICES].includes(role));
  const strong = new Set(used.flatMap(([index]) => [...of(index).strong]));
  const weak = new Set(
    used.filter(([, role]) => WHOLE.includes(role!)).flatMap(([index]) => [...of(index).weak]),
  );
  const decimal =
    choices.decimal ??
    (strong.size === 1 ? [...strong][0]! : strong.size === 0 && weak.size === 1 ? [...weak][0]! : null);
  const ownMark = (index: number) => {
    const { strong: own, weak: inferred } = of(index);
    if (own.size === 1) return [...own][0]!;
    const isWhole = WHOLE.includes(roleOf.get(index)!);
    return own.size === 0 && isWhole && inferred.size === 1 && strong.size !== 1 ? [...inferred][0]! : null;
  };
  const isOpen = (index: number, role: ColumnRole) => {
    const { ambiguous, weak: inferred, figures, isPlain, strong: own } = of(index);
    if (choices.decimal !== undefined || ambiguous === null) return false;
    if (own.size === 1) return false;
    if (PRICES.includes(role)) return false;
    // A mark of other columns makes parts of what is whole.
    if (strong.size === 1 && inferred.size > 0 && !inferred.has(decimal!)) return true;
    if (strong.size > 1) return inferred.size !== 1;
    if (!SHARES.includes(role)) return false;
    if (inferred.size > 1) return true;
    if (inferred.size === 1) return false;
    if (decimal !== null) return figures.some((figure) => isAmbiguous(figure) && isPart(figure, decimal));
    // 1,000 is no share with three decimals; 300,000 may be a lot with them.
    return !isPlain && figures.filter(isAmbiguous).every((figure) => smallerOf(figure) % BOARD_LOT === 0);
  };
  return {
    decimal,
    markOf: (index) => choices.decimal ?? ownMark(index) ?? decimal,
    isOpen,
    exampleOf: (index) => of(index).ambiguous,
  };
}

/** Of how many shares the exchanges' orders are. */
const BOARD_LOT = 100;

const smallerOf = ({ point, comma }: Figure) => Math.min(Math.abs(point), Math.abs(comma));

/** Whether a mark makes the smaller number of an ambiguous one. */
const isPart = (figure: Figure, mark: DecimalMark) =>
  Math.abs(mark === '.' ? figure.point : figure.comma) === smallerOf(figure);

/** Columns whose numbers could be others. */
export function askedColumns(columns: readonly Column[], marks: Marks, choices: Choices): readonly number[] {
  if (choices.decimal !== undefined) return [];
  return columns.flatMap(({ index, role }) => (role !== null && marks.isOpen(index, role) ? [index] : []));
}
