import type { Column, ColumnRole } from '../import/preview-types';

/** What a column may be chosen to mean, in the order in which it is offered. */
export const ROLES = [
  'day',
  'time',
  'side',
  'symbol',
  'quantity',
  'price',
  'value',
  'fee',
  'tax',
  'state',
  'bought',
  'sold',
  'order',
  'account',
  'note',
  'moneyIn',
  'moneyOut',
  'currency',
  'stop',
  'target',
  'signal',
  'signalDay',
  'per',
  'settles',
  'planned',
  'id',
] as const satisfies readonly ColumnRole[];

export type Roles = Readonly<Record<number, ColumnRole | null>>;

/** The choices of columns once one of them means something else; another one that meant the same is not read any more. */
export function withRole(
  chosen: Roles | undefined,
  columns: readonly Column[],
  index: number,
  role: ColumnRole | null,
): Roles {
  const others = columns.filter((column) => role !== null && column.role === role && column.index !== index);
  return { ...chosen, ...Object.fromEntries(others.map((column) => [column.index, null])), [index]: role };
}
