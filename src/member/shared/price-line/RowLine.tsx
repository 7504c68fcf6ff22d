import { useEffect, type ReactNode } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { dayAxis } from '../../../market/day-axis';
import type { Exchange } from '../../../market/exchange';
import { formatPrice } from '../../../market/format';
import type { PriceClass } from '../../../market/price-class';
import { priceLine } from '../../../ui/price-line';
import { dayPointsOf } from './day-points';
import { ROW, useRowLine } from './useRowLine';
import styles from './RowLine.module.css';
import { useDayBars } from './useDayBars';

type Props = {
  symbol: string;
  exchange: Exchange | null;
  priceClass: PriceClass;
  price: number | null;
  reference: number | null;
  /** Called when the bars have come. */
  onLoaded: () => void;
  /** What is drawn instead where no trading day runs. */
  sparkline: ReactNode;
};

/** The line of a row: that of the running trading day, or the days before it. */
export function RowLine({ sparkline, ...row }: Props) {
  const { shown } = useRowLine();
  if (shown === undefined) return null;
  return shown === 'days' ? sparkline : <DayLine {...row} day={shown.day} />;
}

/** The head of the lines' column; while a trading day runs a switch between its line and the days before it. */
export function RowLineHead({ days }: { days: string }) {
  const t = useT();
  const { canChoose, shown, choose } = useRowLine();
  if (!canChoose) return <span>{days}</span>;
  const isDay = shown !== 'days';
  const [name, other] = isDay ? [t('dayLine.today'), days] : [days, t('dayLine.today')];
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={t('dayLine.switch', { name, other })}
      title={t('dayLine.switch', { name, other })}
      onClick={() => choose(isDay ? 'days' : 'today')}
    >
      {name}
    </button>
  );
}

const WIDTH = 52;

type DayLineProps = Omit<Props, 'sparkline'> & { day: Day };

/** The prices of a trading day on its time axis, against the reference; the axis alone before the first match. */
function DayLine({ symbol, exchange, priceClass, price, reference, onLoaded, day }: DayLineProps) {
  const t = useT();
  const { minute } = marketTime(useMarketTime());
  const bars = useDayBars(symbol, ROW);
  const isLoaded = bars !== undefined;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  if (!bars) return null;

  const points = dayPointsOf(bars, day, { minute, price });
  const axis = dayAxis(exchange ?? 'HOSE');
  const line = priceLine(points, reference, { height: 24, x: ({ minute }) => axis.place(minute) * WIDTH });
  const prices = points.map((point) => point.price);
  return (
    <svg
      className={`${styles.line} price-${priceClass}`}
      viewBox="0 0 56 24"
      role="img"
      aria-label={
        points.length === 0
          ? t('dayLine.unmatched')
          : t('dayLine.row', {
              low: formatPrice(Math.min(...prices)),
              high: formatPrice(Math.max(...prices)),
              reference: formatPrice(reference),
            })
      }
    >
      {line.reference !== null && <path className={styles.reference} d={`M0 ${line.reference}H${WIDTH}`} />}
      <path d={line.path} />
      {line.end && <circle cx={line.end.x} cy={line.end.y} r="2" />}
    </svg>
  );
}
