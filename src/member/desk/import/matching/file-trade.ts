import type { TradeInput } from '../../../../graph/resolvers.types';
import { tradePrice } from '../../../../market/trade-price';
import { NO_TRADE } from '../../../shared/desk-with';

/**
 * What there is to know of a new trade. `unlisted`: the market does not list its symbol; `delisted`: no longer, but it was recorded
 * here, as an export of the product says; `traded`: it is a holding of a symbol of which the desk has trades up to that day. It is
 * unticked at first, but not where it was recorded here.
 */
export type Caution = 'unlisted' | 'delisted' | 'traded';

/**
 * A trade as a row of a file has it. A field of the trade that the row does not say is absent or null; its `id` and `orderNumber`
 * are not read. Its time is HH:mm:ss; 00:00:00 is none.
 */
export type FileTrade = {
  /** As in `TableRow`; of a JSON document the place in its list. */
  line: number;
  trade: TradeInput;
  /** The cell under the column of ids, and that under the column of order numbers. */
  id?: string | null;
  orderNumber?: string | null;
  caution?: Caution | null;
};

/** A trade with null in each field that it lacks. */
export function wholeTrade(trade: TradeInput): Required<TradeInput> {
  return { ...NO_TRADE, ...trade };
}

/** A day on which a symbol was bought or sold, as one text. */
export function dayKeyOf({ day, symbol, side }: TradeInput): string {
  return `${day} ${symbol} ${side}`;
}

/** What makes two trades equal where no number tells them apart, as one text: day, symbol, side, quantity and price. */
export function tradeKeyOf(trade: TradeInput): string {
  const { quantity, price, per, isPlanned } = trade;
  return `${dayKeyOf(trade)} ${quantity} ${tradePrice(price)} ${per ?? ''} ${isPlanned ? 'planned' : ''}`;
}
