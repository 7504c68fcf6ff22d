import { useQuery } from '@apollo/client/react';
import { useRefresh } from '../shared/Live';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { LoadState } from '../shared/LoadFailed';
import { PulseSkeleton } from './PulseSkeleton';
import { PulseStrip } from './PulseStrip';
import { MarketPulseDocument } from './pulse.generated';
import { useStreamedIndices } from './useStreamedIndices';
import styles from './PulsePanel.module.css';

/** The market pulse; a quiet text when the server lacks the call. */
export function PulsePanel() {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(MarketPulseDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  useRefresh(async ({ count, isReturn, isStreaming }) => {
    // Its figures move slower than prices.
    if (isReturn || isStreaming || count % 2 === 0) await refetch();
  });
  const pulse = shown?.marketPulse;
  const indices = useStreamedIndices(pulse);
  const retry = () => void refetch();

  return (
    <Panel headClassName={styles.head} title={t('pulse.title')}>
      <LoadState of={shown} error={error} failed={t('pulse.failed')} onRetry={retry}>
        <PulseSkeleton />
      </LoadState>
      {pulse && <PulseStrip pulse={{ ...pulse, indices }} />}
      {pulse === null && <p className={`${styles.unavailable} text-2`}>{t('pulse.unavailable')}</p>}
    </Panel>
  );
}
