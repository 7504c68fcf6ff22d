import type { ReactNode } from 'react';
import { useFreshness } from '../shared/Live';
import { PriceDay } from '../shared/PriceDay';
import { useT } from '../../i18n/useT';
import { isIndex } from '../../market/exchange';
import { shortName } from '../../market/symbol';
import { Panel } from '../../ui/Panel';
import { Change, Price } from '../../ui/Price';
import { useFlash } from '../../ui/useFlash';
import { BandRuler } from './BandRuler';
import { QuoteFacts } from './QuoteFacts';
import { useQuote } from './useQuote';
import styles from './QuotePanel.module.css';

type Props = {
  symbol: string;
  /** The control that puts the symbol on a list. */
  star?: ReactNode;
};

/** The name, the last price and today's figures of a symbol; a dash for each that is not loaded. */
export function QuotePanel({ symbol, star }: Props) {
  const t = useT();
  const freshness = useFreshness();
  const shown = useQuote(symbol);
  const { name, exchange, quote, limits } = shown;
  const { price, high, low, change, changePercent } = quote;
  const priceClass = shown.classOf(price);
  const flash = useFlash<HTMLDivElement>(symbol, price);

  return (
    <Panel name={t('technical.lastPrice')} data-stale={freshness?.isStale ? 'true' : undefined}>
      {/* An arrow key changes the page without a focus change that a screen reader would announce. */}
      <p className="visually-hidden" aria-live="polite">
        {shown.announcement}
      </p>
      <div className={styles.quote}>
        <div className={styles.instrument}>
          <div className={symbol.length > 4 ? styles.longSymbol : styles.symbol}>
            <h1 translate="no">{symbol}</h1>
            {!isIndex(symbol) && (
              <span className={styles.place}>
                {exchange && <span className={styles.exchange}>{exchange}</span>}
              </span>
            )}
            {star}
          </div>
          <p className="text-2 truncate" title={name ?? undefined} lang={name === null ? undefined : 'vi'}>
            {name === null ? '—' : shortName(name, symbol)}
          </p>
        </div>
        <div className={styles.last} ref={flash}>
          <Price quote={quote} priceClass={priceClass} />
          {shown.isUnmatched || shown.hasNoData ? (
            <span className="text-2">
              {shown.isUnmatched ? t('price.none') : t('technical.noData', { symbol })}
            </span>
          ) : (
            <Change priceClass={priceClass} {...(change !== null && { change })} percent={changePercent} />
          )}
          <PriceDay of={quote} isLong />
        </div>
        {!isIndex(symbol) && (
          <BandRuler price={price} low={low} high={high} {...limits} priceClass={priceClass} />
        )}
      </div>
      <QuoteFacts {...shown} />
    </Panel>
  );
}
