import type { FeedAnswer } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { Fact, Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { FailedLine } from '../../../ui/PanelState';
import { LoadState } from '../../shared/LoadFailed';
import type { FeedReportQuery } from './feed-report.generated';
import styles from './FeedPage.module.css';

/** So many calls are asked. */
const CALLS = 8;

/** What another try may answer. */
const UNSETTLED: readonly FeedAnswer[] = ['UNREADABLE', 'UNREACHED', 'BUSY'];

type Props = {
  /** Absent while it is loading, or where it failed. */
  report: FeedReportQuery['feedReport'] | undefined;
  error: unknown;
  onRetry: () => void;
};

/** How the feed answers each call of the protocol, with a retry where another answer may come. */
export function FeedCallsPanel({ report, error, onRetry }: Props) {
  const t = useT();
  const unsettled = report?.calls.filter(({ answer }) => UNSETTLED.includes(answer)).length ?? 0;
  return (
    <Panel title={t('feedReport.calls')} note={t('feedReport.callsNote')}>
      <LoadState of={report} error={error} failed={t('feedReport.failed')} onRetry={onRetry} rows={CALLS} />
      {!error && unsettled > 0 && (
        <FailedLine text={t('feedReport.unsettled', { count: unsettled })} onRetry={onRetry} />
      )}
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
