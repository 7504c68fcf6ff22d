import { useCallback, useState, useSyncExternalStore } from 'react';
import type { CandleChart } from './chart/candle-chart';
import { loadChart } from './chart/load-chart';

type ChartState = { chart: CandleChart | null; hasFailed: boolean };

const NONE: ChartState = { chart: null, hasFailed: false };

/**
 * The chart of the element that gets `attach` as its ref: created once the library is loaded, destroyed with the element.
 * After a failed load `retry` changes `key`; an element with the new key loads the library again.
 */
export function useChart() {
  const [key, setKey] = useState(0);
  const [{ chart, hasFailed }, setState] = useState(NONE);

  const attach = useCallback((container: HTMLElement | null) => {
    if (!container) return;
    let isDetached = false;
    let created: CandleChart | null = null;

    loadChart()
      .then(({ createCandleChart }) => {
        if (isDetached) return;
        created = createCandleChart(container);
        setState({ chart: created, hasFailed: false });
      })
      .catch(() => isDetached || setState({ chart: null, hasFailed: true }));

    return () => {
      isDetached = true;
      created?.destroy();
      setState(NONE);
    };
  }, []);

  return { attach, chart, hasFailed, key, retry: () => setKey((number) => number + 1) };
}

/** The symbol whose candles are on the screen. */
export function usePainted(chart: CandleChart | null): string | null {
  return useSyncExternalStore(chart?.onPainted ?? subscribeToNothing, chart?.painted ?? getNull, getNull);
}

/** The time of the bar under the crosshair. */
export function useHovered(chart: CandleChart | null): number | null {
  return useSyncExternalStore(chart?.onHovered ?? subscribeToNothing, chart?.hovered ?? getNull, getNull);
}

function subscribeToNothing() {
  return () => {};
}

function getNull() {
  return null;
}
