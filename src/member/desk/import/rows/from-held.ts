import type { TradeInput } from '../../../../graph/resolvers.types';
import { partOfWhole } from '../../../../market/fractions';
import type { TableRow } from '../../../../tables/table';
import type { Ratio, ReadRow } from './read-row';

/** A row of a file and what its cells are. */
export type Read = { row: TableRow; read: ReadRow };

type Held = Pick<TradeInput, 'symbol' | 'side' | 'quantity' | 'day' | 'per' | 'isPlanned'>;

/**
 * Shares received in all, as what each share held brought. `tradesOf` returns what is held: the trades of the desk and what the
 * file adds to them; it is called where there are such rows.
 */
export function withRatios(rows: readonly Read[], tradesOf: () => readonly Held[]): readonly Read[] {
  const received = rows.flatMap(({ read }) => (read.is === 'received' ? [read] : []));
  if (received.length === 0) return rows;
  const held = [...tradesOf()];
  const ratios = new Map<ReadRow, Ratio | null>();
  for (const read of received.sort((a, b) => byDay(a.trade, b.trade))) {
    const { symbol, day } = read.trade;
    const ratio = ratioOf(read, heldBefore(held, read.trade));
    ratios.set(read, ratio);
    const isKnown = held.some((each) => each.side === 'BONUS' && each.symbol === symbol && each.day === day);
    if (ratio !== null && !isKnown) held.push({ ...read.trade, ...ratio });
  }
  return rows.map(({ row, read }) => {
    if (read.is !== 'received') return { row, read };
    const ratio = ratios.get(read);
    const { trade, isUnlisted, column } = read;
    if (ratio) return { row, read: { is: 'trade', trade: { ...trade, ...ratio }, isUnlisted } };
    return { row, read: { is: 'unreadable', unread: [{ column, problem: 'ratio' }] } };
  });
}

const byDay = (a: Pick<TradeInput, 'day'>, b: Pick<TradeInput, 'day'>) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;

/** The ratio that a row names, where it brings the shares of the row; else these for all that were held. */
function ratioOf({ trade, ratio }: Extract<ReadRow, { is: 'received' }>, held: number): Ratio | null {
  if (held <= 0) return ratio;
  const isRight = ratio !== null && partOfWhole(held, ratio.quantity, ratio.per) === trade.quantity;
  return isRight ? ratio : { quantity: trade.quantity, per: held };
}

/** The shares held before the day of an ex-date. */
function heldBefore(trades: readonly Held[], { symbol, day }: TradeInput): number {
  const before = trades.filter((each) => each.symbol === symbol && each.day < day && !each.isPlanned);
  return [...before].sort(byDay).reduce((held, { side, quantity, per }) => {
    if (side === 'BUY') return held + quantity;
    if (side === 'SELL') return held - quantity;
    return side === 'BONUS' && per ? held + partOfWhole(held, quantity, per) : held;
  }, 0);
}
