import type { Candles } from '../candles';
import type { DeskCosts } from '../costs';
import type { Day } from '../day';
import type { CashFlow } from './cash-flows';
import { disciplineOf, type Discipline, type PlannedTrade } from './discipline';
import { disciplineTotals, type DisciplineTotals } from './discipline-totals';
import { performanceOf, type Performance } from './performance';
import { tradedSteps, type TradedStep } from './steps';
import { signalResults, type SignalResults, type SignalTrade } from './signal-results';

export type ReportInput<Kind extends string> = {
  trades: readonly (PlannedTrade & SignalTrade<Kind>)[];
  flows: readonly CashFlow[];
  costs: DeskCosts;
  /** As they were matched, by symbol; a symbol may be missing. */
  candles: ReadonlyMap<string, Candles>;
  index: Candles;
  /** The last day whose bars count. */
  until: Day;
};

/** All that the trades of an account say about it. */
export type AccountReport<Kind extends string> = {
  /** From the last of the steps on. */
  performance: Performance | null;
  isCashKnown: boolean;
  /** Over which something is held. */
  steps: readonly TradedStep[];
  results: readonly SignalResults<Kind>[];
  purchases: readonly Discipline[];
  /** The symbols of the purchases whose plans meet a step, and are not judged. */
  unjudged: readonly string[];
  totals: DisciplineTotals;
};

/** Computes the return, the results by kind of signal, and how plans were kept to. As long as its parts. */
export function accountReport<Kind extends string>(input: ReportInput<Kind>): AccountReport<Kind> {
  const { trades, costs, candles, until } = input;
  const all = tradedSteps(input);
  const steps = all.filter(({ isHeld }) => isHeld);
  const purchases = disciplineOf({ trades, costs, candles, today: until, steps: all });
  const judged = new Set(purchases.map(({ id }) => id));
  const left = trades.filter((trade) => isPlannedPurchase(trade) && !judged.has(trade.id));
  return {
    performance: performanceOf({ ...input, closes: candles, after: steps.at(-1)?.day }),
    isCashKnown: input.flows.length > 0,
    steps,
    results: signalResults(trades, costs),
    purchases,
    unjudged: [...new Set(left.map(({ symbol }) => symbol))],
    totals: disciplineTotals(purchases),
  };
}

function isPlannedPurchase({ side, stop, isPlanned }: PlannedTrade): boolean {
  return side === 'BUY' && stop !== null && !isPlanned;
}
