import type { TradeSide } from '../../graph/resolvers.types';
import type { QuoteFragment } from '../../graph/quotes.generated';
import type { MessageKey } from '../../i18n/messages';
import { isTradingDay } from '../../market/calendar';
import { isDay, type Day } from '../../market/day';
import { securityKindOf } from '../../market/exchange';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { isOnTick, tickSize } from '../../market/tick';
import { readPrice, readQuantity } from '../shared/read-number';
import type { TypedTrade } from './trade-form';

type Warning = { key: MessageKey; values?: Record<string, string> };

type Known = {
  side: TradeSide;
  quote: QuoteFragment | undefined;
  today: Day;
  /** The shares that could be sold on the typed day; null where nothing is sold. */
  settled: number | null;
};

const LOT = 100;

/** Advice about a typed trade, by field: what the exchange would not take, and what cannot be right. */
export function warningsOf(typed: TypedTrade, { side, quote, today, settled }: Known) {
  const [quantity, price, stop] = [
    readQuantity(typed.quantity),
    readPrice(typed.price),
    readPrice(typed.stop),
  ];
  const isTrade = side === 'BUY' || side === 'SELL';
  const warnings: Partial<Record<keyof TypedTrade, Warning>> = {};

  if (isTrade && isDay(typed.day) && !isTradingDay(typed.day)) warnings.day = { key: 'desk.warnDay' };
  if (isTrade && quantity !== null && quantity % LOT !== 0) warnings.quantity = { key: 'desk.warnLot' };
  if (settled !== null && quantity !== null && quantity > settled) {
    warnings.quantity = { key: 'desk.warnSellable', values: { quantity: formatVolume(settled) } };
  }
  const unusual = isTrade && price !== null ? priceWarning(price, typed, quote, today) : null;
  if (unusual) warnings.price = unusual;
  if (price !== null && stop !== null && stop >= price) warnings.stop = { key: 'desk.warnStop' };
  return warnings;
}

function priceWarning(
  price: number,
  { symbol, day }: TypedTrade,
  quote: QuoteFragment | undefined,
  today: Day,
): Warning | null {
  const kind = securityKindOf(symbol.trim().toUpperCase());
  const exchange = quote?.exchange;
  if (kind !== null && exchange && !isOnTick(price, exchange, kind)) {
    const tick = formatVolume(tickSize(exchange, price, kind));
    return { key: 'desk.warnTick', values: { exchange, tick } };
  }
  const { ceiling = null, floor = null } = quote ?? {};
  if (day !== today || ceiling === null || floor === null) return null;
  if (toThousand(price) <= ceiling && toThousand(price) >= floor) return null;
  return { key: 'desk.warnBand', values: { floor: formatPrice(floor), ceiling: formatPrice(ceiling) } };
}
