import type { Pixel } from '../chart/plugins/canvas-plugin';

/** Draws the bell of a line that carries an alert, with its middle at a place, in the colour of the line. */
export function drawBell(context: CanvasRenderingContext2D, { x, y }: Pixel, ground: string) {
  context.fillStyle = ground;
  context.beginPath();
  context.arc(x, y, 9, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  context.arc(x, y - 1, 4, Math.PI, 0);
  context.lineTo(x + 5.5, y + 3.5);
  context.lineTo(x - 5.5, y + 3.5);
  context.fill();
  context.beginPath();
  context.arc(x, y + 4.5, 1.6, 0, Math.PI);
  context.fill();
}
