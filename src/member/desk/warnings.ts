import type { TradeSide } from '../../graph/resolvers.types';
import type { QuoteFragment } from '../../graph/quotes.generated';
import type { MessageKey } from '../../i18n/messages';
import { isTradingDay } from '../../market/calendar';
import { isDay, type Day } from '../../market/day';
import { securityKindOf } from '../../market/exchange';
import { formatPrice, formatVolume, toThousand, toVnd } from '../../market/format';
import { isOnTick, tickSize } from '../../market/tick';
import { readPrice, readQuantity } from '../shared/read-number';
import type { TypedTrade } from './trade-form';

type Warning = {
  key: MessageKey;
  values?: Record<string, string>;
  /** Whether the trade cannot have been made so; else it is unusual only. */
  isDoubt: boolean;
};

/** The lowest and the highest price of a day, in thousand đồng. */
export type DayRange = { low: number; high: number };

type Known = {
  side: TradeSide;
  quote: QuoteFragment | undefined;
  today: Day;
  /** Of the typed day, where it is over and known. */
  range: DayRange | null;
  /** The shares that could be sold on the typed day; null where nothing is sold. */
  settled: number | null;
};

const LOT = 100;

/** What is unusual about a typed trade, by field: what the exchange would not take, and what cannot be right. */
export function warningsOf(typed: TypedTrade, { side, settled, ...known }: Known) {
  const [quantity, price] = [readQuantity(typed.quantity), readPrice(typed.price)];
  const [stop, target] = [readPrice(typed.stop), readPrice(typed.target)];
  const isTrade = side === 'BUY' || side === 'SELL';
  const warnings: Partial<Record<keyof TypedTrade, Warning>> = {};
  const doubt = (field: keyof TypedTrade, key: MessageKey, values: Record<string, string> = {}) => {
    warnings[field] = { key, values, isDoubt: true };
  };

  if (isTrade && isDay(typed.day) && !isTradingDay(typed.day)) doubt('day', 'desk.warnDay');
  if (isTrade && quantity !== null && quantity % LOT !== 0) {
    warnings.quantity = { key: 'desk.warnLot', isDoubt: false };
  }
  if (settled !== null && quantity !== null && quantity > settled) {
    doubt('quantity', 'desk.warnSellable', { quantity: formatVolume(settled) });
  }
  const unusual = isTrade && price !== null ? priceWarning(price, typed, known) : null;
  if (unusual) doubt('price', unusual.key, unusual.values);
  if (price !== null && stop !== null && stop >= price) doubt('stop', 'desk.warnStop');
  if (price !== null && target !== null && target <= price) doubt('target', 'desk.warnTarget');
  return warnings;
}

function priceWarning(
  price: number,
  { symbol, day, state }: TypedTrade,
  { quote, today, range }: Pick<Known, 'quote' | 'today' | 'range'>,
): { key: MessageKey; values: Record<string, string> } | null {
  const kind = securityKindOf(symbol.trim().toUpperCase());
  const exchange = quote?.exchange;
  if (kind !== null && exchange && !isOnTick(price, exchange, kind)) {
    const tick = formatVolume(tickSize(exchange, price, kind));
    return { key: 'desk.warnTick', values: { exchange, tick } };
  }
  if (state === 'planned') return null;
  if (range !== null && (price < toVnd(range.low) || price > toVnd(range.high))) {
    const values = { low: formatPrice(range.low), high: formatPrice(range.high) };
    return { key: 'desk.warnRange', values };
  }
  const { ceiling = null, floor = null } = quote ?? {};
  if (day !== today || ceiling === null || floor === null) return null;
  if (toThousand(price) <= ceiling && toThousand(price) >= floor) return null;
  return { key: 'desk.warnBand', values: { floor: formatPrice(floor), ceiling: formatPrice(ceiling) } };
}
