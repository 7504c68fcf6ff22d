import type { Discipline } from '../../../market/account/discipline';
import type { PlanRule } from '../../../market/account/plan-triggers';
import type { Day } from '../../../market/day';

/** A purchase at which a rule of its plan was met, or of which shares were sold early. */
export type Case = {
  id: string;
  symbol: string;
  /** Of the purchase. */
  day: Day;
  quantity: number;
  /** The day and the price at which the plan sells; null while that is to come. */
  planned: { day: Day; price: number } | null;
  /** The day of the last sale of these shares; null while some are held, and of an early one. */
  sold: Day | null;
  /** Null while that is to come, and of an early sale. */
  isObeyed: boolean | null;
  /** Trading days from the plan's sale until that one. */
  days: number | null;
  /** What it cost; null while that is not known. */
  cost: number | null;
};

/** The purchases behind a figure of the discipline, newest first. */
export function casesOf(purchases: readonly Discipline[], what: PlanRule | 'EARLY'): readonly Case[] {
  return purchases
    .flatMap((purchase): Case[] => {
      const { id, symbol, day, planned, met, early } = purchase;
      if (what === 'EARLY') {
        if (!early) return [];
        const { quantity, cost } = early;
        return [{ id, symbol, day, quantity, planned, sold: null, isObeyed: null, days: null, cost }];
      }
      const rule = met[what];
      if (!rule) return [];
      const { quantity, sold, isObeyed, days, cost, ...at } = rule;
      return [
        { id, symbol, day, quantity, planned: { day: at.day, price: at.price }, sold, isObeyed, days, cost },
      ];
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : Number(one.day > other.day) * -1));
}
