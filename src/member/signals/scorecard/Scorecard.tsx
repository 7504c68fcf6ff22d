import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import type { ListedSignal } from '../../../graph/values';
import { LoadFailedLine } from '../../frame/LoadFailed';
import { TallyTable } from '../TallyTable';
import { totalsOf, verdictsOn } from './scorecard';
import { scoringOf } from './scoring';
import { VerdictsTable } from './VerdictsTable';
import { lastClosedDay } from '../../../market/clock';
import styles from './Scorecard.module.css';

/** The outcome of every listed signal, losers included, compared with a purchase on any day. */
export function Scorecard({ signals }: { signals: readonly ListedSignal[] }) {
  const t = useT();
  const client = useApolloClient();
  const until = lastClosedDay(useMarketTime());
  const scoring = useMemo(() => scoringOf(client, signals, until), [client, signals, until]);
  const { done, total, failed, error, scored } = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const verdicts = useMemo(() => verdictsOn(signals, scored), [signals, scored]);
  const totals = useMemo(() => totalsOf(verdicts, scored), [verdicts, scored]);
  const isWorking = done + failed < total;
  const knowsNothing =
    !isWorking && [...scored.values()].every(({ availability }) => availability !== 'READY');

  return (
    <div className={styles.scorecard}>
      {isWorking && (
        <label className={styles.progress}>
          <progress value={done + failed} max={total} />
          <span>{t('scorecard.progress', { done: done + failed, total })}</span>
        </label>
      )}
      {!isWorking && failed > 0 && (
        <LoadFailedLine
          error={error}
          text={t('scorecard.failed', { count: failed })}
          onRetry={scoring.retry}
        />
      )}
      {knowsNothing && failed === 0 && <p className={styles.reason}>{t('scorecard.noBars')}</p>}
      <div className={styles.totals} data-working={isWorking || undefined}>
        <h3 id="scorecard-totals">{t('scorecard.totals', { count: signals.length })}</h3>
        <TallyTable labelledBy="scorecard-totals" {...totals} />
        <p className="caption">{t('scorecard.baseline')}</p>
      </div>
      <div className={styles.rows}>
        <VerdictsTable verdicts={verdicts} />
      </div>
    </div>
  );
}
