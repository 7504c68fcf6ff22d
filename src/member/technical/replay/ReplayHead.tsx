import { useQuery } from '@apollo/client/react';
import { useT } from '../../../i18n/useT';
import { lengthOf } from '../../../market/candles';
import { formatPercent, formatPrice } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { Panel } from '../../../ui/Panel';
import { Change, classOf, Price } from '../../../ui/Price';
import { limitsOf } from '../chart/bar-limits';
import { changeAt } from '../chart/summary';
import { InstrumentDocument } from '../technical.generated';
import { useBarSeries, type Replayed } from '../useBarSeries';
import styles from '../QuotePanel.module.css';
import replayStyles from './Replay.module.css';

type Props = { symbol: string; replayed: Replayed; isPlaying: boolean };

const none = [] as const;
const DAYS = { resolution: 'DAY', isUnadjusted: false } as const;

/** The symbol and its close on the replayed day. */
export function ReplayHead({ symbol, replayed, isPlaying }: Props) {
  const t = useT();
  const { day } = replayed;
  // Only what no day changes is shown of it: the name and the exchange.
  const { data } = useQuery(InstrumentDocument, { variables: { symbol } });
  const { name = null, exchange = null } = data?.instrument ?? {};
  const { series } = useBarSeries(symbol, DAYS, none, replayed);
  const last = series ? lengthOf(series.candles) - 1 : -1;
  const price = series?.candles.close[last] ?? null;
  const quote = { price, ...(series && last >= 0 && limitsOf(series, last)) };
  const percent = series && changeAt(series, last);

  return (
    <Panel name={t('replay.close')}>
      <p className="visually-hidden" aria-live="polite">
        {!isPlaying &&
          price !== null &&
          `${symbol} ${formatDay(day)} ${formatPrice(price)} ${formatPercent(percent)}`}
      </p>
      <div className={`${styles.quote} ${replayStyles.head}`}>
        <div className={styles.instrument}>
          <div className={styles.symbol}>
            <h1 translate="no">{symbol}</h1>
            {exchange && <span className={styles.exchange}>{exchange}</span>}
          </div>
          <p className="text-2 truncate" title={name ?? undefined} lang={name === null ? undefined : 'vi'}>
            {name ?? '—'}
          </p>
        </div>
        <div className={styles.last}>
          <Price quote={quote} />
          <Change priceClass={classOf(quote)} percent={percent} />
        </div>
        <p className="text-2">{t('replay.asOf', { day: formatDay(day) })}</p>
      </div>
    </Panel>
  );
}
