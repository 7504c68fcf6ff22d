import { useT } from '../../../i18n/useT';
import { FeedFailedLine } from '../../shared/feed/FeedFailed';
import type { ComputedResults } from './useListResults';
import styles from './ListResults.module.css';

/** How far the results of a list are, and why there are none. */
export function ResultsProgress({ results }: { results: ComputedResults }) {
  const t = useT();
  const { bySymbol, done, failed, total, error, retry } = results;
  if (done + failed < total) {
    return (
      <label className={styles.progress}>
        <progress value={done + failed} max={total} />
        <span>{t('results.progress', { done: done + failed, total })}</span>
      </label>
    );
  }
  if (failed > 0) {
    return <FeedFailedLine error={error} title={t('results.failed', { count: failed })} onRetry={retry} />;
  }
  const isEmpty = [...bySymbol.values()].every(({ availability }) => availability !== 'READY');
  return isEmpty && <p className={styles.reason}>{t('results.noBars')}</p>;
}
