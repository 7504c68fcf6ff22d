import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { Empty } from '../../../ui/PanelState';
import { LoadFailed, LoadFailedLine } from '../../shared/LoadFailed';
import { ReportPanels } from './ReportPanels';
import type { useAccountReport } from './useAccountReport';
import styles from './PerformancePage.module.css';

/** A report while its bars are loaded and it is computed, then with what it lacks. */
export function Report({ computed }: { computed: ReturnType<typeof useAccountReport> }) {
  const t = useT();
  const { report, isEmpty, done, total, missing, hasIndex, isUnadjusted } = computed;
  const { hasFailed, error, failure, retry } = computed;
  if (isEmpty) return <Empty title={t('desk.empty')} hint={t('account.performanceEmpty')} />;
  if (!report && failure !== null) {
    return <LoadFailed error={failure} title={t('account.notComputed')} onRetry={retry} />;
  }
  if (!report) {
    return (
      <p className={styles.progress} role="status">
        <span>{t('account.loadingBars', { done, total })}</span>
        <progress value={done} max={total} />
      </p>
    );
  }
  return (
    <>
      {hasFailed && <LoadFailedLine error={error} text={t('account.barsFailed')} onRetry={retry} />}
      {missing.length > 0 && <Note>{t('account.missing', { symbols: missing.join(', ') })}</Note>}
      {!hasIndex && <Note>{t('account.noIndex')}</Note>}
      {!isUnadjusted && <Note>{t('account.adjusted')}</Note>}
      <ReportPanels report={report} />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="note">
      {children}
    </p>
  );
}
