import type { Cell } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import { currencyIn, type OrderState } from '../cells/words';
import type { NoTrade } from '../preview-types';
import { orderStateIn } from './order-state';
import type { ReadParts } from './read-row';
import { columnOfShares, quantityIn } from './shares';

/** Why a row is no trade; null where it is one. */
export function noTradeOf(cells: readonly Cell[], { security, kind, reading }: ReadParts): NoTrade | null {
  const { at } = reading;
  const currency = at('currency') === -1 ? null : currencyIn(cells[at('currency')] ?? '');
  if (currency !== null && currency !== 'VND') return 'currency';
  if (at('currency') !== -1 && currency === null && !isBlank(cells[at('currency')])) return 'currency';
  if (/(?:^|\d)\s*(?:\$|usd|€|eur|£)\s*(?:\d|$)/i.test(textOfCell(cells[at('price')]))) return 'currency';
  if (security?.kind === 'derivative') return 'derivative';
  if (security?.kind === 'bond') return 'bond';
  if (security?.kind === 'index') return 'otherKind';
  if (kind === 'other') return 'otherKind';
  const isTrade = kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B';
  if (!isTrade) return null;
  if (reading.holdings !== null) return quantityIn(cells, reading) === 0 ? 'otherKind' : null;
  const state = orderStateIn(cells, reading);
  const quantity = quantityIn(cells, reading);
  if (reading.isMatched) {
    const isZero = isBlank(cells[columnOfShares(cells, reading)]) || quantity === 0;
    return isZero ? reasonOf(state) : null;
  }
  if (state !== null && state !== 'matched' && state !== 'partly') return reasonOf(state);
  return null;
}

const reasonOf = (state: OrderState | null): NoTrade =>
  state === 'waiting' || state === 'cancelled' || state === 'rejected' ? state : 'unmatched';
