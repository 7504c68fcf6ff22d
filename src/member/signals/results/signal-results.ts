import type { ListedSignal } from '../../../graph/values';
import { HORIZONS, type Outcome } from '../../../market/outcomes/outcomes';
import { statsOf } from '../../../market/outcomes/track-record';
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

/** The outcomes of all results at each horizon, and the any-day baseline weighted by the same symbols. */
export function totalsOf(
  results: readonly SignalResult[],
  bySymbol: BySymbol,
): { signals: ShownStats[]; baseline: ShownStats[] } {
  const totals = SHOWN_HORIZONS.map((tradingDays, i) => {
    const complete = results.filter(({ outcomes }) => outcomes[i]!.percent !== null);
    const baselines = complete.flatMap(
      ({ signal }) =>
        bySymbol.get(signal.symbol)?.baseline?.filter((stats) => stats.tradingDays === tradingDays) ?? [],
    );
    return {
      signals: { tradingDays, ...statsOf(complete.map(({ outcomes }) => outcomes[i]!.percent)) },
      baseline: {
        tradingDays,
        count: baselines.length,
        mean: meanOf(baselines.map(({ mean }) => mean)),
        hitRate: meanOf(baselines.map(({ hitRate }) => hitRate)),
      },
    };
  });
  return {
    signals: totals.map(({ signals }) => signals),
    baseline: totals.map(({ baseline }) => baseline),
  };
}

function meanOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
