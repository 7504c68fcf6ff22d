import type { Cell, Table } from '../../../../tables/table';
import { textOfCell } from '../cells/cells';
import { kindIn, type RowKind } from '../cells/words';
import type { Choices, Question } from '../preview-types';
import type { NumberIn, Places, Reading } from './reading';

type Columns = Places & { numberIn: NumberIn };

type ValueDecision = Pick<Reading, 'valueKind'> & { question: Question | null };

/**
 * Whether the values of a file without prices are those of the trades, or contain their fees and taxes: all of one kind make
 * prices on ticks. Means of several fills make none; then the person is asked, but in a file without fees and taxes, where both
 * are the same. Null where there are prices, or no values.
 */
export function decideValues(
  { rows }: Table,
  columns: Columns,
  { values }: Pick<Choices, 'values'>,
): ValueDecision {
  const { at } = columns;
  const hasPrices = (['price', 'boughtPrice', 'soldPrice'] as const).some((role) => at(role) !== -1);
  const trades = hasPrices ? [] : rows.filter(({ cells }) => hasValueOfTrade(cells, columns));
  const [first] = trades;
  if (first === undefined) return { valueKind: null, question: null };
  const kinds = (['gross', 'net'] as const).filter((valueKind) =>
    trades.every(({ cells }) => {
      const price = priceOfValue(cells, kindOf(cells, columns), { ...columns, valueKind });
      return price !== null && isOnTick(price);
    }),
  );
  const hasCosts = trades.some(({ cells }) => costsOf(cells, columns) > 0);
  const valueKind = values ?? kinds[0] ?? (hasCosts ? null : 'gross');
  const example = textOfCell(first.cells[at('value')]);
  return { valueKind, question: valueKind === null ? { kind: 'values', example } : null };
}

/** The price, in the unit of the values, that the value of a row makes; null where it makes none. */
export function priceOfValue(
  cells: readonly Cell[],
  kind: RowKind | null,
  columns: Columns & Pick<Reading, 'valueKind'>,
): number | null {
  const { valueKind } = columns;
  const [quantity, value] = [quantityOf(cells, columns), valueOf(cells, columns)];
  if (valueKind === null || quantity === 0 || value === 0) return null;
  const costs = costsOf(cells, columns);
  const gross = valueKind === 'gross' ? value : kind === 'SELL' ? value + costs : value - costs;
  return Number((gross / quantity).toFixed(6));
}

/** Đồng of which prices of a market are multiples. */
const TICK = 10;
/** A lower price may be one in thousand. */
const LOWEST = 1_000;

function isOnTick(price: number): boolean {
  const ticks = (price < LOWEST ? price * 1_000 : price) / TICK;
  return Math.abs(ticks - Math.round(ticks)) < 1e-6;
}

function hasValueOfTrade(cells: readonly Cell[], columns: Columns): boolean {
  const kind = kindOf(cells, columns);
  const isTrade = kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B';
  return isTrade && quantityOf(cells, columns) > 0 && valueOf(cells, columns) > 0;
}

/** What a row is: by its side, else by its shares, which are sold in a column of their own or have a sign. */
function kindOf(cells: readonly Cell[], { at, numberIn }: Columns): RowKind | null {
  if (at('side') !== -1) return kindIn(cells[at('side')] ?? '');
  const isSale = (numberIn(cells, at('sold')) ?? 0) !== 0 || (numberIn(cells, at('quantity')) ?? 0) < 0;
  return isSale ? 'SELL' : null;
}

function quantityOf(cells: readonly Cell[], { at, numberIn }: Columns): number {
  const shares = (['quantity', 'bought', 'sold'] as const).map((role) => numberIn(cells, at(role)) ?? 0);
  return Math.abs(shares.find((each) => each !== 0) ?? 0);
}

const valueOf = (cells: readonly Cell[], { at, numberIn }: Columns) =>
  Math.abs(numberIn(cells, at('value')) ?? 0);

function costsOf(cells: readonly Cell[], { allAt, numberIn }: Columns): number {
  const columns = [...allAt('fee'), ...allAt('tax')];
  return columns.reduce((sum, index) => sum + Math.abs(numberIn(cells, index) ?? 0), 0);
}
