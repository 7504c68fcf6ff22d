import type { ListedSignal } from '../../../graph/values';
import { addTradingDays } from '../../../market/calendar';
import type { Day } from '../../../market/day';
import { HORIZONS, type Outcome } from '../../../market/outcomes/outcomes';
import { statsOf } from '../../../market/outcomes/stats';
import type { ShownStats } from './OutcomesTable';
import type { SymbolResults } from './useListResults';

/** The trading days after which listed signals are looked at; the list covers about a month. */
export const SHOWN_HORIZONS = HORIZONS.filter((tradingDays) => tradingDays <= 10);

/** What became of a signal; an outcome is null while it is pending or unknown. */
export type SignalResult = { signal: ListedSignal; outcomes: Outcome[]; voidedOn: string | null };

type BySymbol = ReadonlyMap<string, SymbolResults>;

/** The results of listed signals in their order, those included that are not computed yet. */
export function resultsOf(signals: readonly ListedSignal[], bySymbol: BySymbol): SignalResult[] {
  return signals.map((signal) => {
    const symbol = bySymbol.get(signal.symbol);
    const onDay = symbol?.days.find(({ day }) => day === signal.day);
    const found = symbol?.signals.find(({ kind, day }) => kind === signal.kind && day === signal.day);
    return {
      signal,
      outcomes: SHOWN_HORIZONS.map((tradingDays) => ({
        tradingDays,
        percent: onDay?.outcomes.find((outcome) => outcome.tradingDays === tradingDays)?.percent ?? null,
      })),
      voidedOn: found?.voidedOn ?? null,
    };
  });
}

/** The trading days from a purchase after which a signal has run its course. */
const COURSE = SHOWN_HORIZONS.at(-1)!;

/** Whether nothing is to come of a signal any more: it has run its course since the next opening, or its stop is broken. */
export function isFinished({ signal: { day }, voidedOn }: SignalResult, until: Day): boolean {
  return voidedOn !== null || (day !== null && addTradingDays(day, COURSE + 1) <= until);
}

/** The outcomes of all results at each horizon. */
export function totalsOf(results: readonly SignalResult[]): ShownStats[] {
  return SHOWN_HORIZONS.map((tradingDays, i) => ({
    tradingDays,
    ...statsOf(results.map(({ outcomes }) => outcomes[i]!.percent)),
  }));
}
