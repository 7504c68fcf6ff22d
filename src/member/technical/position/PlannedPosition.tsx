import { useMemo } from 'react';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { formatPrice, formatVolume } from '../../../market/format';
import { planFrame } from '../../../market/plan/levels';
import { tickRule } from '../../../market/plan/void-price';
import { formatDong } from '../../../ui/amount';
import { useComputedPlan, usePlanInputs, type PagePlanInputs } from '../../shared/plan/useComputedPlan';
import type { CandleChart } from '../chart/candle-chart';
import { PositionBox } from './PositionBox';

type Props = {
  signal: ExplainedSignalFragment;
  symbol: string;
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** The times of the bars. */
  time: readonly number[];
  chart: CandleChart;
};

/** The box of a signal's plan, with what it buys and may lose; none where the entry is beyond stop or target. */
export function PlannedPosition({ signal, symbol, listed, time, chart }: Props) {
  return <PlannedBox inputs={usePlanInputs({ signal, symbol, listed })} time={time} chart={chart} />;
}

function PlannedBox({ inputs, time, chart }: Pick<Props, 'time' | 'chart'> & { inputs: PagePlanInputs }) {
  const t = useT();
  const { signal, symbol, exchange, purchase } = inputs;
  const { plan, hasOwnLevels } = useComputedPlan(inputs);
  const { entry, size, rewardToRisk, obstacle } = plan.entry;
  const frame = useMemo(
    () => planFrame(entry, tickRule(symbol, exchange, signal.price)),
    [entry, symbol, exchange, signal.price],
  );
  if (size === null) return null;

  const figures = { quantity: formatVolume(size.quantity), loss: formatDong(size.loss) };
  return (
    <PositionBox
      chart={chart}
      time={time}
      name={purchase}
      purchase={{ entry, stop: plan.stop, target: plan.target, day: signal.earliestBuy }}
      frame={frame}
      head={
        obstacle === null
          ? t('position.head', { ...figures, ratio: formatPrice(rewardToRisk) })
          : t('position.headNoRatio', { ...figures, obstacle: t(`plan.${obstacle}`) })
      }
      hasOwnLevels={hasOwnLevels}
    />
  );
}
