import { toThousand } from '../../src/market/format';
import { epochSecondsOf, type Day } from '../../src/market/day';
import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import type { Market } from '../simulator/simulator';
import { weightsOf } from './idea';
import type { Signal } from './signals';

/** More trading days than the list of signals covers. */
const OPEN_DAYS = 30;

/** A row of GET api/tplus_signals: the four required fields and the trade idea. Prices in thousand VND, weight in percent. */
type Recommended = {
  symbol: string;
  price: number;
  signal_type: Signal['kind'];
  updated: string;
  name: string;
  industry: string;
  close_price: number;
  action?: 'buy' | 'hold' | 'sell';
  entry_price: number;
  exit_price: number | null;
  weight: number | null;
  target_price: number;
  cut_loss_price: number;
  atr14: number | null;
  stop_broken_on: Day | null;
  target_reached_on: Day | null;
};

/**
 * Recommends an action for each signal, newest first, in the order of the signals; of a symbol's plans only the newest has
 * one, since it replaces the older.
 */
export function recommendedOf(signals: readonly Signal[], market: Market): Recommended[] {
  const standing = new Map(signals.toReversed().map((signal) => [signal.symbol, signal.idea]));
  const open = [...standing.values()].filter(({ isOver }) => !isOver);
  const weights = weightsOf(open);
  const weightOf = new Map(open.map((idea, i) => [idea, weights[i]!]));

  return signals.map(({ symbol, price, kind, day, updated, idea }) => {
    const listing = listingOf(symbol)!;
    const { fullName, industry } = listing;
    const close = toThousand(market.snapshot(listing, market.lastDay()).price);
    const isNew = day === market.lastDay();
    const stands = standing.get(symbol) === idea;
    return {
      symbol,
      price,
      signal_type: kind,
      updated,
      name: fullName,
      industry,
      close_price: close,
      ...(stands && { action: idea.isOver ? 'sell' : isNew ? 'buy' : 'hold' }),
      entry_price: openAfter(day, listing, market) ?? idea.entry,
      exit_price: idea.exit,
      weight: weightOf.get(idea) ?? null,
      target_price: idea.target,
      cut_loss_price: idea.cutLoss,
      atr14: idea.atr,
      stop_broken_on: idea.stopBrokenOn,
      target_reached_on: idea.targetReachedOn,
    };
  });
}

/** The open of the first bar after a signal's day, in thousand VND as it traded; null while it is to come. */
function openAfter(day: Day, listing: Listing, market: Market): number | null {
  const { raw } = market.newestHistory(listing, OPEN_DAYS);
  const at = raw.time.findIndex((time) => time > epochSecondsOf(day));
  if (at !== -1) return raw.open[at]!;
  const { bar } = market.snapshot(listing, market.today());
  return bar && market.today() > day ? toThousand(bar.open) : null;
}
