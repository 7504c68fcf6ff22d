import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketTime } from '../../actors/market-clock';
import { useRunning } from '../../actors/Running';
import { isSame } from '../../market/candles';
import { lastClosedSession } from '../../market/clock';
import { closedBars, signalsOf, type DatedSignal } from './chart/signals';
import type { ChartSeries } from './chart/series';

const none: readonly DatedSignal[] = [];

/**
 * What the studies find on the daily bars that are on the screen; looked for once these are painted, and the same ones
 * for as long as no bar changes whose session is over, however the running one moves.
 */
export function useSignals(series: ChartSeries | null, isPainted: boolean): readonly DatedSignal[] {
  const lastClosed = lastClosedSession(useMarketTime(useRunning().clock));
  const source = isPainted && series?.resolution === 'DAY' ? series : null;
  const symbol = source?.symbol;
  const bars = source?.candles;
  const now = useMemo(
    () => (bars && symbol !== undefined ? { symbol, candles: closedBars(bars, lastClosed) } : null),
    [bars, symbol, lastClosed],
  );
  const [closed, setClosed] = useState(now);
  const isOther = now?.symbol !== closed?.symbol || (now && closed && !isSame(now.candles, closed.candles));
  if (isOther) setClosed(now);

  // The studies wait for the frame that shows the bars.
  const studied = useDeferredValue(closed);
  const found = useMemo(() => (studied ? signalsOf(studied.candles) : none), [studied]);
  return studied !== null && studied.symbol === symbol ? found : none;
}
