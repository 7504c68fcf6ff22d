import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import type { TradedStep } from '../../../market/account/steps';
import { formatDay } from '../../../ui/dates';
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
      {report.steps.length > 0 && <Note>{t('account.stepped', steppedOf(report.steps))}</Note>}
      {report.unjudged.length > 0 && (
        <Note>{t('account.unjudged', { symbols: report.unjudged.join(', ') })}</Note>
      )}
      <ReportPanels report={report} />
    </>
  );
}

/** The symbols whose bars step, and the day of the last step. */
function steppedOf(steps: readonly TradedStep[]) {
  const symbols = [...new Set(steps.map(({ symbol }) => symbol))];
  return { symbols: symbols.join(', '), day: formatDay(steps.at(-1)!.day) };
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="note">
      {children}
    </p>
  );
}
