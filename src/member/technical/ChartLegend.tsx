import { useT } from '../../i18n/useT';
import { dayOfEpochSeconds } from '../../market/day';
import { formatChange, formatDay, formatPercent, formatPrice, formatVolume } from '../../market/format';
import { Cue } from '../../ui/Price';
import type { CandleChart } from './chart/candle-chart';
import type { Compared } from './chart/compare';
import type { Place } from './chart/indicators';
import { legendBar } from './chart/legend';
import type { ChartSeries } from './chart/series';
import styles from './ChartLegend.module.css';
import { useHovered } from './useDrawing';

type Props = {
  series: ChartSeries;
  chart: CandleChart;
  compared: Compared | null;
  /** The index is wanted, and the feed has none. */
  isIndexMissing: boolean;
  /** Of the chosen signal. */
  voidBelow: number | null;
};

/** The figures of the bar under the crosshair; of the newest bar while it is away. */
export function ChartLegend({ series, chart, compared, isIndexMissing, voidBelow }: Props) {
  const t = useT();
  const bar = legendBar(series, useHovered(chart));
  if (!bar) return null;
  const { index } = bar;

  return (
    <div className={styles.legend}>
      <time dateTime={bar.day}>{formatDay(bar.day)}</time>
      <dl>
        {bar.prices.map(({ name, price, of }) => (
          <div key={name} className={name === 'close' ? undefined : styles.wideOnly}>
            <dt>{t(`legend.${name}`)}</dt>
            <dd className={name === 'close' ? `price-${of}` : undefined}>
              {name === 'close' && <Cue of={of} />}
              {formatPrice(price)}
            </dd>
          </div>
        ))}
        <div className={styles.wideOnly}>
          <dt>{t('legend.volume')}</dt>
          <dd>{formatVolume(bar.volume)}</dd>
        </div>
      </dl>
      <dl>
        {bar.indicators.map(({ label, place, values }) => (
          <div key={label}>
            <dt>
              <i style={{ background: `var(--${values[0]!.colour})` }} />
              {label}
            </dt>
            {values.map(({ value }, i) => (
              // The values of an indicator keep their places.
              <dd key={i}>{figureOf(place)(value)}</dd>
            ))}
          </div>
        ))}
        {compared && (
          <div>
            <dt>
              <i style={{ background: 'var(--text-1)' }} />
              VN-Index
            </dt>
            <dd>{formatPercent(compared.indexChange[index])}</dd>
            <dt>{series.symbol}</dt>
            <dd>{formatPercent(compared.symbolChange[index])}</dd>
            <dt>{t('technical.since', { day: formatDay(dayOfEpochSeconds(compared.since)) })}</dt>
          </div>
        )}
        {voidBelow !== null && (
          <div>
            <dt>
              <i className={styles.dash} style={{ color: 'var(--text-2)' }} />
              {t('technical.voidBelow')}
            </dt>
            <dd>{formatPrice(voidBelow)}</dd>
          </div>
        )}
      </dl>
      {isIndexMissing && <span>{t('technical.noIndex')}</span>}
    </div>
  );
}

function figureOf(place: Place) {
  if (place === 'volume') return formatVolume;
  return place === 'macd' ? formatChange : formatPrice;
}
