import type { DeskTrade } from '../../../graph/values';
import type { DeskCosts } from '../../../market/costs';
import type { Levels } from '../../../market/plan/levels';
import { positionsOf, type Lot } from '../../../market/positions';
import { costsOf, useDesk } from '../../shared/useDesk';

/** What is left of a purchase that has a stop and a target. */
export type HeldLot = { lot: Lot; trade: DeskTrade & Levels; costs: DeskCosts };

/** The newest purchase of a symbol of which shares are held, among those with a stop and a target; null where there is none. */
export function useHeldLot(symbol: string): HeldLot | null {
  const { desk } = useDesk({ isOnEveryPage: true });
  if (!desk) return null;
  const costs = costsOf(desk);
  const lots = positionsOf(desk.trades, costs).get(symbol)?.lots ?? [];
  const held = lots.flatMap((lot) => {
    const trade = desk.trades.find(({ id }) => id === lot.id);
    return trade && isPlanned(trade) ? [{ lot, trade, costs }] : [];
  });
  return held.toSorted((one, other) => (one.lot.day < other.lot.day ? 1 : -1))[0] ?? null;
}

function isPlanned(trade: DeskTrade): trade is HeldLot['trade'] {
  const { side, stop, target } = trade;
  return side === 'BUY' && stop !== null && target !== null && stop < target;
}
