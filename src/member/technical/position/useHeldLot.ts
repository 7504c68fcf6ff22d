import { useToday } from '../../../app/actors/useToday';
import type { DeskTrade } from '../../../graph/values';
import { levelsOn } from '../../../market/account/purchase-levels';
import { exDaysOf, type ExDay } from '../../../market/account/rights';
import type { DeskCosts } from '../../../market/costs';
import type { Day } from '../../../market/day';
import type { Levels } from '../../../market/plan/levels';
import { positionsOf, type Lot } from '../../../market/positions';
import { costsOf, useDesk } from '../../shared/useDesk';

/** What is left of a purchase that has a stop and a target. */
export type HeldLot = {
  lot: Lot;
  trade: DeskTrade & Levels;
  /** Both in the prices of today, after the ex-dates of its symbol. */
  levels: Levels;
  today: Day;
  exDays: readonly ExDay[];
  costs: DeskCosts;
};

/** The newest purchase of a symbol of which shares are held, among those with a stop and a target; null where there is none. */
export function useHeldLot(symbol: string): HeldLot | null {
  const { desk } = useDesk({ isOnEveryPage: true });
  const today = useToday();
  if (!desk) return null;
  const exDays = exDaysOf(desk.trades).get(symbol) ?? [];
  const costs = costsOf(desk);
  const lots = positionsOf(desk.trades, costs).get(symbol)?.lots ?? [];
  const held = lots.flatMap((lot) => {
    const trade = desk.trades.find(({ id }) => id === lot.id);
    if (!trade || !isPlanned(trade)) return [];
    return [{ lot, trade, levels: levelsOn(trade, exDays, today), today, exDays, costs }];
  });
  return held.toSorted((one, other) => (one.lot.day < other.lot.day ? 1 : -1))[0] ?? null;
}

function isPlanned(trade: DeskTrade): trade is HeldLot['trade'] {
  const { side, stop, target } = trade;
  return side === 'BUY' && stop !== null && target !== null && stop < target;
}
