import type { Colours } from '../chart/colours';

/** Where a box stands in the pane of the candles, in px; the right edge is that of the candles. */
export type PlacedBox = Record<'left' | 'sale' | 'right' | 'target' | 'entry' | 'stop', number>;

const SHADE = 0.12;
const HATCH = 7;
/** The flag stands below the stop's handle. */
const BELOW = 14;
const FLAG_HEIGHT = 16;

/** Paints the target's part and the stop's part, the days before a sale is possible hatched, and the earliest sale. */
export function paintBox(context: CanvasRenderingContext2D, colours: Colours, box: PlacedBox) {
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
export function paintFlag(
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
