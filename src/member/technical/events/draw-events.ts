import type { Surface } from '../chart/candle-chart';
import { createOverlay } from '../chart/overlay';
import type { BarEvents } from './events-on-bars';

const RADIUS = 8;
/** Between the marks and the lower edge of the candles' pane. */
const GAP = 3;

/**
 * Draws a mark with a letter below the bars that have events, broken where they are announced only, until `remove` is called;
 * the newest wins where two overlap.
 */
export function drawEvents(surface: Surface) {
  let drawn: readonly BarEvents[] = [];
  let price = 0;
  let newest = 0;

  const overlay = createOverlay(surface, {
    top(context, _attached, { height, width }) {
      const colours = overlay.colours();
      const y = height - GAP - RADIUS;
      let next = Infinity;
      context.font = `600 10px ${colours.font}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (const { index, events, isAnnounced } of drawn.toReversed()) {
        const place = surface.toPixel({ index, price })?.x;
        const isNewestShown = (surface.toPixel({ index: newest, price })?.x ?? Infinity) <= width;
        // The bars usually end at the edge: what is announced stands there.
        const x = place && isAnnounced && isNewestShown ? Math.min(place, width - GAP - RADIUS) : place;
        if (x === undefined || x < 0 || x > width || next - x < 2 * RADIUS) continue;
        next = x;
        context.beginPath();
        context.arc(x, y, RADIUS, 0, 2 * Math.PI);
        context.fillStyle = colours['surface-1'];
        context.strokeStyle = colours['text-2'];
        context.lineWidth = 1.5;
        context.fill();
        context.setLineDash(isAnnounced ? [3, 2] : []);
        context.stroke();
        context.setLineDash([]);
        context.fillStyle = colours['text-1'];
        context.fillText(
          events.length > 1 ? String(events.length) : events[0]!.label.slice(0, 1),
          x,
          y + 0.5,
        );
      }
    },
  });

  return {
    /** `anyPrice` is one on the scale: only the bars' places matter, among them that of the newest. */
    set(next: readonly BarEvents[], anyPrice: number, newestIndex: number) {
      drawn = next;
      price = anyPrice;
      newest = newestIndex;
      overlay.requestUpdate();
    },
    remove: overlay.remove,
  };
}
