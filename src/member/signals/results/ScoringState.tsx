import { useT } from '../../../i18n/useT';
import { LoadFailedLine } from '../../shared/LoadFailed';
import type { useScoring } from './useScoring';
import styles from './Scorecard.module.css';

/** How far a scoring is, and why it has no result. */
export function ScoringState({ scoring }: { scoring: ReturnType<typeof useScoring> }) {
  const t = useT();
  const { done, failed, total, error, isWorking, scored, retry } = scoring;
  if (isWorking) {
    return (
      <label className={styles.progress}>
        <progress value={done + failed} max={total} />
        <span>{t('scorecard.progress', { done: done + failed, total })}</span>
      </label>
    );
  }
  if (failed > 0) {
    return <LoadFailedLine error={error} text={t('scorecard.failed', { count: failed })} onRetry={retry} />;
  }
  const knowsNothing = [...scored.values()].every(({ availability }) => availability !== 'READY');
  return knowsNothing && <p className={styles.reason}>{t('scorecard.noBars')}</p>;
}
