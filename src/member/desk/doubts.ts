import type { DeskTrade } from '../../graph/values';
import type { MessageKey } from '../../i18n/messages';
import { isTradingDay } from '../../market/calendar';
import type { DeskCosts } from '../../market/costs';
import { securityKindOf, type Exchange } from '../../market/exchange';
import { formatPrice, formatVolume, toVnd } from '../../market/format';
import { positionsOf } from '../../market/positions';
import { isOnTick, tickSize } from '../../market/tick';

/** A trade, or what is typed of one: what is not there yet is null. */
export type Doubted = Pick<DeskTrade, 'side' | 'symbol' | 'isPlanned' | 'stop' | 'target'> & {
  [Field in 'day' | 'quantity' | 'price']: DeskTrade[Field] | null;
};

/** The lowest and the highest price of a day, in thousand đồng; null where they are not known. */
export type DayRange = { low: number; high: number } | null;

/** What is known of the market and of the desk on the day of a trade. */
type KnownOfDay = {
  /** Null where it is not known: a price must be on a tick of any then. */
  exchange: Exchange | null;
  /** What was matched on that day. */
  range: DayRange;
  /** Between which prices an order may lie on that day. */
  band: DayRange;
  /** The shares that could be sold on that day; null where nothing is sold, or that is not known. */
  settled: number | null;
};

export type Doubt = { key: MessageKey; values: Record<string, string> };

const EXCHANGES: readonly Exchange[] = ['HOSE', 'HNX', 'UPCOM'];

/** Why a trade cannot have been made so, by field: its day, its price, its levels, or what is sold without being there. */
export function doubtsOf(trade: Doubted, known: KnownOfDay) {
  const { side, day, quantity, price, stop, target } = trade;
  const doubts: Partial<Record<'day' | 'quantity' | 'price' | 'stop' | 'target', Doubt>> = {};
  if (side !== 'BUY' && side !== 'SELL') return doubts;
  const doubt = (key: MessageKey, values: Record<string, string> = {}): Doubt => ({ key, values });

  if (day !== null && !isTradingDay(day)) doubts.day = doubt('desk.warnDay');
  if (known.settled !== null && quantity !== null && quantity > known.settled) {
    doubts.quantity = doubt('desk.warnSellable', { quantity: formatVolume(known.settled) });
  }
  const ofPrice = price === null ? null : priceDoubt(price, trade, known);
  if (ofPrice) doubts.price = ofPrice;
  // A sale has neither stop nor target.
  if (side === 'SELL' || price === null) return doubts;
  if (stop !== null && stop >= price) doubts.stop = doubt('desk.warnStop');
  if (target !== null && target <= price) doubts.target = doubt('desk.warnTarget');
  return doubts;
}

function priceDoubt(
  price: number,
  { symbol, isPlanned }: Doubted,
  { exchange, range, band }: KnownOfDay,
): Doubt | null {
  const kind = securityKindOf(symbol);
  const exchanges = exchange === null ? EXCHANGES : [exchange];
  // An average of several fills is on no tick.
  const isAverage = !Number.isInteger(price);
  if (kind !== null && !isAverage && exchanges.every((each) => !isOnTick(price, each, kind))) {
    const [first] = exchanges as [Exchange];
    const tick = formatVolume(tickSize(first, price, kind));
    return { key: 'desk.warnTick', values: { exchange: first, tick } };
  }
  if (isPlanned) return null;
  if (isOutside(price, range)) return { key: 'desk.warnRange', values: written(range!) };
  if (!isOutside(price, band)) return null;
  const { low: floor, high: ceiling } = written(band!);
  return { key: 'desk.warnBand', values: { floor, ceiling } };
}

function isOutside(price: number, range: DayRange): boolean {
  return range !== null && (price < toVnd(range.low) || price > toVnd(range.high));
}

function written({ low, high }: NonNullable<DayRange>) {
  return { low: formatPrice(low), high: formatPrice(high) };
}

const NOTHING = { exchange: null, band: null };

/** Why trades of a desk cannot have been made so, by their ids: by what the desk says, and the ranges of their days. */
export function doubtsIn(
  trades: readonly DeskTrade[],
  costs: DeskCosts,
  rangeOf: (trade: DeskTrade) => DayRange,
): ReadonlyMap<string, readonly Doubt[]> {
  const sales = [...positionsOf(trades, costs).values()].flatMap((position) => position.sales);
  const settledOf = new Map(
    sales.map(({ id, quantity, uncovered, unsettled }) => [id, quantity - uncovered - unsettled]),
  );
  return new Map(
    trades.flatMap((trade) => {
      const known = { ...NOTHING, range: rangeOf(trade), settled: settledOf.get(trade.id) ?? null };
      const doubts = Object.values(doubtsOf(trade, known));
      return doubts.length > 0 ? [[trade.id, doubts] as const] : [];
    }),
  );
}
