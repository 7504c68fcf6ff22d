import type { Cell, Table } from '../../../../tables/table';
import { kindIn, type RowKind } from '../cells/words';
import type { NumberIn, Places, Reading } from './reading';

type Columns = Places & { numberIn: NumberIn };

/** Đồng of which prices of a market are multiples. */
const TICK = 10;
/** A lower price may be one in thousand. */
const LOWEST = 1_000;

/**
 * Whether the values of a file without prices are those of the trades, or contain their fees and taxes: all of one kind make
 * prices on ticks. Null where neither does, or where there are prices.
 */
export function valueKindOf({ rows }: Table, columns: Columns): Reading['valueKind'] {
  const { at } = columns;
  const hasPrices = (['price', 'boughtPrice', 'soldPrice'] as const).some((role) => at(role) !== -1);
  if (hasPrices || at('value') === -1 || at('side') === -1) return null;
  const trades = rows.flatMap(({ cells }) => {
    const kind = kindIn(cells[at('side')] ?? '');
    return kind === 'BUY' || kind === 'SELL' ? [{ cells, kind }] : [];
  });
  const kinds = (['gross', 'net'] as const).filter((valueKind) =>
    trades.every(({ cells, kind }) => {
      const price = priceOfValue(cells, kind, { ...columns, valueKind });
      return price !== null && price >= LOWEST && Math.abs(price / TICK - Math.round(price / TICK)) < 1e-6;
    }),
  );
  return trades.length > 0 ? (kinds[0] ?? null) : null;
}

/** The price in đồng that the value of a row makes; null where it makes none. */
export function priceOfValue(
  cells: readonly Cell[],
  kind: RowKind | null,
  { at, allAt, numberIn, valueKind }: Columns & Pick<Reading, 'valueKind'>,
): number | null {
  const quantity = Math.abs(numberIn(cells, at('quantity')) ?? 0);
  const value = Math.abs(numberIn(cells, at('value')) ?? 0);
  if (valueKind === null || quantity === 0 || value === 0) return null;
  const costs = [...allAt('fee'), ...allAt('tax')].reduce(
    (sum, index) => sum + Math.abs(numberIn(cells, index) ?? 0),
    0,
  );
  const gross = valueKind === 'gross' ? value : kind === 'SELL' ? value + costs : value - costs;
  return Number((gross / quantity).toFixed(6));
}
