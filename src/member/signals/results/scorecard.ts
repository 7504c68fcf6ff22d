import { HORIZONS, type Horizon } from '../../../market/outcomes/outcomes';
import { tallyOf } from '../../../market/outcomes/track-record';
import type { ListedSignal } from '../../../graph/values';
import type { ShownTally } from './TallyTable';
import type { Scored } from './scoring';

/** The horizons of the scorecard, in trading days; the list covers about a month. */
export const JUDGED = HORIZONS.filter((tradingDays) => tradingDays <= 10);

/** A signal with its returns in percent; null while pending or unknown. */
export type Verdict = {
  signal: ListedSignal;
  outcomes: { tradingDays: Horizon; percent: number | null }[];
  voidedOn: string | null;
};

/** The listed signals in their order, including those not scored yet. */
export function verdictsOn(signals: readonly ListedSignal[], scored: ReadonlyMap<string, Scored>): Verdict[] {
  return signals.map((signal) => {
    const symbol = scored.get(signal.symbol);
    const onDay = symbol?.days.find(({ day }) => day === signal.day);
    const found = symbol?.signals.find(({ kind, day }) => kind === signal.kind && day === signal.day);
    return {
      signal,
      outcomes: JUDGED.map((tradingDays) => ({
        tradingDays,
        percent: onDay?.outcomes.find((outcome) => outcome.tradingDays === tradingDays)?.percent ?? null,
      })),
      voidedOn: found?.voidedOn ?? null,
    };
  });
}

/** The aggregate of a horizon's returns, with the any-day baseline weighted by the same symbols. */
export function totalsOf(
  verdicts: readonly Verdict[],
  scored: ReadonlyMap<string, Scored>,
): { signals: ShownTally[]; baseline: ShownTally[] } {
  const judged = JUDGED.map((tradingDays, i) => ({
    tradingDays,
    verdicts: verdicts.filter(({ outcomes }) => outcomes[i]!.percent !== null),
  }));
  return {
    signals: judged.map(({ tradingDays, verdicts: each }) => ({
      tradingDays,
      ...tallyOf(
        each.map(({ outcomes }) => outcomes.find((outcome) => outcome.tradingDays === tradingDays)!.percent),
      ),
    })),
    baseline: judged.map(({ tradingDays, verdicts: each }) => {
      const tallies = each.flatMap(
        ({ signal }) =>
          scored.get(signal.symbol)?.baseline?.filter((tally) => tally.tradingDays === tradingDays) ?? [],
      );
      return {
        tradingDays,
        count: tallies.length,
        mean: meanOf(tallies.map(({ mean }) => mean)),
        hitRate: meanOf(tallies.map(({ hitRate }) => hitRate)),
      };
    }),
  };
}

function meanOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
