import { Suspense, useDeferredValue } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import { addTradingDays } from '../../../market/calendar';
import { lastClosedDay } from '../../../market/clock';
import { epochSecondsOf, type Day } from '../../../market/day';
import { HELD_DAYS } from '../../../market/outcomes/follow-rules';
import { part } from '../../../ui/part';
import { useShownSignal } from '../../shared/plan/useShownSignal';
import type { BarSeries } from '../chart/bar-series';
import type { CandleChart } from '../chart/candle-chart';
import { PlannedPosition } from './PlannedPosition';
import { useHeldLot } from './useHeldLot';

const HeldPosition = part(() => import('./HeldPosition'), 'HeldPosition', { texts: 'desk', optional: true });

type Props = {
  /** Null while none is painted. */
  series: BarSeries | null;
  chart: CandleChart | null;
};

/** The box of a purchase on daily bars. */
export function PositionLayer({ series, chart }: Props) {
  // Deferred until after the frame that shows the bars.
  const shown = useDeferredValue(series, null);
  if (!chart || shown?.resolution !== 'DAY' || shown.symbol !== series?.symbol) return null;
  return <PositionOn series={shown} chart={chart} />;
}

/**
 * That of the signal in the address, else of the shares that are held, else of the newest signal while its plan may still
 * run.
 */
function PositionOn({ series, chart }: { series: BarSeries; chart: CandleChart }) {
  const { symbol, exchange } = series;
  const { time } = series.candles;
  const until = lastClosedDay(useMarketTime());
  const { requested, shown, listed } = useShownSignal(symbol, until);
  const held = useHeldLot(symbol);

  if (held && !requested) {
    // Its stop and target are of other prices than the candles of now.
    const step = series.steps.at(-1);
    if (step !== undefined && time[step]! > epochSecondsOf(held.lot.day)) return null;
    return (
      <Suspense>
        <HeldPosition held={held} exchange={exchange} time={time} chart={chart} />
      </Suspense>
    );
  }
  if (!shown || !(requested || isRunning(shown, until))) return null;
  return <PlannedPosition signal={shown} symbol={symbol} listed={listed} time={time} chart={chart} />;
}

/** Whether a plan has neither met its stop nor come to the end of its horizon. */
function isRunning({ earliestBuy, voidedOn }: ExplainedSignalFragment, until: Day) {
  return voidedOn === null && addTradingDays(earliestBuy, HELD_DAYS) >= until;
}
