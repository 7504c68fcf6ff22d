import { useT } from '../../i18n/useT';
import type { BarSeries } from './chart/bar-series';
import { summarize, type Quote } from './chart/summary';

type Props = { id: string; series: BarSeries; quote: Quote };

/** Describes the chart in one sentence; `id` is that of its text. */
export function ChartSummary({ id, series, quote }: Props) {
  const t = useT();
  const { symbol, resolution } = series;
  const key = resolution === 'DAY' ? 'technical.summary' : (`technical.summary${resolution}` as const);
  return (
    <div className="visually-hidden">
      <h2>{t('technical.summaryTitle')}</h2>
      <p id={id}>{t(key, { symbol, ...summarize(series, quote) })}</p>
    </div>
  );
}
