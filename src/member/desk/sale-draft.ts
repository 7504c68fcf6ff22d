import type { TradeDraft } from '../shared/desk-dialogs';
import type { HoldingLine } from './figures';

/** What the dialog of a sale begins with: what may be sold now, at the price of now. */
export function saleOf({ symbol, sellable, price }: HoldingLine): TradeDraft {
  return {
    side: 'SELL',
    symbol,
    ...(sellable > 0 && { quantity: sellable }),
    ...(price !== null && { price }),
  };
}
