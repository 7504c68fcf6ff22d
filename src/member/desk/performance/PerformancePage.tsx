import { ImportIcon } from '@blueprintjs/icons';
import { useAppActors, useMarketTime } from '../../../app/actors/AppActors';
import { useNotify } from '../../../app/actors/useNotify';
import { Link } from '../../../app/router/Link';
import { useT } from '../../../i18n/useT';
import { lastClosedDay, marketTime } from '../../../market/clock';
import { DownloadButton } from '../../../ui/DownloadButton';
import { LoadState } from '../../shared/LoadFailed';
import { useDesk } from '../../shared/useDesk';
import { Report } from './Report';
import { useAccountReport } from './useAccountReport';
import { PrintSlot } from '../../shared/PrintSlot';
import styles from './PerformancePage.module.css';

const NO_DESK = { trades: [], flows: [], settings: null };

/** /desk/performance: what came of the trades of My T+, beside VN-Index and beside their plans. */
export default function PerformancePage() {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { desk, error, retry } = useDesk();
  const computed = useAccountReport(desk ?? NO_DESK, lastClosedDay(useMarketTime()));
  const { report } = computed;

  return (
    <>
      <div className={styles.head}>
        <h1>{t('page.performance')}</h1>
        <div className={styles.actions}>
          <Link className="bp6-button" href="/desk">
            {t('desk.title')}
          </Link>
          <PrintSlot />
          {report && (
            <DownloadButton
              label={t('export.csvOf', { list: t('page.performance') })}
              icon={<ImportIcon />}
              make={async () => {
                const { reportFile } = await import('./report-csv');
                return reportFile(report, marketTime(clock.now()).day);
              }}
              notify={notify}
            />
          )}
        </div>
      </div>
      <LoadState of={desk} error={error} failed={t('desk.failed')} onRetry={retry} rows={12} />
      {desk && <Report computed={computed} />}
    </>
  );
}
