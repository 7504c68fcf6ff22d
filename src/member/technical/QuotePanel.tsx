import { useFreshness } from '../frame/Live';
import { useT } from '../../i18n/useT';
import { formatPrice, formatVolume } from '../../market/format';
import { isIndex } from '../../market/exchange';
import { AsOf } from '../../ui/AsOf';
import { Panel } from '../../ui/Panel';
import { FailedLine } from '../../ui/PanelState';
import { Change, Cue, Price } from '../../ui/Price';
import { useFlash } from '../../ui/useFlash';
import { BandRuler } from './BandRuler';
import { useQuote } from './useQuote';
import styles from './QuotePanel.module.css';

/** The name, the last price and today's figures of a symbol; a dash for each that is not loaded. */
export function QuotePanel({ symbol }: { symbol: string }) {
  const t = useT();
  const freshness = useFreshness();
  const { name, exchange, quote, limits, open, high, low, error, refetch, ...rest } = useQuote(symbol);
  const { classOf, change, changePercent, isUnmatched, announcement } = rest;
  const { price, volume } = quote;
  const priceClass = classOf(price);
  const flash = useFlash(symbol, price);
  const facts = [['open', open] as const, ['high', high] as const, ['low', low] as const];

  return (
    <Panel name={t('technical.lastPrice')} data-stale={freshness?.isStale ? 'true' : undefined}>
      {/* An arrow key changes the page without a focus change that a screen reader would announce. */}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <div className={styles.quote}>
        <div className={styles.instrument}>
          <div className={styles.symbol}>
            <h1>{symbol}</h1>
            {exchange && <span className={styles.exchange}>{exchange}</span>}
          </div>
          <p className="text-2 truncate" title={name ?? undefined}>
            {name ?? '—'}
          </p>
        </div>
        <div className={styles.last} {...flash}>
          <Price quote={quote} of={priceClass} />
          {isUnmatched ? (
            <span className="text-2">{t('price.none')}</span>
          ) : (
            <Change of={priceClass} {...(change !== null && { change })} percent={changePercent} />
          )}
        </div>
        {!isIndex(symbol) && (
          <BandRuler price={price} low={low} high={high} {...limits} priceClass={priceClass} />
        )}
      </div>
      {error ? (
        <div className={styles.facts}>
          <FailedLine
            className={styles.line}
            text={t('technical.quoteFailed')}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <div className={styles.foot}>
          <dl className={styles.facts}>
            {facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{t(`technical.${fact}`)}</dt>
                <dd className={`change price-${classOf(value)}`}>
                  <Cue of={classOf(value)} />
                  {formatPrice(value)}
                </dd>
              </div>
            ))}
            <div>
              <dt>{t('technical.volume')}</dt>
              <dd>{formatVolume(volume)}</dd>
            </div>
          </dl>
          {freshness && (
            <p className={`${styles.asOf} caption`}>
              <AsOf of={freshness.asOf} />
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}
