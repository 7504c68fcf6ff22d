import { byText } from '../../src/market/by-text';
import { triggersOf } from '../../src/market/account/plan-triggers';
import { addTradingDays, sellableDay } from '../calendar';
import type { Candles } from '../../src/market/candles';
import { dayOfEpochSeconds, type Day } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import type { Listing } from '../listing/table';
import type { Market } from '../simulator/simulator';
import { buyOf, saleOf, type Bought } from './desk-trades';
import { ideaOf } from './idea';
import { listedSignals } from './listed-signals';

/** How many shares the demo's member has traded before the newest signals, and the busiest ones that these come from. */
const [MOST_TRADES, BUSIEST] = [12, 30];

/** Between how many trading days ago the first was bought and the last was sold, and what the studies need before that. */
const [FROM, UNTIL, LOOKBACK_DAYS] = [144, 26, 340];

/** The trading days between one purchase and the next. */
const APART = 8;

/** A purchase and the bars of its share as they were matched. */
type Trip = Bought & { raw: Candles; at: number };

/** How a purchase is sold: by its plan, days after it, or before it. */
const HABITS = ['plan', 'late', 'plan', 'early'] as const;

/**
 * What the demo's member bought and sold in the months before, of one busy share after the other: most by the plan, some later
 * than it sold and some before, and none over an ex-date.
 */
export function pastTrades(market: Market): object[] {
  const busiest = market.listings
    .filter(({ kind }) => kind === 'stock')
    .toSorted((a, b) => b.basePrice * b.baseVolume - a.basePrice * a.baseVolume)
    .slice(0, BUSIEST);
  const trips = busiest.flatMap((listing) => tripsOf(market, listing));
  const trades: object[] = [];
  const traded = new Set<string>();
  let next: Day = addTradingDays(market.lastDay(), -FROM);
  for (const trip of trips.toSorted(byText('day'))) {
    const { symbol } = trip.signal;
    if (trip.day < next || traded.has(symbol) || traded.size === MOST_TRADES) continue;
    const sale = saleIn(trip, HABITS[traded.size % HABITS.length]!, market);
    if (!sale) continue;
    trades.push(buyOf(trip), sale);
    traded.add(symbol);
    next = addTradingDays(trip.day, APART);
  }
  return trades;
}

/** The purchases that signals of a share would have made. */
function tripsOf(market: Market, listing: Listing): Trip[] {
  const { symbol } = listing;
  const history = market.newestHistory(listing, FROM + LOOKBACK_DAYS);
  const { raw } = history;
  return listedSignals(history).flatMap((found) => {
    const at = found.index + 1;
    const idea = raw.time.length - at > FROM ? null : ideaOf(listing, history, found);
    if (idea === null || raw.time.length - at < UNTIL) return [];
    const [signalDay, day] = [raw.time[found.index]!, raw.time[at]!].map(dayOfEpochSeconds) as [Day, Day];
    const { kind } = found;
    const signal = { symbol, kind, price: raw.close[found.index]!, day: signalDay, updated: signalDay, idea };
    return [{ signal, idea, day, price: toVnd(raw.open[at]!), raw, at }];
  });
}

/** The sale of a purchase by a habit, at a close; null where its stop is not below its price, or an ex-date lies between. */
function saleIn(trip: Trip, habit: (typeof HABITS)[number], market: Market) {
  const { idea, day, price, raw, at, signal } = trip;
  const [stop, target] = [toVnd(idea.cutLoss), toVnd(idea.target)];
  if (stop >= price || target <= price) return null;
  const until = dayOfEpochSeconds(raw.time.at(-1)!);
  const [planned] = triggersOf({ day, stop, target }, { candles: raw, exDays: [], until });
  const indexOf = (each: Day) => raw.time.findIndex((time) => dayOfEpochSeconds(time) >= each);
  const sellable = indexOf(sellableDay(day)) + 1;
  const byPlan = planned ? indexOf(planned.day) : -1;
  if (byPlan === -1) return null;

  const isBetween = toVnd(raw.close[sellable]!) > stop && toVnd(raw.close[sellable]!) < target;
  const early = sellable < byPlan && isBetween ? sellable : byPlan;
  const index = { plan: byPlan, late: byPlan + 5, early }[habit];
  if (index >= raw.time.length) return null;
  const sold = dayOfEpochSeconds(raw.time[index]!);
  const listing = market.listings.find(({ symbol }) => symbol === signal.symbol)!;
  const exDates = market.exDates(listing, day, index - at + 1);
  if (exDates.some((exDate) => exDate.day > day && exDate.day <= sold)) return null;
  return saleOf(trip, sold, toVnd(raw.close[index]!));
}
