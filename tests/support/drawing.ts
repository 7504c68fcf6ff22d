import type { CandleChart } from '../../src/member/technical/chart/candle-chart';
import { cell } from '../../src/member/technical/chart/observable';

/** Stands for the drawing, which needs a real canvas: what it is shown is on the screen in the next turn. */
export function createCandleChart(container: HTMLElement): CandleChart {
  container.append(document.createElement('canvas'));
  const painted = cell<string | null>(null);
  let shown: string | null = null;

  return {
    show(series) {
      shown = series?.symbol ?? null;
      painted.set(null);
      setTimeout(() => painted.set(shown));
    },
    setRange() {},
    setReference() {},
    setLog() {},
    setCompared() {},
    setMarks() {},
    setSketch() {},
    pointAt() {},
    painted: painted.get,
    onPainted: painted.subscribe,
    hovered: () => null,
    onHovered: () => () => {},
    onOldest: () => () => {},
    onPressed: () => () => {},
    picture: () => null,
    destroy() {},
  };
}
