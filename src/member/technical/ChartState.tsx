import { Suspense } from 'react';
import { failureOf } from '../../graph/failure';
import { feedReasonOf } from '../../graph/feed-reason';
import { errorText } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { useFailedPanel, useHasWorkingPanel } from '../../ui/page-panels';
import { Empty } from '../../ui/PanelState';
import { FeedFailed } from '../shared/feed/FeedFailed';
import { LoadFailed } from '../shared/LoadFailed';
import styles from './ChartState.module.css';
import type { CandlesQuery } from '../../graph/candles.generated';

const UnreadBars = part(() => import('./UnreadBars'), 'UnreadBars', { texts: 'chart' });

type Props = {
  symbol: string;
  availability: CandlesQuery['candles']['availability'] | undefined;
  leftOut?: CandlesQuery['candles']['leftOut'];
  error: unknown;
  hasChartFailed: boolean;
  onRetry: () => void;
};

/** Shown instead of the chart: that it is loading, or why there is none, with a retry where one may help. */
export function ChartState({ symbol, availability, leftOut = [], error, hasChartFailed, onRetry }: Props) {
  const t = useT();

  if (hasChartFailed && !error) {
    const failed = { title: t('technical.failed', { symbol }), hint: errorText('unreachable') };
    return (
      <div className={styles.state}>
        <LoadFailed error={error} {...failed} onRetry={onRetry} />
      </div>
    );
  }
  if (error) {
    const isLacking = feedReasonOf(failureOf(error)) === 'LACKS';
    return (
      <div className={styles.state}>
        {isLacking ? (
          <NoChart symbol={symbol} onRetry={onRetry} />
        ) : (
          <FeedFailed error={error} title={t('technical.failed', { symbol })} onRetry={onRetry} />
        )}
      </div>
    );
  }
  if (availability === 'UNKNOWN_SYMBOL' || availability === 'NO_DATA') {
    const reason = availability === 'NO_DATA' ? 'noData' : 'unknown';
    return (
      <div className={styles.state}>
        <Empty title={t(`technical.${reason}`, { symbol })} hint={t(`technical.${reason}Hint`)} />
      </div>
    );
  }
  if (availability === 'UNREADABLE' || availability === 'UNDECIDED_UNIT') {
    return (
      <div className={styles.state}>
        <Suspense fallback={<ChartLoading symbol={symbol} />}>
          <UnreadBars symbol={symbol} availability={availability} leftOut={leftOut} onRetry={onRetry} />
        </Suspense>
      </div>
    );
  }
  return <ChartLoading symbol={symbol} />;
}

/** Says that the server lacks the chart, and that the page's other panels work, where one does. */
function NoChart({ symbol, onRetry }: Pick<Props, 'symbol' | 'onRetry'>) {
  const t = useT();
  useFailedPanel();
  const hasWorkingPanel = useHasWorkingPanel();
  return (
    <Empty
      title={t('technical.noChart', { symbol })}
      hint={hasWorkingPanel && t('app.failedHint')}
      onRetry={onRetry}
    />
  );
}

/** Shown while the chart is loading. */
export function ChartLoading({ symbol }: { symbol: string }) {
  const t = useT();
  return (
    <div className={styles.loading} role="progressbar" aria-label={t('technical.loading', { symbol })}>
      {t('technical.loading', { symbol })}
    </div>
  );
}
