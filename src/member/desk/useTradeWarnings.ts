import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { QuotesDocument } from '../../graph/quotes.generated';
import type { CashFlow } from '../../market/account/cash-flows';
import { withdrawableOn } from '../../market/account/withdrawable';
import { paidFor, type DeskCosts } from '../../market/costs';
import { isTradingDay } from '../../market/calendar';
import { DAY_SECONDS, dayOfEpochSeconds, epochSecondsOf, isDay, type Day } from '../../market/day';
import { positionsOf, sellableOf, type Trade } from '../../market/positions';
import { valueOf } from '../../market/trade-price';
import { isTicker } from '../../market/symbol';
import type { TradeDraft } from '../shared/desk-dialogs';
import type { DeskTrade } from '../../graph/values';
import { readQuantity, readTradePrice } from '../shared/read-number';
import { TradeDayDocument } from './trade-day.generated';
import { readCostsPaid, type TypedTrade } from './trade-form';
import type { DayRange } from './doubts';
import { warningsOf } from './warnings';

type Known = {
  draft: TradeDraft;
  today: Day;
  trades: readonly DeskTrade[];
  flows: readonly CashFlow[];
  costs: DeskCosts;
};

/**
 * What is unusual about a typed trade, what a typed sale would bring, and fee and tax by the settings, with all that is known
 * about its symbol.
 */
export function useTradeWarnings(typed: TypedTrade, { draft, today, trades, flows, costs }: Known) {
  const { side, id } = draft;
  const { day, state } = typed;
  const isBuy = side === 'BUY';
  const isTrade = isBuy || side === 'SELL';
  const { symbol } = typed;
  const { data } = useQuery(QuotesDocument, { variables: { symbols: [symbol] }, skip: !isTicker(symbol) });
  const { exchange = null, quote = null } = data?.quotes[0] ?? {};
  const range = useRange(symbol, isTrade && state !== 'planned' ? day : today, today);
  const others = trades.filter((trade) => trade.id !== id && trade.symbol === symbol);
  const sale = side === 'SELL' && isDay(day) ? saleOf(typed, symbol) : null;
  const settled = sale ? settledBefore(sale, others, costs) : null;
  const cash = useMemo(
    () =>
      isBuy && isDay(day)
        ? withdrawableOn(day, { trades: trades.filter((trade) => trade.id !== id), flows, costs })
        : null,
    [isBuy, day, id, trades, flows, costs],
  );
  return {
    warnings: warningsOf(typed, {
      side,
      noLevels: isOfSignal(typed, draft) ? draft.noLevels : undefined,
      exchange,
      quote,
      today,
      range,
      settled,
      others,
      cash,
      costs,
    }),
    received: sale && receivedOf(sale, others, costs),
    usual: usualCosts(typed, sale, others, costs),
  };
}

/** Whether a purchase is still the one that its signal's plan began with. */
function isOfSignal({ symbol, price }: TypedTrade, draft: TradeDraft): boolean {
  return symbol === draft.symbol && readTradePrice(price) === draft.price;
}

/** The lowest and the highest price of a day that is over; null where they are not known. */
function useRange(symbol: string, day: string, today: Day): DayRange {
  const isPast = isDay(day) && day < today && isTradingDay(day);
  const { data } = useQuery(TradeDayDocument, {
    variables: { symbol, before: isPast ? epochSecondsOf(day) + DAY_SECONDS : 0 },
    skip: !isPast || !isTicker(symbol),
  });
  const [time, low, high] = [data?.candles.time[0], data?.candles.low[0], data?.candles.high[0]];
  if (!data?.hasUnadjusted || time === undefined || low === undefined || high === undefined) return null;
  return dayOfEpochSeconds(time) === day ? { low, high } : null;
}

/** The typed sale; what is not typed yet is 0. */
function saleOf({ day, quantity, price, fee, tax }: TypedTrade, symbol: string): Trade {
  const typed = {
    ...{ quantity: readQuantity(quantity) ?? 0, price: readTradePrice(price) ?? 0 },
    ...{ feePaid: readCostsPaid(fee), taxPaid: readCostsPaid(tax) },
  };
  return { id: '', symbol, side: 'SELL', ...typed, day, per: null, settles: null, isPlanned: false };
}

/** What a sale brings after the trades of its symbol; null where that is not known. */
function receivedOf(sale: Trade, others: readonly Trade[], costs: DeskCosts): number | null {
  if (sale.quantity === 0 || sale.price === 0) return null;
  const { sales } = positionsOf([...others, sale], costs).get(sale.symbol)!;
  return sales.find(({ id }) => id === sale.id)!.received;
}

/** What the settings tell of the fee and the tax of a typed trade; null where that is not known. */
function usualCosts(typed: TypedTrade, sale: Trade | null, others: readonly Trade[], costs: DeskCosts) {
  const [quantity, price] = [readQuantity(typed.quantity), readTradePrice(typed.price)];
  if (quantity === null || price === null) return { fee: null, tax: null };
  const value = valueOf(quantity, price);
  const fee = paidFor(quantity, price, costs) - value;
  const received = sale && receivedOf({ ...sale, feePaid: null, taxPaid: null }, others, costs);
  return { fee, tax: received === null ? null : value - fee - received };
}

/** The shares that are settled by the end of the day of a sale, and not sold by others. */
function settledBefore({ symbol, day }: Trade, others: readonly Trade[], costs: DeskCosts): number {
  const until = others.filter((trade) => trade.day <= day);
  const position = positionsOf(until, costs).get(symbol);
  return position ? sellableOf(position, { day, minute: 24 * 60 }) : 0;
}
