import { useT } from '../../i18n/useT';
import { formatDay, formatPrice, formatVolume } from '../../market/format';
import { Cue } from '../../ui/Price';
import type { CandleChart } from './chart/candle-chart';
import { averageColours } from './chart/colours';
import { legendBar } from './chart/legend';
import type { ChartSeries } from './chart/series';
import './ChartLegend.css';
import { useHovered } from './useDrawing';

/** The figures of the bar under the crosshair; of the newest bar while it is away. */
export function ChartLegend({ series, chart }: { series: ChartSeries; chart: CandleChart }) {
  const t = useT();
  const bar = legendBar(series, useHovered(chart));
  if (!bar) return null;

  return (
    <div className="chart-legend">
      <time dateTime={bar.day}>{formatDay(bar.day)}</time>
      <dl>
        {bar.prices.map(({ name, price, of }) => (
          <div key={name} className={name === 'close' ? undefined : 'not-mobile'}>
            <dt>{t(`legend.${name}`)}</dt>
            <dd className={name === 'close' ? `px-${of}` : undefined}>
              {name === 'close' && <Cue of={of} />}
              {formatPrice(price)}
            </dd>
          </div>
        ))}
        <div className="not-mobile">
          <dt>{t('legend.volume')}</dt>
          <dd>{formatVolume(bar.volume)}</dd>
        </div>
      </dl>
      <dl>
        {bar.averages.map(({ length, value }) => (
          <div key={length}>
            <dt>
              <i style={{ background: `var(--${averageColours[length]})` }} />
              {t('technical.average', { length })}
            </dt>
            <dd>{formatPrice(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
