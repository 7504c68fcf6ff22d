import { useMemo } from 'react';
import { runInWorker } from '../../../graph/signal-history.worker-client';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { wordOf } from '../../../lib/signal-address';
import { epochSecondsOf, type Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { KindChip } from '../KindChip';
import { OutcomesTable } from './OutcomesTable';
import { useSeriesTask } from './useSeriesTask';
import styles from './TrackRecords.module.css';

type Props = {
  /** Symbols with bars. */
  symbols: readonly string[];
  until: Day;
  kinds: readonly SignalKind[];
};

/** The track records of kinds over several symbols, each beside a purchase on any day of the same symbols. */
export function TrackRecords({ symbols, until, kinds }: Props) {
  const t = useT();
  const task = useMemo(
    () => ({ until, run: () => runInWorker('trackRecords', { symbols, until: epochSecondsOf(until) }) }),
    [symbols, until],
  );
  const { result, error, retry } = useSeriesTask(task);

  if (error !== null) return <LoadFailedLine error={error} text={t('trackRecord.failed')} onRetry={retry} />;
  if (result === null) return <Skeleton rows={4} isApart />;
  return (
    <>
      <div className={styles.kinds}>
        {kinds.map((kind) => {
          const record = result.kinds.get(wordOf(kind));
          const id = `track-record-${kind}`;
          return (
            <section key={kind}>
              <h4 id={id}>
                <KindChip kind={kind} />{' '}
                {t('trackRecord.cases', { count: record?.count ?? 0, symbols: result.symbols })}
              </h4>
              {record ? (
                <OutcomesTable labelledBy={id} signals={record.horizons} baseline={result.baseline} />
              ) : (
                <p className="text-2">{t('trackRecord.none')}</p>
              )}
            </section>
          );
        })}
      </div>
      <p className="caption">{t('trackRecord.caption')}</p>
    </>
  );
}
