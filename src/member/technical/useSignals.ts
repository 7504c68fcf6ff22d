import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { isSame } from '../../market/candles';
import { lastClosedSession } from '../../market/clock';
import { securityKindOf } from '../../market/exchange';
import { closedBars, signalsOf, type DatedSignal } from './chart/chart-signals';
import type { ChartSeries } from './chart/bar-series';

const none: readonly DatedSignal[] = [];

/**
 * What the studies find on the daily bars that are on the screen; looked for once these are painted, and the same ones
 * for as long as no bar changes whose session is over, however the running one moves.
 */
export function useSignals(series: ChartSeries | null, isPainted: boolean): readonly DatedSignal[] {
  const lastClosed = lastClosedSession(useMarketTime());
  const isStudied = isPainted && series?.resolution === 'DAY' && securityKindOf(series.symbol) !== null;
  const source = isStudied ? series : null;
  const symbol = source?.symbol;
  const bars = source?.candles;
  const isCut = source?.hasOlder === true;
  const now = useMemo(
    () => (bars && symbol !== undefined ? { symbol, isCut, candles: closedBars(bars, lastClosed) } : null),
    [bars, symbol, isCut, lastClosed],
  );
  const [closed, setClosed] = useState(now);
  const isOther =
    now?.symbol !== closed?.symbol ||
    now?.isCut !== closed?.isCut ||
    (now && closed && !isSame(now.candles, closed.candles));
  if (isOther) setClosed(now);

  // The studies wait for the frame that shows the bars.
  const studied = useDeferredValue(closed);
  const found = useMemo(() => (studied ? signalsOf(studied.candles, studied.isCut) : none), [studied]);
  return studied !== null && studied.symbol === symbol ? found : none;
}
