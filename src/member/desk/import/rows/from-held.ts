import type { TradeInput } from '../../../../graph/resolvers.types';
import { partOfWhole } from '../../../../market/fractions';
import type { TableRow } from '../../../../tables/table';
import { dividendPaidBy, isWholeOrAfterTax } from '../dividend-payments';
import { isAfterTax, isCashForShare } from './dividends';
import type { Ratio, ReadRow } from './read-row';

/** A row of a file and what its cells are. */
export type Read = { row: TableRow; read: ReadRow };

/** What of a trade tells how many shares are held after it. */
export type Held = Pick<TradeInput, 'symbol' | 'side' | 'quantity' | 'day' | 'per' | 'isPlanned'>;

type Received = Extract<ReadRow, { is: 'received' }>;
type Paid = Extract<ReadRow, { is: 'paid' }>;

/**
 * Shares and cash that were received in all, as what each share held brought; unreadable where what was held does not say it.
 * `tradesOf` returns what is held: the trades of the desk and what the file adds to them; it is called where there are such rows.
 * Cash for a dividend that is `recorded` at its ex-date is that for the shares held then.
 */
export function withShareOfHeld(
  rows: readonly Read[],
  recorded: readonly TradeInput[],
  tradesOf: () => readonly Held[],
): readonly Read[] {
  const open = rows.flatMap(({ read }) => (read.is === 'received' || read.is === 'paid' ? [read] : []));
  if (open.length === 0) return rows;
  const held = [...tradesOf()];
  const trades = new Map<ReadRow, TradeInput | null>();
  for (const read of open.sort((a, b) => byDay(a.trade, b.trade))) {
    const before = heldBefore(held, read.trade);
    const trade =
      read.is === 'received'
        ? receivedBy(read, before)
        : (paymentOf(read, recorded, held) ?? paidTo(read, before));
    trades.set(read, trade);
    if (trade !== null && !hasBonus(held, trade)) held.push(trade);
  }
  return rows.map(({ row, read }) => {
    if (read.is !== 'received' && read.is !== 'paid') return { row, read };
    const trade = trades.get(read);
    if (trade) return { row, read: { is: 'trade', trade, isUnlisted: read.isUnlisted } };
    return { row, read: { is: 'unreadable', unread: [{ column: read.column, problem: 'ratio' }] } };
  });
}

const byDay = (a: Pick<TradeInput, 'day'>, b: Pick<TradeInput, 'day'>) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : 0;

const hasBonus = (held: readonly Held[], { symbol, day }: TradeInput) =>
  held.some((each) => each.side === 'BONUS' && each.symbol === symbol && each.day === day);

function receivedBy(read: Received, held: number): TradeInput | null {
  const ratio = ratioOf(read, held);
  return ratio && { ...read.trade, ...ratio };
}

/** The ratio that a row names, where it brings the shares of the row; else these for all that were held. */
function ratioOf({ trade, ratio }: Received, held: number): Ratio | null {
  if (held <= 0) return ratio;
  const isRight = ratio !== null && partOfWhole(held, ratio.quantity, ratio.per) === trade.quantity;
  return isRight ? ratio : { quantity: trade.quantity, per: held };
}

/** The payment of a dividend that is recorded; null for any other. */
function paymentOf(
  { trade, amount }: Paid,
  recorded: readonly TradeInput[],
  held: readonly Held[],
): TradeInput | null {
  const known = dividendPaidBy(trade, recorded, (each) =>
    isWholeOrAfterTax(amount, heldBefore(held, each) * each.price),
  );
  return known && { ...trade, price: known.price };
}

/** A dividend of whole đồng for each share that was held, which cannot be what was left after tax. */
function paidTo({ trade, amount }: Paid, held: number): TradeInput | null {
  const price = held > 0 ? amount / held : 0;
  return isCashForShare(price) && !isAfterTax(price) ? { ...trade, price } : null;
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
