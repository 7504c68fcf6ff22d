import { byText } from '../by-text';
import type { Candles } from '../candles';
import type { DeskCosts } from '../costs';
import { dayOfEpochSeconds, type Day } from '../day';
import type { Trade } from '../positions';
import { stepsIn } from '../price-steps';
import { movementsOf } from './movements';
import { exDaysOf } from './rights';

/** A day on which the bars of a symbol step to other prices, and whether its shares are held over it. */
export type TradedStep = { symbol: string; day: Day; isHeld: boolean };

type Input = {
  trades: readonly Trade[];
  costs: DeskCosts;
  candles: ReadonlyMap<string, Candles>;
  /** The last day whose bars count. */
  until: Day;
};

/**
 * The steps of the bars of what is traded, oldest first, but for those at an ex-date that the trades record: a holding is worth
 * something else before and after, and a plan meets other prices.
 */
export function tradedSteps({ trades, costs, candles, until }: Input): readonly TradedStep[] {
  const exDays = exDaysOf(trades);
  const movements = movementsOf(trades, costs);
  const sharesBefore = (symbol: string, day: Day) =>
    movements.reduce((held, each) => held + (each.symbol === symbol && each.day < day ? each.shares : 0), 0);
  return [...candles]
    .flatMap(([symbol, own]) => {
      const recorded = new Set(exDays.get(symbol)?.map(({ day }) => day));
      return stepsIn(own, { symbol, exchange: null, exDays: recorded })
        .map((step) => dayOfEpochSeconds(own.time[step]!))
        .filter((day) => day <= until)
        .map((day) => ({ symbol, day, isHeld: sharesBefore(symbol, day) > 0 }));
    })
    .sort(byText('day'));
}
