import { formatPercent } from '../../../market/format';
import type { Candles } from '../../../market/candles';
import type { Surface } from '../chart/candle-chart';
import { createEmitter } from '../../../lib/store';
import { COMPARED_COLOURS } from './names';
import { changesSince, rebase } from './rebase';

export type ComparedSymbol = { readonly symbol: string; readonly candles: Candles | null };

/** What the bars in view say: from which one on, and the changes since, null where a symbol has none. */
type ComparedChanges = {
  readonly since: number;
  readonly own: readonly (number | null)[];
  readonly others: readonly (readonly (number | null)[] | null)[];
};

/**
 * Draws compared symbols over the candles, all of them at 0 % on the first bar in view, and the axis
 * in percent since then.
 */
export function drawCompared(surface: Surface) {
  const changed = createEmitter();
  let lines: { symbol: string; drawn: ReturnType<Surface['addLine']> }[] = [];
  let candles: Candles | null = null;
  let compared: readonly ComparedSymbol[] = [];
  let changes: ComparedChanges | null = null;
  let from = -1;

  function draw() {
    if (!candles || candles.time.length === 0) return;
    from = Math.min(Math.max(0, surface.firstInView() ?? 0), candles.time.length - 1);
    const base = candles.close[from]!;
    const rebased = compared.map((each) => each.candles && rebase(candles!, each.candles, from));
    rebased.forEach((each, i) => lines[i]?.drawn.set(candles!.time, each?.line ?? []));
    surface.setFormat((price) => formatPercent((price / base - 1) * 100));
    changes = {
      since: candles.time[from]!,
      own: changesSince(candles, from),
      others: rebased.map((each) => each?.change ?? null),
    };
    changed.emit();
  }

  return {
    /** Follows the view until the returned function is called, which removes what was drawn. */
    start() {
      const stop = surface.onMoved(() => {
        if (surface.firstInView() !== from) draw();
      });
      return () => {
        stop();
        lines.forEach(({ drawn }) => drawn.remove());
        lines = [];
        surface.setFormat(null);
      };
    },
    set(next: Candles | null, symbols: readonly ComparedSymbol[]) {
      candles = next;
      compared = symbols;
      const names = symbols.map(({ symbol }) => symbol);
      if (lines.map(({ symbol }) => symbol).join() !== names.join()) {
        lines.forEach(({ drawn }) => drawn.remove());
        lines = names.map((symbol, i) => ({ symbol, drawn: surface.addLine(COMPARED_COLOURS[i]!) }));
      }
      draw();
    },
    changes: () => changes,
    onChanged: changed.subscribe,
  };
}
