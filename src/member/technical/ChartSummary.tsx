import { useT } from '../../i18n/useT';
import type { Resolution } from '../../graph/resolvers.types';
import type { BarSeries } from './chart/bar-series';
import { summarize, type Quote } from './chart/summary';

type Props = { id: string; series: BarSeries; quote: Quote };

/** Describes the chart in one sentence; `id` is that of its text. */
export function ChartSummary({ id, series, quote }: Props) {
  const t = useT();
  const { symbol, resolution } = series;
  return (
    <div className="visually-hidden">
      <h2>{t('technical.summaryTitle')}</h2>
      <p id={id}>
        {t(keyOf(resolution), {
          symbol,
          resolution: t(`technical.${resolution}`),
          ...summarize(series, quote),
        })}
      </p>
    </div>
  );
}

function keyOf(resolution: Resolution) {
  if (resolution === 'DAY') return 'technical.summary';
  return resolution === 'WEEK' || resolution === 'MONTH'
    ? (`technical.summary${resolution}` as const)
    : 'technical.summaryMINUTES';
}
