import { formatPrice } from '../../../market/format';
import type { Surface } from '../chart/candle-chart';
import { createOverlay } from '../chart/overlay';
import type { Paints } from '../chart/plugins/canvas-plugin';
import { paintBox, paintFlag, type PlacedBox } from './paint-position';
import type { PositionInBars } from './position-box';

type Drawn = {
  box: PositionInBars;
  /** The text of the flag at the earliest sale. */
  flag: string;
  /** Whether a level is being dragged: the scale of the prices stays meanwhile. */
  isHeld: boolean;
};

type Parts = {
  /** Returns the canvas that lies over the pane of the candles; null while it is not rendered. */
  getCanvas: () => HTMLCanvasElement | null;
  /** Called with each frame, with null while the box is out of view. */
  onPlaced: (placed: PlacedBox | null) => void;
};

/**
 * Draws the box of a purchase on the candles until `remove` is called, with its prices on the axis. While a level is
 * dragged, the box is drawn on the canvas above the chart, and the chart is not painted again.
 */
export function drawPosition(surface: Surface, { getCanvas, onPlaced }: Parts) {
  let drawn: Drawn | null = null;
  let scaled: PositionInBars | null = null;
  let placed: PlacedBox | null = null;
  let view = { barSpacing: 0, right: 0, height: 0 };

  const paints: Paints = {
    bottom(context, { chart }, { height }) {
      const scale = chart.timeScale();
      view = { barSpacing: scale.options().barSpacing, right: scale.width(), height };
      placed = place();
      if (placed && !drawn?.isHeld) paintBox(context, overlay.colours(), placed);
    },
    top(context) {
      if (placed && drawn && !drawn.isHeld) paintFlag(context, overlay.colours(), placed, drawn.flag);
      paintHeld();
      onPlaced(placed);
    },
  };

  function place(): PlacedBox | null {
    if (!drawn) return null;
    const { box } = drawn;
    const { barSpacing, right } = view;
    const at = (index: number, price: number) => surface.toPixel({ index, price });
    const [target, stop] = [at(box.bought, box.target), at(box.bought, box.stop)];
    const [entry, sale] = [at(box.bought, box.entry), at(Math.ceil(box.sellable), box.entry)];
    if (!target || !stop || !entry || !sale) return null;
    const left = Math.max(0, entry.x - barSpacing / 2);
    if (left >= right) return null;
    const sold = sale.x - (Math.ceil(box.sellable) - box.sellable) * barSpacing;
    return { left, right, sale: sold, target: target.y, entry: entry.y, stop: stop.y };
  }

  function paintHeld() {
    const canvas = getCanvas();
    if (!canvas) return;
    canvas.hidden = !drawn?.isHeld || !placed;
    if (!drawn?.isHeld || !placed) return;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(view.right * ratio), Math.round(view.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d')!;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, view.right, view.height);
    paintBox(context, overlay.colours(), placed);
    paintFlag(context, overlay.colours(), placed, drawn.flag);
  }

  const axisViews = (['target', 'entry', 'stop'] as const).map((name) => ({
    coordinate: () => (drawn && surface.toPixel({ index: 0, price: drawn.box[name] })?.y) ?? -100,
    // The handles say the prices of the levels while one is dragged.
    visible: () => placed !== null && (name === 'entry' || !drawn?.isHeld),
    text: () => (drawn ? formatPrice(drawn.box[name]) : ''),
    textColor: () => overlay.colours()['surface-1'],
    backColor: () => overlay.colours()[AXIS_COLOURS[name]],
  }));
  const overlay = createOverlay(surface, paints, {
    priceAxisViews: () => (drawn ? axisViews : NONE),
    autoscaleInfo: (from, to) =>
      scaled && scaled.bought <= to && from <= to
        ? { priceRange: { minValue: scaled.stop, maxValue: scaled.target } }
        : null,
  });

  return {
    set(next: Drawn) {
      const wasHeld = drawn?.isHeld ?? false;
      drawn = next;
      if (next.isHeld && wasHeld) {
        placed = place();
        paintHeld();
        return onPlaced(placed);
      }
      overlay.requestUpdate();
      if (next.isHeld && scaled) return;
      scaled = next.box;
      surface.onScaled();
    },
    remove() {
      overlay.remove();
      surface.onScaled();
    },
  };
}

const NONE: readonly never[] = [];
const AXIS_COLOURS = { target: 'up', entry: 'text-2', stop: 'down' } as const;
