import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { variables } from '../../lib/variables';
import { part } from '../../ui/part';
import { BuiltInChart, type ChartProps } from './BuiltInChart';
import styles from './ChartPanel.module.css';

const PartnerChart = part(
  () => import('./partner/PartnerChart').catch(() => ({ PartnerChart: BuiltInChart })),
  'PartnerChart',
);

/** The chart of a symbol: the partner's where one is configured, else our own and no code of the partner's. */
export function ChartPanel(props: ChartProps) {
  const t = useT();
  if (!variables().VITE_CHART_EMBED_URL) return <BuiltInChart {...props} />;
  return (
    <Suspense
      fallback={<section id="chart" className={`panel ${styles.panel}`} aria-label={t('technical.chart')} />}
    >
      <PartnerChart {...props} />
    </Suspense>
  );
}
