import { useT } from '../../i18n/useT';
import { formatChange, formatPrice, formatVolume, toThousand } from '../../market/format';
import { Cue } from '../../ui/Price';
import { useChosenLevels } from '../shared/position/PositionContext';
import { formatBarTime, isoBarTime } from './chart/bar-time';
import type { CandleChart } from './chart/candle-chart';
import type { Pane } from './chart/indicators';
import { legendBar, type LegendIndicator } from './chart/legend';
import type { BarSeries } from './chart/bar-series';
import { useHovered } from './useChart';
import { Time } from '../../ui/Time';
import styles from './ChartLegend.module.css';

type Props = {
  series: BarSeries;
  chart: CandleChart;
  /** The void level of the selected signal. */
  voidBelow: number | null;
  /** The name of its purchase, whose stop may be another one. */
  purchase: string | null;
};

/** The figures of the bar under the crosshair, or of the newest bar without one. */
export function ChartLegend({ series, chart, voidBelow, purchase }: Props) {
  const t = useT();
  const bar = legendBar(series, useHovered(chart));
  if (!bar) return null;

  return (
    <div className={styles.legend}>
      <Time dateTime={isoBarTime(bar.time)}>{formatBarTime(bar.time, series.resolution)}</Time>
      <dl>
        {bar.prices.map(({ name, price, priceClass }) => (
          <div key={name} className={name === 'close' ? undefined : styles.wideOnly}>
            <dt>{t(`legend.${name}`)}</dt>
            <dd translate="no" className={name === 'close' ? `price-${priceClass}` : undefined}>
              {name === 'close' && <Cue priceClass={priceClass} />}
              {formatPrice(price)}
            </dd>
          </div>
        ))}
        <div className={styles.wideOnly}>
          <dt>{t('legend.volume')}</dt>
          <dd translate="no">{formatVolume(bar.volume)}</dd>
        </div>
      </dl>
      <dl>
        <IndicatorFigures indicators={bar.indicators} />
        {voidBelow !== null && <Stop voidBelow={voidBelow} purchase={purchase ?? ''} />}
      </dl>
    </div>
  );
}

/** The stop that is drawn: the person's own, else the signal's, dashed. */
function Stop({ voidBelow, purchase }: { voidBelow: number; purchase: string }) {
  const t = useT();
  const chosen = useChosenLevels(purchase);
  return (
    <div>
      <dt>
        {chosen ? (
          <i style={{ background: 'var(--down)' }} />
        ) : (
          <i className={styles.dash} style={{ color: 'var(--text-2)' }} />
        )}
        {t('technical.voidBelow')}
      </dt>
      <dd translate="no">{formatPrice(chosen ? toThousand(chosen.stop) : voidBelow)}</dd>
    </div>
  );
}

function IndicatorFigures({ indicators }: { indicators: readonly LegendIndicator[] }) {
  return indicators.map(({ label, pane, values }) => (
    <div key={label}>
      <dt>
        <i style={{ background: `var(--${values[0]!.colour})` }} />
        {label}
      </dt>
      {values.map(({ value }, i) => (
        // The values of an indicator keep their places.
        <dd key={i} translate="no">
          {formatterOf(pane)(value)}
        </dd>
      ))}
    </div>
  ));
}

function formatterOf(pane: Pane) {
  if (pane === 'volume') return formatVolume;
  return pane === 'macd' ? formatChange : formatPrice;
}
