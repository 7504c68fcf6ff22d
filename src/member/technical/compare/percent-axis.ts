import type { IPrimitivePaneView } from 'lightweight-charts';
import type { Surface } from '../chart/candle-chart';
import { createOverlay } from '../chart/overlay';

/** The least distance of two steps, and how far from the ends of the axis a label is whole, in px. */
const CLOSEST = 40;
const WHOLE = 8;

type Target = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0];

/**
 * An axis in percent since a price, in place of the prices': 0 % and round steps, each with its line across the candles. Not
 * the library's mode of percentages: it measures each series from its own first value in view, so that averages would leave
 * the candles, and excludes a logarithmic scale.
 */
export function createPercentAxis(surface: Surface) {
  let base: number | null = null;

  const stepsOf = (height: number) => {
    const [top, bottom] = [surface.toBarPoint({ x: 0, y: 0 }), surface.toBarPoint({ x: 0, y: height })];
    if (base === null || !top || !bottom) return [];
    const percentAt = (price: number) => (price / base! - 1) * 100;
    return roundSteps(percentAt(bottom.price), percentAt(top.price), height / CLOSEST).flatMap((step) => {
      const pixel = surface.toPixel({ index: 0, price: base! * (1 + step.percent / 100) });
      return pixel ? [{ ...step, y: Math.round(pixel.y) }] : [];
    });
  };

  const labels: readonly IPrimitivePaneView[] = [
    {
      zOrder: () => 'bottom',
      renderer: () => ({
        draw: (target: Target) =>
          target.useMediaCoordinateSpace(({ context, mediaSize: { height } }) => {
            const colours = overlay.colours();
            context.font = `11px ${colours.font}`;
            context.textBaseline = 'middle';
            context.fillStyle = colours['text-3'];
            for (const { label, y } of stepsOf(height))
              if (y >= WHOLE && y <= height - WHOLE) context.fillText(label, WHOLE, y);
          }),
      }),
    },
  ];
  const overlay = createOverlay(
    surface,
    {
      bottom(context, _, { width, height }) {
        const colours = overlay.colours();
        for (const { percent, y } of stepsOf(height)) {
          context.fillStyle = percent === 0 ? colours['line-strong'] : colours.grid;
          context.fillRect(0, y, width, 1);
        }
      },
    },
    { priceAxisPaneViews: () => labels },
  );

  return {
    /** Sets the price at 0 %. */
    set(price: number) {
      base = price;
      overlay.requestUpdate();
    },
    remove: overlay.remove,
  };
}

/** The multiples of the smallest round step that has at most so many of them between two numbers, written as changes in percent. */
export function roundSteps(from: number, to: number, most: number) {
  const least = (to - from) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((each) => each >= least * 0.999)!;
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => {
    const percent = Number(((first + i) * step).toFixed(decimals)) + 0;
    return { percent, label: `${percent > 0 ? '+' : ''}${percent.toFixed(decimals)}%` };
  });
}
