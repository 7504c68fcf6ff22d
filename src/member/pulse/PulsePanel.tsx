import { useQuery } from '@apollo/client/react';
import { useRefresh } from '../frame/Live';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Failed, FailedLine } from '../../ui/PanelState';
import { MARKET_PULSE } from './pulse.generated';
import styles from './PulsePanel.module.css';
import { PulseSkeleton } from './PulseSkeleton';
import { PulseStrip } from './PulseStrip';

/** The whole market in one strip; quiet where the server has no such call. */
export function PulsePanel() {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(MARKET_PULSE, { fetchPolicy: 'cache-and-network' });
  const answer = data ?? previousData;
  useRefresh(() => refetch());
  const retry = () => void refetch();

  return (
    <Panel headClassName={styles.head} name={t('pulse.title')} title={t('pulse.title')}>
      {!answer && !error && <PulseSkeleton />}
      {!answer && error && <Failed title={t('pulse.failed')} hint={t('app.failedHint')} onRetry={retry} />}
      {answer && error && <FailedLine text={t('pulse.failed')} onRetry={retry} />}
      {answer?.marketPulse && <PulseStrip pulse={answer.marketPulse} />}
      {answer?.marketPulse === null && (
        <p className={`${styles.unavailable} text-2`}>{t('pulse.unavailable')}</p>
      )}
    </Panel>
  );
}
