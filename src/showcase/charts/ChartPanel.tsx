import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import type { Drawing } from './drawing';
import { EChart } from './EChart';

type Props = { kind: 'bar' | 'area' | 'scatter' | 'pie' | 'donut'; drawing: Drawing };

/** One kind of chart. */
export function ChartPanel({ kind, drawing }: Props) {
  const t = useT();
  const title = t(`showcase.charts.${kind}`);
  return (
    <Panel title={title}>
      <EChart caption={t(`showcase.charts.${kind}About`)} drawing={drawing} />
    </Panel>
  );
}
