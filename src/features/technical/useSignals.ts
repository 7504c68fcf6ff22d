import { useDeferredValue, useMemo } from 'react';
import { useMarketTime } from '../../actors/market-clock';
import { useRunning } from '../../actors/Running';
import { lastClosedSession } from '../../market/clock';
import { signalsOf, type DatedSignal } from './chart/signals';
import type { ChartSeries } from './chart/series';

const none: readonly DatedSignal[] = [];

/** What the studies find on the daily bars that are on the screen; looked for once these are painted. */
export function useSignals(series: ChartSeries | null, isPainted: boolean): readonly DatedSignal[] {
  const lastClosed = lastClosedSession(useMarketTime(useRunning().clock));
  const hasSignals = isPainted && series?.resolution === 'DAY';
  // The studies wait for the frame that shows the bars.
  const candles = useDeferredValue(hasSignals ? series.candles : null);
  const isCut = series?.hasOlder === true;
  const found = useMemo(
    () => (candles ? signalsOf(candles, isCut, lastClosed) : none),
    [candles, isCut, lastClosed],
  );
  return hasSignals && candles === series.candles ? found : none;
}
