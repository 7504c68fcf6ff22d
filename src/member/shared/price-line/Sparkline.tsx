import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { LoadContext } from '../../../graph/session-guard';
import { usePricesDay } from '../Live';
import { useT } from '../../../i18n/useT';
import { dayOfEpochSeconds } from '../../../market/day';
import { formatPrice } from '../../../market/format';
import type { PriceClass } from '../../../market/price-class';
import { SPARKLINE_HEIGHT, SPARKLINE_DAYS, SPARKLINE_WIDTH, sparklineOf } from './sparkline';
import { DailyClosesDocument } from './price-line.generated';
import styles from './Sparkline.module.css';

type Props = {
  symbol: string;
  priceClass: PriceClass;
  price: number | null;
  /** Shares matched on the trading day. */
  volume: number | null;
  reference: number | null;
  /** Called when the closes have come. */
  onLoaded: () => void;
};

const ROW: LoadContext = { priority: 'row' };

/**
 * The closes of the last trading days up to the present price, which alone has a hue of the board, and today's reference;
 * nothing where the feed has no candles.
 */
export function Sparkline({ symbol, priceClass, price, volume, reference, onLoaded }: Props) {
  const t = useT();
  const today = usePricesDay();
  const { data } = useQuery(DailyClosesDocument, {
    variables: { symbol, countback: SPARKLINE_DAYS },
    context: ROW,
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  const { time = [], close = [] } = data?.candles ?? {};
  const newest = time.length > 0 ? dayOfEpochSeconds(time.at(-1)!) : null;
  const isLive = price !== null && newest !== null && today !== null;
  const isTodays = isLive && newest === today;
  // The candles may have been requested before the first match of the day.
  const isNext = isLive && newest < today && (volume ?? 0) > 0;
  const before = isTodays ? close.slice(0, -1) : close;
  const closes = isTodays || isNext ? [...before, price].slice(-SPARKLINE_DAYS) : close;
  const line = sparklineOf(closes, reference);
  if (!line) return null;

  return (
    <svg
      className={`${styles.sparkline} price-${priceClass}`}
      viewBox={`0 0 ${SPARKLINE_WIDTH} ${SPARKLINE_HEIGHT}`}
      role="img"
      aria-label={t('watchlist.sparkline', {
        count: closes.length,
        low: formatPrice(Math.min(...closes)),
        high: formatPrice(Math.max(...closes)),
      })}
    >
      {line.reference !== null && (
        <path className={styles.reference} d={`M0 ${line.reference}H${SPARKLINE_WIDTH}`} />
      )}
      <path d={line.path} />
      {line.end && <circle cx={line.end.x} cy={line.end.y} r="2" />}
    </svg>
  );
}
