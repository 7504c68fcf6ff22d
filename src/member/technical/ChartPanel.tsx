import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { variables } from '../../lib/variables';
import { Panel } from '../../ui/Panel';
import { part } from '../../ui/part';
import { BuiltInChart, type ChartProps } from './BuiltInChart';
import styles from './ChartPanel.module.css';
import { ChartLoading } from './ChartState';
import chartControlsStyles from './ChartControls.module.css';

const PartnerChart = /* @__PURE__ */ part(
  () => import('./partner/PartnerChart').catch(() => ({ PartnerChart: BuiltInChart })),
  'PartnerChart',
);

/** The chart of a symbol: the partner's where the build configures one, else our own and no code of the partner's. */
export function ChartPanel(props: ChartProps) {
  if (!variables().VITE_CHART_EMBED_URL) return <BuiltInChart {...props} />;
  return (
    <Suspense fallback={<Loading symbol={props.symbol} />}>
      <PartnerChart {...props} />
    </Suspense>
  );
}

function Loading({ symbol }: { symbol: string }) {
  const t = useT();
  return (
    <Panel id="chart" name={t('technical.chart')} className={styles.panel}>
      <div className={`${chartControlsStyles.controls} ${chartControlsStyles.partner}`} />
      <div className={styles.box}>
        <ChartLoading symbol={symbol} />
      </div>
    </Panel>
  );
}
