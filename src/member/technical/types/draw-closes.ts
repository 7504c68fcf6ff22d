import type { Surface } from '../chart/candle-chart';
import { onThemeChange, readColours } from '../chart/colours';
import { createCanvasPlugin, type Pixel } from '../chart/plugins/canvas-plugin';

/** Draws the closes of the bars in view as a line, with the area below it where that is wanted. */
export function drawCloses(surface: Surface, isArea: boolean) {
  const root = document.documentElement;
  let colours = readColours(root);
  let closes: readonly number[] = [];

  const plugin = createCanvasPlugin('bottom', (context, { chart }, { height }) => {
    const visible = chart.timeScale().getVisibleLogicalRange();
    if (!visible) return;
    // The bars at both edges lead the line out of view.
    const [first, last] = [Math.max(0, Math.floor(visible.from)), Math.ceil(visible.to)];
    const points = closes.slice(first, last + 1).flatMap((price, i): Pixel[] => {
      const pixel = surface.toPixel({ index: first + i, price });
      return pixel ? [pixel] : [];
    });
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) return;
    const trace = () => {
      context.beginPath();
      for (const { x, y } of points) context.lineTo(x, y);
    };

    if (isArea) {
      trace();
      context.lineTo(end.x, height);
      context.lineTo(start.x, height);
      const ground = context.createLinearGradient(0, 0, 0, height);
      ground.addColorStop(0, `${colours['chart-4']}66`);
      ground.addColorStop(1, `${colours['chart-4']}00`);
      context.fillStyle = ground;
      context.fill();
    }
    trace();
    context.strokeStyle = colours['chart-4'];
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.stroke();
  });

  return {
    /** Takes the place of the candles until the returned function is called. */
    start() {
      const stopThemeUpdates = onThemeChange(root, () => (colours = readColours(root)));
      const detach = surface.attach(plugin.primitive);
      surface.setCandles(false);
      return () => {
        stopThemeUpdates();
        detach();
        surface.setCandles(true);
      };
    },
    /** Oldest first. */
    set(next: readonly number[]) {
      closes = next;
      plugin.requestUpdate();
    },
  };
}
