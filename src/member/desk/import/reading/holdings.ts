import type { Day } from '../../../../market/day';
import type { Table } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { figureOfCell } from '../cells/figures';
import { hasAnyOf } from '../cells/phrases';
import { plainHead } from '../columns/head-words';
import { MATCHED } from '../columns/ranks';
import type { Choices, Column, ColumnRole } from '../preview-types';
import { dayInTitles } from './day-in-titles';
import { placesOf } from './reading';

/** What is held on a day, as a broker or a person lists it: each row becomes one purchase on that day. */
export type Holdings = {
  columns: readonly Column[];
  /** The day as of which the file lists them; null where neither it nor the person says it. */
  day: Day | null;
};

/** What a list of trades has and a list of holdings has not. */
const OF_TRADES: readonly ColumnRole[] = [
  ...(['id', 'day', 'time', 'side', 'bought', 'sold', 'state', 'order', 'moneyIn', 'moneyOut'] as const),
];
const KEPT: readonly (ColumnRole | null)[] = ['symbol', 'account', 'currency', 'note'];

const isHeld = hasAnyOf(`nam giu, so huu, hien co, ton, so du, holdings?, positions?, owned, held`);
/** Less than what is held, where purchases wait for their settlement. */
const isAvailable = hasAnyOf('kha dung, available');
const isOtherThanShares = hasAnyOf(
  'gia, price, gia tri, value, thi truong, market, lai, lo, profit, loss, pnl, von, cost, ty trong, ty le, weight, percent, ngay, days?',
);
const isCost = hasAnyOf(
  'gia von, von, cost, cost price, gia hoa von, break even, purchase price, entry price',
);
const isMean = hasAnyOf('(gia|price) .*(tb|trung binh|bq|binh quan), (avg|average|mean) .*price');
const isMatched = hasAnyOf(MATCHED);
/** Sums, not the cost of a share. */
const isSumOrQuoted = hasAnyOf(
  'tong, total, gia tri, tri gia, value, basis, dau tu, amount, thi truong, hien tai, market, current, lai, lo, profit, loss, pnl, ty le, percent',
);

/** The holdings that a table lists: symbols, shares and their mean cost, no sides and no days; null for any other table. */
export function holdingsIn(
  table: Table,
  columns: readonly Column[],
  { roles = {}, side, holdings, days }: Choices,
): Holdings | null {
  const { at } = placesOf(columns);
  if (side !== undefined || at('symbol') === -1 || OF_TRADES.some((role) => at(role) !== -1)) return null;
  const free = columns
    .filter(({ index }) => roles[index] === undefined && hasFigures(table, index))
    .map(({ index, head }) => ({ index, text: plainHead(head) }));
  const shares = free.filter(({ text }) => !isOtherThanShares(text));
  const held = shares.find(({ text }) => isHeld(text)) ?? shares.find(({ text }) => isAvailable(text));
  const quantity = at('quantity') === -1 ? held?.index : at('quantity');
  const costs = free.filter(({ text }) => !isSumOrQuoted(text) && !isMatched(text));
  const mean = costs.find(({ text }) => isCost(text)) ?? costs.find(({ text }) => isMean(text));
  const isChosen = roles[at('price')] === 'price';
  const cost = isChosen ? at('price') : mean?.index;
  if (quantity === undefined || cost === undefined || quantity === cost) return null;
  const roleOf = ({ index, role }: Column): ColumnRole | null => {
    if (index === quantity) return 'quantity';
    if (index === cost) return 'price';
    return KEPT.includes(role) ? role : null;
  };
  return {
    columns: columns.map((column) => ({ ...column, role: roleOf(column) })),
    day: holdings ?? dayInTitles(table, days),
  };
}

function hasFigures({ rows }: Table, index: number): boolean {
  return rows.some(({ cells }) => {
    const cell = cells[index];
    return cell !== undefined && !isBlank(cell) && figureOfCell(cell) !== null;
  });
}
