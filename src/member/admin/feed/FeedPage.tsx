import { useQuery } from '@apollo/client/react';
import { useT } from '../../../i18n/useT';
import { Panels } from '../../../ui/ErrorBoundary';
import { FeedCallsPanel } from './FeedCallsPanel';
import { FeedDialectPanel } from './FeedDialectPanel';
import { FeedLeftOutPanel } from './FeedLeftOutPanel';
import { FeedReportDocument } from './feed-report.generated';
import styles from './FeedPage.module.css';

/** /admin/feed: what the chart feed answers to each call, how it speaks, and what of it is left out. */
export default function FeedPage() {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(FeedReportDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const report = (data ?? previousData)?.feedReport;

  return (
    <>
      <h1 className="page-title">{t('page.adminFeed')}</h1>
      <div className={styles.page}>
        <Panels>
          <FeedCallsPanel report={report} error={error} onRetry={() => void refetch()} />
          {report && <FeedDialectPanel report={report} />}
          {report && <FeedLeftOutPanel report={report} />}
        </Panels>
      </div>
    </>
  );
}
