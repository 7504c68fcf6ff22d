import { byText } from '../by-text';
import type { DeskCosts } from '../costs';
import type { Day } from '../day';
import type { Trade } from '../positions';
import type { CashFlow } from './cash-flows';
import { movementsOf } from './movements';

type Known = { trades: readonly Trade[]; flows: readonly CashFlow[]; costs: DeskCosts };

/**
 * The cash in whole đồng that can be taken out at the end of a day, which is the least of that day's and of all later ones':
 * what a purchase takes the day after is not there to withdraw. 0 where more was paid than came in; null without a cash flow
 * until that day. As long as `movementsOf`.
 */
export function withdrawableOn(day: Day, { trades, flows, costs }: Known): number | null {
  if (!flows.some((flow) => flow.day <= day)) return null;
  const changes = new Map<Day, number>();
  const add = (on: Day, amount: number) => {
    // What came before the day is there on it.
    const counted = on < day ? day : on;
    changes.set(counted, (changes.get(counted) ?? 0) + amount);
  };
  for (const flow of flows) add(flow.day, flow.amount);
  for (const { arrives, cash } of movementsOf(trades, costs)) add(arrives, cash);

  let cash = changes.get(day) ?? 0;
  changes.delete(day);
  let least = cash;
  for (const [, amount] of [...changes].sort(byText('0'))) {
    cash += amount;
    least = Math.min(least, cash);
  }
  return Math.max(0, least);
}
