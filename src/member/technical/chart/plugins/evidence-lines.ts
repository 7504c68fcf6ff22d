import type { ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts';
import type { Colours } from '../colours';
import type { Segment } from '../evidence-overlay';
import { createCanvasPlugin, type Attached, type Pixel } from './canvas-plugin';

/** Straight lines over a series, and a zone behind it. */
export function createEvidenceLines(series: ISeriesApi<SeriesType>, initial: Colours) {
  let colours = initial;
  let segments: readonly Segment[] = [];
  let zone: Segment | null = null;

  const toPixel = ({ chart }: Attached, { time, value }: Segment['from']): Pixel | null => {
    const x = chart.timeScale().timeToCoordinate(time as UTCTimestamp);
    const y = series.priceToCoordinate(value);
    return x === null || y === null ? null : { x, y };
  };

  const plugin = createCanvasPlugin({
    bottom(context, attached) {
      const [start, end] = zone ? [toPixel(attached, zone.from), toPixel(attached, zone.to)] : [];
      if (!start || !end) return;
      context.fillStyle = colours['primary-soft'];
      context.fillRect(start.x, end.y, end.x - start.x, start.y - end.y);
    },
    top(context, attached) {
      context.strokeStyle = colours['primary-text'];
      context.fillStyle = colours['primary-text'];
      context.lineWidth = 2;
      for (const { from, to } of segments) {
        const [start, end] = [toPixel(attached, from), toPixel(attached, to)];
        if (!start || !end) continue;
        context.beginPath();
        context.moveTo(start.x, start.y);
        context.lineTo(end.x, end.y);
        context.stroke();
        for (const { x, y } of from.value === to.value ? [start] : [start, end]) {
          context.beginPath();
          context.arc(x, y, 3, 0, 2 * Math.PI);
          context.fill();
        }
      }
    },
  });
  series.attachPrimitive(plugin.primitive);

  return {
    set(nextSegments: readonly Segment[], nextZone: Segment | null) {
      if (segments.length === 0 && nextSegments.length === 0) return;
      segments = nextSegments;
      zone = nextZone;
      plugin.requestUpdate();
    },
    applyTheme: (next: Colours) => void (colours = next),
  };
}
