import type { ISeriesPrimitive } from 'lightweight-charts';
import { formatPrice } from '../../../market/format';
import type { Surface } from '../chart/candle-chart';
import { onThemeChange, readColours, type Colours } from '../chart/colours';
import { createCanvasPlugin } from '../chart/plugins/canvas-plugin';
import type { PositionBox } from './position-box';

/** Where a box stands in the pane of the candles, in px; the right edge is that of the candles. */
export type PlacedBox = Record<'left' | 'sale' | 'right' | 'target' | 'entry' | 'stop', number>;

type Drawn = {
  box: PositionBox;
  /** The text of the flag at the earliest sale. */
  flag: string;
  /** Whether a level is being dragged: the scale of the prices stays meanwhile. */
  isHeld: boolean;
};

const SHADE = 0.12;
const HATCH = 7;
/** The flag stands below the stop's handle. */
const BELOW = 14;
const FLAG_HEIGHT = 16;

/**
 * Draws the box of a purchase on the candles until `remove` is called: the target's part and the stop's part, the days
 * before a sale is possible hatched, and the earliest sale with its flag. `onPlaced` is called with each frame, with null
 * while the box is out of view.
 */
export function drawPosition(surface: Surface, onPlaced: (placed: PlacedBox | null) => void) {
  const root = document.documentElement;
  let colours = readColours(root);
  let drawn: Drawn | null = null;
  let scaled: PositionBox | null = null;
  let placed: PlacedBox | null = null;

  const area = createCanvasPlugin('bottom', (context, { chart }) => {
    const scale = chart.timeScale();
    placed = place(scale.options().barSpacing, scale.width());
    if (placed) paintBox(context, colours, placed);
  });
  const flag = createCanvasPlugin('top', (context) => {
    if (placed && drawn) paintFlag(context, colours, placed, drawn.flag);
    onPlaced(placed);
  });

  function place(spacing: number, right: number): PlacedBox | null {
    if (!drawn) return null;
    const { box } = drawn;
    const at = (index: number, price: number) => surface.toPixel({ index, price });
    const [target, stop] = [at(box.bought, box.target), at(box.bought, box.stop)];
    const [entry, sale] = [at(box.bought, box.entry), at(Math.ceil(box.sellable), box.entry)];
    if (!target || !stop || !entry || !sale) return null;
    const left = Math.max(0, entry.x - spacing / 2);
    if (left >= right) return null;
    const sold = sale.x - (Math.ceil(box.sellable) - box.sellable) * spacing;
    return { left, right, sale: sold, target: target.y, entry: entry.y, stop: stop.y };
  }

  const axisViews = (['target', 'entry', 'stop'] as const).map((name) => ({
    coordinate: () => (drawn && surface.toPixel({ index: 0, price: drawn.box[name] })?.y) ?? -100,
    visible: () => placed !== null,
    text: () => (drawn ? formatPrice(drawn.box[name]) : ''),
    textColor: () => colours['surface-1'],
    backColor: () => colours[AXIS_COLOURS[name]],
  }));
  const detach = [
    surface.attach({
      ...area.primitive,
      priceAxisViews: () => (drawn ? axisViews : NONE),
      autoscaleInfo: (from, to) =>
        scaled && scaled.bought <= to && from <= to
          ? { priceRange: { minValue: scaled.stop, maxValue: scaled.target } }
          : null,
    } satisfies ISeriesPrimitive),
    surface.attach(flag.primitive),
  ];
  const stopThemeUpdates = onThemeChange(root, () => {
    colours = readColours(root);
    area.requestUpdate();
  });

  return {
    set(next: Drawn) {
      drawn = next;
      if (next.isHeld && scaled) return surface.repaint();
      area.requestUpdate();
      scaled = next.box;
      surface.onScaled();
    },
    remove() {
      stopThemeUpdates();
      for (const each of detach) each();
      surface.onScaled();
    },
  };
}

const NONE: readonly never[] = [];
const AXIS_COLOURS = { target: 'up', entry: 'text-2', stop: 'down' } as const;

function paintBox(context: CanvasRenderingContext2D, colours: Colours, box: PlacedBox) {
  const { left, right, target, entry, stop } = box;
  context.globalAlpha = SHADE;
  context.fillStyle = colours.up;
  context.fillRect(left, target, right - left, entry - target);
  context.fillStyle = colours.down;
  context.fillRect(left, entry, right - left, stop - entry);
  context.globalAlpha = 1;
  hatch(context, colours, box);
  for (const [colour, y] of [
    [colours.up, target],
    [colours['text-1'], entry],
    [colours.down, stop],
  ] as const) {
    line(context, colour, [left, Math.round(y) + 0.5], [right, Math.round(y) + 0.5]);
  }
}

/** Hatches what lies between the purchase and its earliest sale, and marks that with a vertical line. */
function hatch(
  context: CanvasRenderingContext2D,
  colours: Colours,
  { left, right, sale, target, stop }: PlacedBox,
) {
  if (sale <= left) return;
  const end = Math.min(sale, right);
  const height = stop - target;
  context.save();
  context.beginPath();
  context.rect(left, target, end - left, height);
  context.clip();
  context.globalAlpha = 0.35;
  context.strokeStyle = colours['text-3'];
  context.lineWidth = 1;
  context.beginPath();
  for (let x = left - height; x < end; x += HATCH) {
    context.moveTo(x, stop);
    context.lineTo(x + height, target);
  }
  context.stroke();
  context.restore();
  if (sale <= right) line(context, colours['text-2'], [sale, target], [sale, stop]);
}

/** Stands below the box at the earliest sale, and within the candles' pane. */
function paintFlag(
  context: CanvasRenderingContext2D,
  colours: Colours,
  { left, right, sale, stop }: PlacedBox,
  text: string,
) {
  if (sale < left || sale > right) return;
  context.font = `600 11px ${colours.font}`;
  context.textBaseline = 'middle';
  const width = context.measureText(text).width + 12;
  const x = Math.max(0, Math.min(sale, right - width));
  line(context, colours['text-2'], [sale, stop], [sale, stop + BELOW]);
  context.fillStyle = colours['text-2'];
  context.fillRect(x, stop + BELOW, width, FLAG_HEIGHT);
  context.fillStyle = colours['surface-1'];
  context.fillText(text, x + 6, stop + BELOW + FLAG_HEIGHT / 2);
}

function line(
  context: CanvasRenderingContext2D,
  colour: string,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}
