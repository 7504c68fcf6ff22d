import { HORIZONS, type Horizon } from '../../../market/outcomes/outcomes';
import { tallyOf } from '../../../market/outcomes/track-record';
import type { SignalRowFragment } from '../signals.generated';
import type { ShownTally } from '../TallyTable';
import type { Scored } from './scoring';

/** The horizons of the scorecard, in trading days; the list covers about a month. */
export const JUDGED = HORIZONS.filter((sessions) => sessions <= 10);

/** A signal with its returns in percent; null while pending or unknown. */
export type Verdict = {
  signal: SignalRowFragment;
  outcomes: { sessions: Horizon; percent: number | null }[];
  voidedOn: string | null;
};

/** The listed signals in their order, including those not scored yet. */
export function verdictsOn(
  signals: readonly SignalRowFragment[],
  scored: ReadonlyMap<string, Scored>,
): Verdict[] {
  return signals.map((signal) => {
    const symbol = scored.get(signal.symbol);
    const onDay = symbol?.days.find(({ day }) => day === signal.day);
    const found = symbol?.cases.find(({ kind, day }) => kind === signal.kind && day === signal.day);
    return {
      signal,
      outcomes: JUDGED.map((sessions) => ({
        sessions,
        percent: onDay?.outcomes.find((outcome) => outcome.sessions === sessions)?.percent ?? null,
      })),
      voidedOn: found?.voidedOn ?? null,
    };
  });
}

/** The aggregate of a horizon's returns, with the any-day baseline weighted by the same symbols. */
export function totalsOf(
  verdicts: readonly Verdict[],
  scored: ReadonlyMap<string, Scored>,
): { signals: ShownTally[]; anyDay: ShownTally[] } {
  const judged = JUDGED.map((sessions, i) => ({
    sessions,
    verdicts: verdicts.filter(({ outcomes }) => outcomes[i]!.percent !== null),
  }));
  return {
    signals: judged.map(({ sessions, verdicts: each }) => ({
      sessions,
      ...tallyOf(
        each.map(({ outcomes }) => outcomes.find((outcome) => outcome.sessions === sessions)!.percent),
      ),
    })),
    anyDay: judged.map(({ sessions, verdicts: each }) => {
      const tallies = each.flatMap(
        ({ signal }) =>
          scored.get(signal.symbol)?.anyDay?.filter((tally) => tally.sessions === sessions) ?? [],
      );
      return {
        sessions,
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
