import type { Cell } from '../../../../tables/table';
import type { OrderState } from '../cells/words';
import type { Reading } from '../reading/reading';
import { orderStateIn } from './order-state';
import type { Fail, ReadParts } from './read-row';

const MOST_SHARES = 1_000_000_000;

/** The column that has the shares of a row; -1 without one. */
export const columnOfShares = (cells: readonly Cell[], { at, numberIn }: Reading): number => {
  if (at('quantity') !== -1) return at('quantity');
  return (numberIn(cells, at('sold')) ?? 0) !== 0
    ? at('sold')
    : at('bought') === -1
      ? at('sold')
      : at('bought');
};

/** The shares of a row; null for what is no number. */
export function quantityIn(cells: readonly Cell[], reading: Reading): number | null {
  return reading.numberIn(cells, columnOfShares(cells, reading));
}

/** The shares of a row, whole and above 0, without the sign of a sale. */
export function sharesOf(cells: readonly Cell[], { kind, reading }: ReadParts, fail: Fail): number | null {
  const column = columnOfShares(cells, reading);
  if (column === -1) return fail('quantity', 'asked');
  const quantity = reading.numberIn(cells, column);
  const isOther =
    kind === 'BUY' ? column === reading.at('sold') : kind === 'SELL' && column === reading.at('bought');
  if (isOther) return fail('side', 'side');
  if (quantity === null) return fail('quantity', reading.isAsked(column) ? 'asked' : 'quantity', column);
  const state = orderStateIn(cells, reading);
  const ofState = reading.at('state') === -1 ? reading.cancelled : reading.at('state');
  const isTrade = kind === 'BUY' || kind === 'SELL';
  if (isTrade && state === null && !reading.isMatched && reading.hasStates) {
    return fail('state', 'state', ofState);
  }
  if (isTrade && state !== null && isDoubtful(cells, { state, quantity: Math.abs(quantity), reading })) {
    return fail('state', 'state', ofState);
  }
  if (isTrade && state === 'partly' && !reading.isMatched) return fail('quantity', 'partly', column);
  // A purchase of less than no shares takes another one back.
  if (quantity < 0 && kind !== 'SELL') return fail('quantity', 'quantity', column);
  const shares = Math.abs(quantity);
  if (!Number.isInteger(shares) || shares === 0 || shares > MOST_SHARES)
    return fail('quantity', 'quantity', column);
  return shares;
}

type OfState = { state: OrderState; quantity: number; reading: Reading };

/**
 * Whether the state of an order says that nothing was matched, and no column that more was ordered: then it may be that
 * nothing was.
 */
function isDoubtful(cells: readonly Cell[], { state, quantity, reading }: OfState): boolean {
  if (state === 'matched' || state === 'partly' || !reading.isMatched) return false;
  if (reading.ordered === null) return state === 'rejected';
  const ordered = reading.numberIn(cells, reading.ordered) ?? 0;
  return state === 'rejected' || ordered <= quantity;
}
