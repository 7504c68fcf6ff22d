import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { lengthOf } from '../../market/candles';
import { purchaseOf, useHasChosen } from '../shared/position/PositionContext';
import { limitsOf } from './chart/bar-limits';
import { evidenceIndicators } from './chart/evidence-overlay';
import { isIntraday, type ChartView } from './chart/view';
import { keepSeries } from './keep-series';
import { loadOlderBars, usePrefetch } from './load-candles';
import { useBarSeries, type Replayed } from './useBarSeries';
import { useChart, usePainted } from './useChart';
import { useChartSignals } from './useChartSignals';
import { useChartUpdates } from './useChartUpdates';
import { useSelectedSignal } from './useChartView';

const none: readonly string[] = [];
const noIndicators: ChartView['shown'] = [];

/**
 * A chart that shows a symbol's bars and signals, loads older bars and selects the marks pressed on it;
 * `neighbours` are prefetched once the symbol is painted. In a replay all of it is as it was known at the close of its day.
 */
export function useBuiltInChart(
  symbol: string,
  view: ChartView,
  neighbours = none,
  replayed: Replayed | null = null,
) {
  const client = useApolloClient();
  const { resolution, range, isLog, type } = view;
  const isDaily = resolution === 'DAY';
  const isWithinDay = isIntraday(resolution);
  // Those of the day are not those of its parts.
  const shown = isWithinDay ? noIndicators : view.shown;
  const { selected, selectSignal } = useSelectedSignal();
  const indicators = useMemo(
    () => [...new Set([...shown, ...(isDaily && selected ? evidenceIndicators[selected.kind] : [])])],
    [shown, isDaily, selected],
  );
  const { series, quote, name, isUnadjusted, availability, leftOut, error, refetch } = useBarSeries(
    symbol,
    view,
    indicators,
    replayed,
  );
  const { attach, chart, hasFailed, key, retry } = useChart();
  const isPainted = usePainted(chart) === symbol && series !== null;
  const { signals, marks, overlay, openedAt } = useChartSignals({
    series,
    isPainted,
    selected,
    replayed: replayed?.day ?? null,
    isUnadjusted: view.isUnadjusted,
  });

  const purchase = selected ? purchaseOf(symbol, selected) : null;
  const hasOwnStop = useHasChosen(purchase ?? '');
  // A stop of one's own is drawn with its position, and takes the place of the signal's.
  const evidence = useMemo(
    () => (overlay && hasOwnStop ? { ...overlay, voidBelow: null } : overlay),
    [overlay, hasOwnStop],
  );

  useLayoutEffect(
    () => chart?.onOldestBar(() => void loadOlderBars(client, symbol, resolution, isUnadjusted)),
    [chart, client, symbol, resolution, isUnadjusted],
  );
  useLayoutEffect(
    () => chart?.onMarkPressed((mark) => selectSignal(mark.isSelected ? null : mark)),
    [chart, selectSignal],
  );
  const today = replayed === null ? quote : series && limitsOf(series, lengthOf(series.candles) - 1);
  const reference = isDaily || isWithinDay ? (today?.reference ?? null) : null;
  useChartUpdates(chart, { range, isLog, type, reference, series, marks, overlay: evidence, openedAt });
  usePrefetch(isPainted ? neighbours : none, resolution);
  useEffect(() => {
    if (isPainted) keepSeries(client, [...neighbours, symbol]);
  }, [client, isPainted, neighbours, symbol]);

  return {
    chart,
    /** For the element that the chart is created in. */
    container: { key, attach },
    indicators,
    series,
    quote,
    name,
    isPainted,
    signals,
    selectSignal,
    /** The signal's stop, and the purchase that may have one of the person's own. */
    voidBelow: overlay?.voidBelow ?? null,
    purchase,
    /** Why there are no bars, as far as it is known. */
    state: {
      availability,
      leftOut,
      error,
      hasChartFailed: hasFailed,
      onRetry: () => (hasFailed ? retry() : refetch()),
    },
  };
}
