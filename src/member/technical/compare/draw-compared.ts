import { createStore } from '../../../lib/store';
import { formatPercent } from '../../../market/format';
import type { Candles } from '../../../market/candles';
import type { Surface } from '../chart/candle-chart';
import type { Colours } from '../chart/colours';
import { nameOf } from './names';
import { createPercentAxis } from './percent-axis';
import { changesSince, rebase } from './rebase';

/** What the bars in view say: from which one on, and the changes since, null where a symbol has none. */
type ComparedChanges = {
  readonly since: number;
  readonly own: readonly (number | null)[];
  readonly others: ReadonlyMap<string, readonly (number | null)[] | null>;
};

/**
 * Draws compared symbols over the candles, all of them at 0 % on the first bar in view, and the axis in percent since then;
 * each line, and that of the symbol that is shown, ends in its name and its change.
 */
export function drawCompared(surface: Surface, shown: string) {
  const changes = createStore<ComparedChanges | null>(null);
  const compared = new Map<string, { line: ReturnType<Surface['addLine']>; candles: Candles | null }>();
  let candles: Candles | null = null;
  let from = -1;
  let axis: ReturnType<typeof createPercentAxis> | null = null;

  function draw() {
    if (!candles || candles.time.length === 0) return;
    from = Math.min(Math.max(0, surface.firstInView() ?? 0), candles.time.length - 1);
    const base = candles.close[from]!;
    const others = new Map<string, readonly (number | null)[] | null>();
    for (const [symbol, other] of compared) {
      const rebased = other.candles && rebase(candles, other.candles, from);
      other.line.set(candles.time, rebased?.line ?? []);
      others.set(symbol, rebased?.change ?? null);
    }
    surface.setFormat({ write: (price) => formatPercent((price / base - 1) * 100), title: shown });
    axis?.set(base);
    changes.set({ since: candles.time[from]!, own: changesSince(candles, from), others });
  }

  return {
    /** Follows the view until the returned function is called. */
    start() {
      const stop = surface.onMoved(() => {
        if (surface.firstInView() !== from) draw();
      });
      axis = createPercentAxis(surface);
      draw();
      return () => {
        stop();
        axis?.remove();
        axis = null;
        surface.setFormat(null);
      };
    },
    set(next: Candles | null) {
      candles = next;
      draw();
    },
    /** Adds a symbol; returns a function that removes it. */
    add(symbol: string, colour: keyof Colours) {
      const line = surface.addLine(colour, nameOf(symbol));
      compared.set(symbol, { line, candles: null });
      return () => {
        compared.delete(symbol);
        line.remove();
      };
    },
    setOther(symbol: string, next: Candles | null) {
      const other = compared.get(symbol);
      if (!other) return;
      other.candles = next;
      draw();
    },
    changes,
  };
}
