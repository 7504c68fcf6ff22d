import { dayOfEpochSeconds } from '../../../src/market/day';
import type { FollowRules } from '../../../src/market/outcomes/follow-rules';
import type { Rank } from '../../../src/market/outcomes/followed';
import type { FollowedSymbol } from '../../../src/market/outcomes/followed-market';
import { tradingDayTime } from './series';

/** At the opening or at the close of a trading day. */
type Sale = { index: number; price: number; isAtClose: boolean };
type Deal = { symbol: string; index: number; quantity: number; price: number; sale: Sale | null };

/** 25 August 2022: what was bought before could be sold from the morning of the third trading day on. */
const NEW_RULE = Date.parse('2022-08-25') / 1_000;

/**
 * The same as `followSignals` from a ledger of deals: each sale is looked up in the symbol's own bars when the purchase is
 * made, and the cash of a day is what all deals until then have left. For series without a missing trading day.
 */
export function followedByHand(
  symbols: readonly FollowedSymbol[],
  { kind, since, positions, capital }: FollowRules,
  rank: Rank,
) {
  const first = symbols[0]!.candles.time[0]!;
  const start = indexOfTime(first);
  const length = Math.max(...symbols.map(({ candles }) => candles.time.length));
  const sorted = [...symbols].sort((a, b) => a.symbol.localeCompare(b.symbol));
  const deals: Deal[] = [];
  const values: number[] = [];
  let missed = 0;

  for (let i = 0; i < length; i += 1) {
    const index = start + i;
    if (dayOfEpochSeconds(tradingDayTime(index)) < since) continue;
    const before = values.at(-1) ?? capital;
    const wanted = sorted
      .flatMap(({ symbol, candles, signals }) =>
        signals
          .filter((signal) => signal.index === i - 1 && (kind === null || signal.kind === kind))
          .map((signal) => ({ symbol, candles, signal, rank: rank(symbol, signal.kind, dayAt(index)) })),
      )
      .sort((a, b) => a.rank - b.rank);
    for (const { symbol, candles, signal } of wanted) {
      const price = vnd(candles.open[i]!);
      const held = deals.filter(({ sale }) => sale === null || isHeldAtOpen(sale, index));
      const cash = cashOf(deals, capital, index);
      const most = Math.min(Math.floor(before / positions), cash);
      let quantity = 0;
      while (cost(quantity + 100, price) <= most) quantity += 100;
      const isFree = held.length < positions && !held.some((deal) => deal.symbol === symbol);
      if (!isFree || quantity === 0 || candles.open[i]! <= signal.voidBelow * (1 + 1e-9)) missed += 1;
      else deals.push({ symbol, index, quantity, price, sale: saleOf(candles, i, index, signal.voidBelow) });
    }
    let value = cashOf(deals, capital, index);
    for (const { symbol, quantity, sale } of deals) {
      const { candles } = symbols.find((each) => each.symbol === symbol)!;
      if (sale === null || sale.index > index) value += quantity * vnd(candles.close[i]!);
      // Sold, and paid out three trading days later.
      else if (sale.index > index - 3) value += proceeds(quantity, sale.price);
    }
    values.push(value);
  }
  return {
    values,
    missed,
    open: deals.filter(({ sale }) => sale === null).length,
    sales: deals
      .flatMap(({ symbol, index, quantity, price, sale }) =>
        sale === null
          ? []
          : {
              ...{ symbol, quantity, paid: cost(quantity, price), received: proceeds(quantity, sale.price) },
              ...{ bought: dayAt(index), sold: dayAt(sale.index) },
            },
      )
      .sort(byDays),
  };
}

/** The order in which deals are compared. */
export function byDays(a: { bought: string; symbol: string }, b: { bought: string; symbol: string }) {
  return `${a.bought} ${a.symbol}` < `${b.bought} ${b.symbol}` ? -1 : 1;
}

function isHeldAtOpen(sale: Sale, index: number) {
  return sale.index > index || (sale.index === index && sale.isAtClose);
}

function saleOf(
  candles: FollowedSymbol['candles'],
  i: number,
  index: number,
  voidBelow: number,
): Sale | null {
  const { open, close } = candles;
  const isNew = tradingDayTime(index) >= NEW_RULE;
  const broken = close.findIndex((price, bar) => bar >= i && price < voidBelow * (1 - 1e-9));
  const end = i + 10;
  const at = (bar: number, isAtClose: boolean): Sale | null =>
    bar < close.length
      ? { index: index + bar - i, price: vnd((isAtClose ? close : open)[bar]!), isAtClose }
      : null;
  if (broken === -1 || broken >= end) return at(end, true);
  if (isNew && broken < i + 2) return at(i + 2, true);
  // A broken stop sells at an opening from the third trading day on: before, shares are not there, or arrive at noon.
  return at(Math.max(broken + 1, i + 3), false);
}

function cashOf(deals: readonly Deal[], capital: number, index: number) {
  return deals.reduce((cash, { quantity, price, sale }) => {
    const paidOut = sale !== null && sale.index + 3 <= index ? proceeds(quantity, sale.price) : 0;
    return cash - cost(quantity, price) + paidOut;
  }, capital);
}

function cost(quantity: number, price: number) {
  return quantity * price + Math.round((quantity * price * 15) / 10_000);
}

function proceeds(quantity: number, price: number) {
  const value = quantity * price;
  return value - Math.round((value * 15) / 10_000) - Math.round((value * 10) / 10_000);
}

function vnd(thousand: number) {
  return Math.round(thousand * 1_000);
}

function indexOfTime(time: number) {
  let index = 0;
  while (tradingDayTime(index) < time) index += 1;
  return index;
}

function dayAt(index: number) {
  return dayOfEpochSeconds(tradingDayTime(index));
}
