import type { ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts';
import { dayOfEpochSeconds } from '../../../../market/day';
import type { BarSeries } from '../bar-series';
import { minuteOfBar } from '../bar-time';
import type { Colours } from '../colours';
import { isIntraday } from '../view';
import { createCanvasPlugin } from './canvas-plugin';

const NOON = 12 * 60;
/** Lunch breaks nearer to another break are left out. */
const CLOSEST = 60;

type Break = { time: number; isDay: boolean };

/** Vertical lines before the first bar of each day, dashed ones before the first after lunch; none for longer bars. */
export function createTradingBreaks(series: ISeriesApi<SeriesType>, initial: Colours) {
  let colours = initial;
  let breaks: readonly Break[] = [];

  const lines = createCanvasPlugin({
    bottom(context, { chart }, { height }) {
      const scale = chart.timeScale();
      const half = scale.options().barSpacing / 2;
      let last = -Infinity;
      for (const { time, isDay } of breaks) {
        const place = scale.timeToCoordinate(time as UTCTimestamp);
        if (place === null || (!isDay && place - last < CLOSEST)) continue;
        last = place;
        context.strokeStyle = isDay ? colours['line-strong'] : colours.line;
        context.setLineDash(isDay ? [] : [3, 3]);
        context.beginPath();
        context.moveTo(Math.round(place - half) + 0.5, 0);
        context.lineTo(Math.round(place - half) + 0.5, height);
        context.stroke();
      }
    },
  });
  series.attachPrimitive(lines.primitive);

  return {
    set({ resolution, candles }: BarSeries) {
      breaks = isIntraday(resolution) ? breaksIn(candles.time) : [];
    },
    applyTheme: (next: Colours) => void (colours = next),
  };
}

/** The first bars after a night or a lunch break. */
function breaksIn(time: readonly number[]): Break[] {
  return time.flatMap((seconds, i): Break[] => {
    const before = time[i - 1];
    if (before === undefined) return [];
    const isDay = dayOfEpochSeconds(before) !== dayOfEpochSeconds(seconds);
    return isDay || isMorning(before) !== isMorning(seconds) ? [{ time: seconds, isDay }] : [];
  });
}

function isMorning(seconds: number) {
  return minuteOfBar(seconds)! < NOON;
}
