import { useCallback, useState, useSyncExternalStore } from 'react';
import type { CandleChart } from './chart/candle-chart';
import { loadDrawing } from './chart/load';

type Drawing = { chart: CandleChart | null; hasFailed: boolean };

const NONE: Drawing = { chart: null, hasFailed: false };

/**
 * The chart of the element that gets `attach` as its ref: made once the library is here, destroyed with the element.
 * After a library that could not be loaded, `retry` gives a new `key`; an element with that key asks for it again.
 */
export function useDrawing() {
  const [key, setKey] = useState(0);
  const [{ chart, hasFailed }, setDrawing] = useState(NONE);

  const attach = useCallback((container: HTMLElement | null) => {
    if (!container) return;
    let isGone = false;
    let made: CandleChart | null = null;

    loadDrawing()
      .then(({ createCandleChart }) => {
        if (isGone) return;
        made = createCandleChart(container);
        setDrawing({ chart: made, hasFailed: false });
      })
      .catch(() => isGone || setDrawing({ chart: null, hasFailed: true }));

    return () => {
      isGone = true;
      made?.destroy();
      setDrawing(NONE);
    };
  }, []);

  return { attach, chart, hasFailed, key, retry: () => setKey((number) => number + 1) };
}

/** The symbol whose candles are on the screen. */
export function usePainted(chart: CandleChart | null): string | null {
  return useSyncExternalStore(chart?.onPainted ?? never, chart?.painted ?? nothing);
}

/** The time of the bar under the crosshair. */
export function useHovered(chart: CandleChart | null): number | null {
  return useSyncExternalStore(chart?.onHovered ?? never, chart?.hovered ?? nothing);
}

function never() {
  return () => {};
}

function nothing() {
  return null;
}
