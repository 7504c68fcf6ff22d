import type { IChartApi, ISeriesApi, UTCTimestamp } from 'lightweight-charts';
import type { Candles } from '../../../market/candles';
import { createStore } from '../../../lib/store';

/** The crosshair, which follows the pointer, or stays on the bar that the keyboard has chosen. */
export function createCrosshair(chart: IChartApi, series: ISeriesApi<'Candlestick'>) {
  const hovered = createStore<number | null>(null);
  let candles: Candles | null = null;
  /** The time of the bar that the keyboard has chosen. */
  let pinned: number | null = null;

  chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
    // The library keeps the crosshair's place on the screen while the bars move under it.
    if (pinned !== null && !sourceEvent) return;
    pinned = null;
    hovered.set((time as number | undefined) ?? null);
  });

  /** Returns the position of the pinned bar, -1 where there is none. */
  function place() {
    const index = pinned === null || !candles ? -1 : candles.time.indexOf(pinned);
    if (index === -1) {
      chart.clearCrosshairPosition();
      hovered.set(null);
    } else {
      chart.setCrosshairPosition(candles!.close[index]!, pinned as UTCTimestamp, series);
      hovered.set(pinned);
    }
    return index;
  }

  function keepPlace() {
    if (pinned !== null) place();
  }

  return {
    hovered,
    pin(time: number | null) {
      pinned = time;
      return place();
    },
    /** Puts the crosshair on the pinned bar again after the bars have moved under it. */
    keepPlace,
    setCandles(next: Candles) {
      candles = next;
      keepPlace();
    },
    reset() {
      pinned = null;
      hovered.set(null);
    },
  };
}
