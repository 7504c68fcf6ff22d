import { HORIZONS, type Horizon } from '../../../market/outcomes/outcomes';
import { tallyOf } from '../../../market/outcomes/track-record';
import type { SignalRowFragment } from '../signals.generated';
import type { ShownTally } from '../TallyTable';
import type { Scored } from './scoring';

/** When the ideas of a list are judged; the list itself is about a month long. */
export const JUDGED = HORIZONS.filter((tradingDays) => tradingDays <= 10);

/** A signal and what became of it, in percent; null where it is to come or the feed cannot tell. */
export type Verdict = {
  signal: SignalRowFragment;
  outcomes: { tradingDays: Horizon; percent: number | null }[];
  voidedOn: string | null;
};

/** The signals of a list in its order, winners and losers alike, those of a symbol that is not scored yet included. */
export function verdictsOn(
  signals: readonly SignalRowFragment[],
  scored: ReadonlyMap<string, Scored>,
): Verdict[] {
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

/** All verdicts of a horizon in one, beside what any day would have brought on the same symbols, each as often. */
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
