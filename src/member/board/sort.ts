import { parameterIn } from '../../lib/query';
import { compareTexts } from '../../market/by-text';

/** The order of a table. */
export type Sort<By extends string> = { readonly by: By; readonly isDescending: boolean };

/** The order that an address names; null where it names none of these columns. */
export function sortIn<By extends string>(search: string, columns: readonly By[]): Sort<By> | null {
  const [, sign, named] = /^(-?)(\w+)$/.exec(parameterIn(search, 'sort') ?? '') ?? [];
  const by = columns.find((column) => column === named);
  return by === undefined ? null : { by, isDescending: sign === '-' };
}

/** The parameter for an order. */
export function sortParameter({ by, isDescending }: Sort<string>): string {
  return `${isDescending ? '-' : ''}${by}`;
}

type Value = string | number | null;

/** The rows in an order; those without the value come last, and equal ones by their symbol. */
export function sortBy<Row extends { readonly symbol: string }>(
  rows: readonly Row[],
  isDescending: boolean,
  valueOf: (row: Row) => Value,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(
      (a, b) =>
        Number(a.value === null) - Number(b.value === null) ||
        sign * compare(a.value, b.value) ||
        compareTexts(a.row.symbol, b.row.symbol),
    )
    .map(({ row }) => row);
}

export const alphabet = new Intl.Collator('vi');

function compare(one: Value, other: Value) {
  if (one === null || other === null) return 0;
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : alphabet.compare(String(one), String(other));
}
