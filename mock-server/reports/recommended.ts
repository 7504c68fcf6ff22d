import { toThousand } from '../../src/market/money';
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

/** Recommends an action for each signal, in the order of the signals. */
export function recommendedOf(signals: readonly Signal[], market: Market): Recommended[] {
  const open = signals.map(({ idea }) => idea).filter((idea) => idea !== null && !idea.isOver);
  const weights = weightsOf(open as Idea[]);
  const weightOf = new Map(open.map((idea, i) => [idea, weights[i]!]));

  return signals.map(({ symbol, price, kind, day, updated, idea }) => {
    const listing = listingOf(symbol)!;
    const { fullName, industry } = listing;
    const close = toThousand(market.snapshot(listing, market.lastDay()).price);
    const isNew = day === market.lastDay();
    return {
      ...{ symbol, price, signal_type: kind, updated, name: fullName, industry, close_price: close },
      ...(idea && {
        action: idea.isOver ? 'sell' : isNew ? 'buy' : 'hold',
        entry_price: idea.entry,
        exit_price: idea.exit,
        weight: weightOf.get(idea) ?? null,
        target_price: idea.target,
        cut_loss_price: idea.cutLoss,
      }),
    };
  });
}
