import { useMemo } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import { signalKindOf } from '../../../lib/signal-address';
import { lastClosedDay } from '../../../market/clock';
import { epochSecondsOf, type Day } from '../../../market/day';
import { worseKindsOf } from '../../../market/outcomes/verdict';
import { keepWorseKinds } from '../../shared/worse-kinds';
import { useSeriesTasks } from './useSeriesTasks';

/** The track records over symbols with bars, all those of the list; null while these or the records are to come. */
export function useTrackRecords(symbols: readonly string[] | null, until: Day) {
  const { clock, storage } = useAppActors();
  const tasks = useMemo(() => {
    const run = async (known: readonly string[]) => {
      const computed = await runInWorker('trackRecords', { symbols: known, until: epochSecondsOf(until) });
      const isPresent = until === lastClosedDay(clock.now());
      if (isPresent && computed.missing.length === 0) {
        const worse = worseKindsOf(computed.result.kinds);
        keepWorseKinds(
          storage,
          until,
          worse.map((kind) => signalKindOf(kind)),
        );
      }
      return computed;
    };
    return symbols === null || symbols.length === 0 ? [] : [{ until, run: () => run(symbols) }];
  }, [symbols, until, clock, storage]);
  const { results, error, retry } = useSeriesTasks(tasks);
  const [task] = tasks;
  return { records: (task && results.get(task)) ?? null, error, retry: () => retry() };
}
