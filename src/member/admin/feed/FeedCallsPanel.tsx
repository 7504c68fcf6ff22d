import { useT } from '../../../i18n/useT';
import { Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { LoadState } from '../../shared/LoadFailed';
import type { FeedReportQuery } from './feed-report.generated';
import styles from './FeedPage.module.css';

/** So many calls are asked. */
const CALLS = 8;

type Props = {
  /** Absent while it is loading, or where it failed. */
  report: FeedReportQuery['feedReport'] | undefined;
  error: unknown;
  onRetry: () => void;
};

/** How the feed answers each call of the protocol. */
export function FeedCallsPanel({ report, error, onRetry }: Props) {
  const t = useT();
  return (
    <Panel title={t('feedReport.calls')} note={t('feedReport.callsNote')}>
      <LoadState of={report} error={error} failed={t('feedReport.failed')} onRetry={onRetry} rows={CALLS} />
      {report && (
        <Facts shape="rows" className={styles.facts}>
          {report.calls.map(({ call, answer }) => (
            <Fact key={call} name={`/${call.toLowerCase()} · ${t(`feedReport.use.${call}`)}`}>
              <span className={answer === 'ANSWERED' ? undefined : 'text-2'}>
                {t(`feedReport.answer.${answer}`)}
              </span>
            </Fact>
          ))}
        </Facts>
      )}
    </Panel>
  );
}
