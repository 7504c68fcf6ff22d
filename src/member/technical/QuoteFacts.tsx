import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume } from '../../market/format';
import { asOfQuote } from '../../market/quote';
import { AsOfTime } from '../shared/AsOfTime';
import { useKeptHeight } from '../../ui/waiting';
import { Cue } from '../../ui/Price';
import { useFreshness } from '../shared/Live';
import { FeedFailedLine } from '../shared/feed/FeedFailed';
import type { useQuote } from './useQuote';
import styles from './QuotePanel.module.css';

/** Today's figures of a symbol and their time, or in a line that they could not be loaded. */
export function QuoteFacts({ error, refetch, ...shown }: ReturnType<typeof useQuote>) {
  const t = useT();

  if (error) {
    return (
      <div className={styles.facts}>
        <FeedFailedLine
          error={error}
          className={styles.line}
          title={t('technical.quoteFailed')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return <Facts {...shown} />;
}

function Facts({ quote, classOf }: Omit<ReturnType<typeof useQuote>, 'error' | 'refetch'>) {
  const t = useT();
  const freshness = useFreshness();
  const kept = useKeptHeight<HTMLDivElement>();
  const facts = ['open', 'high', 'low'] as const;

  return (
    <div ref={kept} className={styles.foot}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`technical.${fact}`)}</dt>
            <dd translate="no" className={`change price-${classOf(quote[fact])}`}>
              <Cue priceClass={classOf(quote[fact])} />
              {formatPrice(quote[fact])}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('technical.volume')}</dt>
          <dd translate="no">{formatVolume(quote.volume)}</dd>
        </div>
      </dl>
      {freshness && (
        <p className={`${styles.asOf} caption`}>
          <AsOfTime value={asOfQuote(quote, freshness.asOf)} />
        </p>
      )}
    </div>
  );
}
