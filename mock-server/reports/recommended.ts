import { toThousand } from '../../src/market/format';
import { listingOf } from '../listing/universe';
import type { Market } from '../simulator/simulator';
import { weightsOf, type Idea } from './idea';
import type { Signal } from './signals';

/** A row of GET api/tplus_signals: the four required fields and the trade idea. Prices in thousand VND, weight in percent. */
type Recommended = {
  symbol: string;
  price: number;
  signal_type: Signal['kind'];
  updated: string;
  name: string;
  industry: string;
  close_price: number;
} & Partial<{
  action: 'buy' | 'hold' | 'sell';
  entry_price: number;
  exit_price: number | null;
  weight: number | null;
  target_price: number;
  cut_loss_price: number;
}>;

/**
 * Recommends an action for each signal, newest first, in the order of the signals; of a symbol's plans only the newest has
 * one, since it replaces the older.
 */
export function recommendedOf(signals: readonly Signal[], market: Market): Recommended[] {
  const planned = signals.filter(({ idea }) => idea !== null);
  const standing = new Map(planned.toReversed().map((signal) => [signal.symbol, signal.idea]));
  const open = [...standing.values()].filter((idea) => idea !== null && !idea.isOver);
  const weights = weightsOf(open as Idea[]);
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
      ...(idea && {
        ...(stands && { action: idea.isOver ? 'sell' : isNew ? 'buy' : 'hold' }),
        entry_price: idea.entry,
        exit_price: idea.exit,
        weight: weightOf.get(idea) ?? null,
        target_price: idea.target,
        cut_loss_price: idea.cutLoss,
      }),
    };
  });
}
