import { dayOfEpochSeconds } from '../../../src/market/day';
import type { FollowRules } from '../../../src/market/outcomes/follow-rules';
import type { Rank } from '../../../src/market/outcomes/followed';
import type { FollowedSymbol } from '../../../src/market/outcomes/followed-market';
import { tradingDayTime } from './series';

/** At the opening or at the close of a trading day. */
type Sale = { place: number; price: number; isAtClose: boolean };
type Deal = { symbol: string; place: number; quantity: number; price: number; sale: Sale | null };

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
  const start = placeOf(first);
  const length = Math.max(...symbols.map(({ candles }) => candles.time.length));
  const sorted = [...symbols].sort((a, b) => a.symbol.localeCompare(b.symbol));
  const deals: Deal[] = [];
  const values: number[] = [];
  let missed = 0;

  for (let i = 0; i < length; i += 1) {
    const place = start + i;
    if (dayOfEpochSeconds(tradingDayTime(place)) < since) continue;
    const before = values.at(-1) ?? capital;
    const wanted = sorted
      .flatMap(({ symbol, candles, signals }) =>
        signals
          .filter((signal) => signal.index === i - 1 && (kind === null || signal.kind === kind))
          .map((signal) => ({ symbol, candles, signal, rank: rank(symbol, signal.kind, dayAt(place)) })),
      )
      .sort((a, b) => a.rank - b.rank);
    for (const { symbol, candles, signal } of wanted) {
      const price = vnd(candles.open[i]!);
      const held = deals.filter(({ sale }) => sale === null || isHeldAtOpen(sale, place));
      const cash = cashOf(deals, capital, place);
      const most = Math.min(Math.floor(before / positions), cash);
      let quantity = 0;
      while (cost(quantity + 100, price) <= most) quantity += 100;
      const isFree = held.length < positions && !held.some((deal) => deal.symbol === symbol);
      if (!isFree || quantity === 0 || candles.open[i]! <= signal.voidBelow * (1 + 1e-9)) missed += 1;
      else deals.push({ symbol, place, quantity, price, sale: saleOf(candles, i, place, signal.voidBelow) });
    }
    let value = cashOf(deals, capital, place);
    for (const { symbol, quantity, sale } of deals) {
      const { candles } = symbols.find((each) => each.symbol === symbol)!;
      if (sale === null || sale.place > place) value += quantity * vnd(candles.close[i]!);
      // Sold, and paid out three trading days later.
      else if (sale.place > place - 3) value += proceeds(quantity, sale.price);
    }
    values.push(value);
  }
  return {
    values,
    missed,
    open: deals.filter(({ sale }) => sale === null).length,
    sales: deals
      .flatMap(({ symbol, place, quantity, price, sale }) =>
        sale === null
          ? []
          : {
              ...{ symbol, quantity, paid: cost(quantity, price), received: proceeds(quantity, sale.price) },
              ...{ bought: dayAt(place), sold: dayAt(sale.place) },
            },
      )
      .sort(byDays),
  };
}

/** The order in which deals are compared. */
export function byDays(a: { bought: string; symbol: string }, b: { bought: string; symbol: string }) {
  return `${a.bought} ${a.symbol}` < `${b.bought} ${b.symbol}` ? -1 : 1;
}

function isHeldAtOpen(sale: Sale, place: number) {
  return sale.place > place || (sale.place === place && sale.isAtClose);
}

function saleOf(
  candles: FollowedSymbol['candles'],
  i: number,
  place: number,
  voidBelow: number,
): Sale | null {
  const { open, close } = candles;
  const isNew = tradingDayTime(place) >= NEW_RULE;
  const broken = close.findIndex((price, bar) => bar >= i && price < voidBelow * (1 - 1e-9));
  const end = i + 10;
  const at = (bar: number, isAtClose: boolean): Sale | null =>
    bar < close.length
      ? { place: place + bar - i, price: vnd((isAtClose ? close : open)[bar]!), isAtClose }
      : null;
  if (broken === -1 || broken >= end) return at(end, true);
  if (isNew && broken < i + 2) return at(i + 2, true);
  // A broken stop sells at an opening from the third trading day on: before, shares are not there, or arrive at noon.
  return at(Math.max(broken + 1, i + 3), false);
}

function cashOf(deals: readonly Deal[], capital: number, place: number) {
  return deals.reduce((cash, { quantity, price, sale }) => {
    const paidOut = sale !== null && sale.place + 3 <= place ? proceeds(quantity, sale.price) : 0;
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

function placeOf(time: number) {
  let place = 0;
  while (tradingDayTime(place) < time) place += 1;
  return place;
}

function dayAt(place: number) {
  return dayOfEpochSeconds(tradingDayTime(place));
}
