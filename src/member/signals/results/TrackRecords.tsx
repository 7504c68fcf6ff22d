import { useMemo } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { signalKindOf, wordOf } from '../../../lib/signal-address';
import { lastClosedDay } from '../../../market/clock';
import { epochSecondsOf, type Day } from '../../../market/day';
import { worseKindsOf } from '../../../market/outcomes/verdict';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { keepWorseKinds } from '../../shared/worse-kinds';
import { KindRecord } from './KindRecord';
import { useSeriesTask } from './useSeriesTask';
import styles from './TrackRecords.module.css';

type Props = {
  /** Symbols with bars, all those of the list. */
  symbols: readonly string[];
  until: Day;
  kinds: readonly SignalKind[];
};

/** The track records of kinds over several symbols, each beside all of them bought on the same days. */
export function TrackRecords({ symbols, until, kinds }: Props) {
  const t = useT();
  const { clock, storage } = useAppActors();
  const task = useMemo(
    () => ({
      until,
      run: async () => {
        const computed = await runInWorker('trackRecords', { symbols, until: epochSecondsOf(until) });
        const isPresent = until === lastClosedDay(clock.now());
        if (isPresent && computed.missing.length === 0) {
          keepWorseKinds(
            storage,
            until,
            worseKindsOf(computed.result.kinds).map((kind) => signalKindOf(kind)),
          );
        }
        return computed;
      },
    }),
    [symbols, until, clock, storage],
  );
  const { result, error, retry } = useSeriesTask(task);

  if (error !== null) return <LoadFailedLine error={error} text={t('trackRecord.failed')} onRetry={retry} />;
  if (result === null) return <Skeleton rows={4} isApart />;
  return (
    <>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <KindRecord
            key={kind}
            kind={kind}
            symbols={result.symbols}
            record={result.kinds.get(wordOf(kind))}
          />
        ))}
      </div>
      <p className="caption">{t('trackRecord.caption')}</p>
    </>
  );
}
