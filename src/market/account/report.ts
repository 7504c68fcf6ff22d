import type { Candles } from '../candles';
import type { DeskCosts } from '../costs';
import type { Day } from '../day';
import type { CashFlow } from './cash-flows';
import { disciplineOf, type Discipline, type PlannedTrade } from './discipline';
import { disciplineTotals, type DisciplineTotals } from './discipline-totals';
import { performanceOf, type Performance } from './performance';
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
  performance: Performance | null;
  results: readonly SignalResults<Kind>[];
  purchases: readonly Discipline[];
  totals: DisciplineTotals;
};

/** Computes the return, the results by kind of signal, and how plans were kept to. As long as its parts. */
export function accountReport<Kind extends string>(input: ReportInput<Kind>): AccountReport<Kind> {
  const { trades, costs, candles, until } = input;
  const purchases = disciplineOf({ trades, costs, candles, today: until });
  return {
    performance: performanceOf({ ...input, closes: candles }),
    results: signalResults(trades, costs),
    purchases,
    totals: disciplineTotals(purchases),
  };
}
