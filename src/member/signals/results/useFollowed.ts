import { useMemo } from 'react';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import { wordOf } from '../../../lib/signal-address';
import { epochSecondsOf, type Day } from '../../../market/day';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import { useRiskBudget } from '../../shared/plan/useRiskBudget';
import { FOLLOWED_KINDS, yearsBefore, type FollowChoice } from './useFollowChoice';
import { useSeriesTasks, type SeriesTask } from './useSeriesTasks';

const INDEX = 'VNINDEX';
const OPTIONAL = [INDEX];

type FollowedKind = FollowChoice['kind'];
type KindTask = SeriesTask<FollowedBand> & { kind: FollowedKind };

/** What came of following all signals, beside the index, and each kind of them; each as soon as it is computed. */
export type Bands = ReadonlyMap<FollowedKind, FollowedBand>;

export type FollowedSignals = ReturnType<typeof useFollowed>;

/** Follows the signals of symbols with bars in the chosen span and number of positions; nothing while the symbols are to come. */
export function useFollowed(symbols: readonly string[] | null, until: Day, choice: FollowChoice) {
  const { years, positions } = choice;
  const { fee, tax } = useRiskBudget();
  const tasks = useMemo((): readonly KindTask[] => {
    if (symbols === null || symbols.length === 0) return [];
    const since = yearsBefore(until, years);
    return FOLLOWED_KINDS.map((kind) => ({
      kind,
      until,
      optional: OPTIONAL,
      run: () =>
        runInWorker('followed', {
          symbols,
          until: epochSecondsOf(until),
          benchmark: kind === 'ALL' ? INDEX : null,
          rules: {
            kind: kind === 'ALL' ? null : wordOf(kind),
            since,
            positions,
            capital: FOLLOWED_CAPITAL,
            costs: { fee, tax },
          },
        }),
    }));
  }, [symbols, until, years, positions, fee, tax]);
  const { results, error, retry } = useSeriesTasks(tasks);
  const bands: Bands = useMemo(
    () => new Map([...results].map(([{ kind }, band]) => [kind, band])),
    [results],
  );
  return {
    bands,
    error,
    retry: () => retry(),
    /** Follows all signals again, beside the index. */
    retryIndex: () => retry(tasks.slice(0, 1)),
  };
}
