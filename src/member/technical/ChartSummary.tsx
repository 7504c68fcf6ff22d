import { useT } from '../../i18n/useT';
import type { Resolution } from '../../graph/resolvers.types';
import type { BarSeries } from './chart/bar-series';
import { summarize, type QuotedChange } from './chart/summary';

type Props = { id: string; series: BarSeries; quote: QuotedChange };

/** Describes the chart in one sentence; `id` is that of its text. */
export function ChartSummary({ id, series, quote }: Props) {
  const t = useT();
  const { symbol, resolution } = series;
  return (
    <div className="visually-hidden">
      <h2>{t('chartSummary.title')}</h2>
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
  const isByDays = resolution === 'DAY' || resolution === 'WEEK' || resolution === 'MONTH';
  return isByDays ? (`chartSummary.${resolution}` as const) : 'chartSummary.MINUTES';
}
