import type { TradeSide } from '../../graph/resolvers.types';
import type { DeskTrade } from '../../graph/values';
import type { Quote } from '../../market/quote';
import { levelsOn } from '../../market/account/purchase-levels';
import { exDaysOf } from '../../market/account/rights';
import { isDay, type Day } from '../../market/day';
import type { Exchange } from '../../market/exchange';
import { paidFor, type DeskCosts } from '../../market/costs';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import type { TradeDraft } from '../shared/desk-dialogs';
import { readPriceInDong, readQuantity, readTradePrice } from '../shared/read-number';
import { doubtsOf, type DayRange, type Doubt, type Doubted } from './doubts';
import { readCostsPaid, type TypedTrade } from './trade-form';

/** What is unusual about a field; a doubt where the trade looks wrong. */
type Warning = Doubt & { isDoubt: boolean };

type Known = {
  side: TradeSide;
  noLevels: TradeDraft['noLevels'];
  /** The exchange and the newest quote of the symbol, as far as they are known. */
  exchange: Exchange | null;
  quote: Pick<Quote, 'floor' | 'ceiling' | 'day'> | null;
  today: Day;
  /** Of the typed day, where it is over and known. */
  range: DayRange;
  /** The shares that could be sold on the typed day; null where nothing is sold. */
  settled: number | null;
  /** The other trades of the symbol. */
  others: readonly DeskTrade[];
  /**
   * The cash for a purchase on the typed day: what a sale brings before it arrives is not there, nor what a later purchase
   * takes. Null where it is not known.
   */
  cash: number | null;
  costs: DeskCosts;
};

const LOT = 100;

/** What is unusual about a typed trade, by field: what the exchange would not take, and what cannot be right. */
export function warningsOf(typed: TypedTrade, known: Known) {
  const { side, noLevels, exchange, quote, today, range, settled } = known;
  const isTrade = side === 'BUY' || side === 'SELL';
  const quantity = readQuantity(typed.quantity);
  const warnings: Partial<Record<keyof TypedTrade, Warning>> = {};
  if (noLevels && typed.stop === '') {
    warnings.stop = { key: `desk.noLevels.${noLevels}`, values: {}, isDoubt: false };
  }
  if (isTrade && quantity !== null && quantity % LOT !== 0) {
    warnings.quantity = { key: 'desk.warnLot', values: {}, isDoubt: false };
  }
  const trade: Doubted = {
    side,
    symbol: typed.symbol.trim().toUpperCase(),
    day: isDay(typed.day) ? typed.day : null,
    quantity,
    price: readTradePrice(typed.price),
    stop: readPriceInDong(typed.stop),
    target: readPriceInDong(typed.target),
    isPlanned: typed.state === 'planned',
  };
  const ofDay = { exchange, range, settled, band: typed.day === today ? bandOf(quote, today) : null };
  for (const [field, doubt] of Object.entries(doubtsOf(trade, ofDay))) {
    warnings[field as keyof TypedTrade] = { ...doubt, isDoubt: true };
  }
  for (const name of ['fee', 'tax'] as const) {
    const isMuch = isTrade && isMuchOf(trade, readCostsPaid(typed[name]));
    if (isMuch) warnings[name] = { key: 'desk.warnCosts', values: {}, isDoubt: true };
  }
  const ofCash = cashDoubt(trade, readCostsPaid(typed.fee), known);
  if (ofCash && !warnings.quantity?.isDoubt) warnings.quantity = { ...ofCash, isDoubt: true };
  if (isTrade && isRecorded(trade, known.others)) {
    warnings.symbol = { key: 'desk.warnSame', values: {}, isDoubt: true };
  }
  const lowered = loweredLevels(trade, known);
  for (const level of ['stop', 'target'] as const) {
    const price = lowered[level];
    if (price === null || price === trade[level]) continue;
    const values = { day: formatDayOf(trade.day, today), price: formatPrice(toThousand(price)) };
    warnings[level] ??= { key: 'desk.levelToday', values, isDoubt: false };
  }
  return warnings;
}

/** The levels of a purchase, typed in the prices of its day, in those of today. */
function loweredLevels({ side, symbol, day, stop, target }: Doubted, { others, today }: Known) {
  if (side !== 'BUY' || day === null) return { stop: null, target: null };
  return levelsOn({ day, stop, target }, exDaysOf(others).get(symbol) ?? [], today);
}

/** That a purchase is above the cash, fee included; null where it is not, or that is not known. */
function cashDoubt(
  { side, quantity, price, isPlanned }: Doubted,
  feePaid: number | null,
  { cash, costs }: Known,
): Doubt | null {
  if (side !== 'BUY' || isPlanned || cash === null || quantity === null || price === null) return null;
  if (paidFor(quantity, price, costs, { feePaid }) <= cash) return null;
  return { key: 'desk.warnCash', values: { amount: formatVolume(cash) } };
}

/** No broker takes, and no law, as much of a trade. */
const MOST_COSTS = 0.1;

/** Whether a fee or a tax is more of a trade than can be. */
function isMuchOf({ quantity, price }: Doubted, amount: number | null): boolean {
  return amount !== null && quantity !== null && price !== null && amount > MOST_COSTS * quantity * price;
}

/** Whether another trade of the symbol is the same. */
function isRecorded(trade: Doubted, others: Known['others']): boolean {
  const { side, day, price, quantity, isPlanned } = trade;
  return others.some(
    (other) =>
      other.side === side &&
      other.day === day &&
      other.price === price &&
      other.quantity === quantity &&
      other.isPlanned === isPlanned,
  );
}

/** The limits of today; a quote of another day has none of it. */
function bandOf(quote: Known['quote'], today: Day): DayRange {
  if (!quote || (quote.day !== null && quote.day < today)) return null;
  const { floor, ceiling } = quote;
  return floor === null || ceiling === null ? null : { low: floor, high: ceiling };
}
