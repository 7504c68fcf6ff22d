import { useFragment, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFreshness, useRefresh } from '../frame/Live';
import { useT } from '../../i18n/useT';
import { formatPercent, formatPrice, formatVolume } from '../../market/format';
import { isIndex } from '../../market/exchange';
import { AsOf } from '../../ui/AsOf';
import { Panel } from '../../ui/Panel';
import { FailedLine } from '../../ui/PanelState';
import { Change, classOf, Cue, isUnmatched, Price, type Quoted } from '../../ui/Price';
import { useFlash } from '../../ui/useFlash';
import { BandRuler } from './BandRuler';
import styles from './QuotePanel.module.css';
import { CHARTED_INSTRUMENT, INSTRUMENT } from './technical.generated';

/** Who this is and where the price stands; what other panels already know shows at once, the rest as dashes. */
export function QuotePanel({ symbol }: { symbol: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(INSTRUMENT, {
    variables: { symbol },
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(() => refetch());
  const { data: known } = useFragment({
    fragment: CHARTED_INSTRUMENT,
    from: { __typename: 'Instrument', symbol },
  });
  const freshness = useFreshness();
  const { name, exchange, change, changePercent, volume = null } = known;
  const limits = {
    reference: known.reference ?? null,
    ceiling: known.ceiling ?? null,
    floor: known.floor ?? null,
  };
  const price = known.price ?? null;
  const quote = { price, volume, ...limits };
  const isOfIndex = isIndex(symbol);
  const hueOf = (value: number | null) => hueIn({ ...quote, price: value }, isOfIndex);
  const of = hueOf(price);
  const flash = useFlash(symbol, price);
  const [said, setSaid] = useState({ symbol: '', words: '' });
  if (said.symbol !== symbol && price !== null && (changePercent != null || data)) {
    setSaid({ symbol, words: `${symbol} ${formatPrice(price)} ${formatPercent(changePercent ?? null)}` });
  }
  const high = known.high ?? null;
  const low = known.low ?? null;
  const facts = [['open', known.open ?? null] as const, ['high', high] as const, ['low', low] as const];
  const hasNoMatch = isUnmatched(quote) || (price === null && data?.instrument != null);

  return (
    <Panel name={t('technical.lastPrice')} data-stale={freshness?.isStale ? 'true' : undefined}>
      {/* An arrow key changes the page under a screen reader without a word; its price then moves in silence. */}
      <p className="visually-hidden" aria-live="polite">
        {said.symbol === symbol && said.words}
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
          <Price quote={quote} of={of} />
          {hasNoMatch ? (
            <span className="text-2">{t('price.none')}</span>
          ) : (
            <Change of={of} {...(change != null && { change })} percent={changePercent ?? null} />
          )}
        </div>
        {!isOfIndex && <BandRuler price={price} low={low} high={high} {...limits} of={of} />}
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
                <dd className={`change price-${hueOf(value)}`}>
                  <Cue of={hueOf(value)} />
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

/** An index is above or below its reference, and otherwise neutral. */
function hueIn(quote: Quoted, isOfIndex: boolean) {
  const hue = classOf(quote);
  return isOfIndex && hue === 'ref' ? 'none' : hue;
}
