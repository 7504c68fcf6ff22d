type Crosshair = { time?: number; sourceEvent?: object };

const untouched = {
  view: null as { from: number; to: number } | null,
  crosshair: null as number | null,
  moves: 0,
  /** The calls that the library refuses, or draws nothing for, once the chart is removed. */
  isRemoved: false,
  guides: [] as number[],
  onCrosshair: undefined as ((move: Crosshair) => void) | undefined,
};

/** Replaces the library, which needs a real canvas: it keeps the view and the crosshair that were set. */
export const library = { ...untouched };

/** A chart of the replaced library, in its first state. */
export function createChart() {
  Object.assign(library, untouched, { guides: [] });
  return {
    addSeries: part,
    applyOptions: refuseLate,
    remove: () => void (library.isRemoved = true),
    removeSeries: refuseLate,
    panes: () => [{ getSeries: () => [part()], setStretchFactor: () => {} }],
    priceScale,
    timeScale: () => timeScale,
    subscribeClick: () => {},
    subscribeCrosshairMove: (listener: typeof library.onCrosshair) => void (library.onCrosshair = listener),
    setCrosshairPosition: (_: number, time: number) => void (library.crosshair = time),
    clearCrosshairPosition: () => void (library.crosshair = null),
  };
}

const part = () => ({
  applyOptions: refuseLate,
  attachPrimitive: () => {},
  detachPrimitive: refuseLate,
  seriesType: () => 'Line',
  createPriceLine: ({ price }: { price: number }) => ({ at: library.guides.push(price) }),
  removePriceLine: () => {},
  priceScale,
  setData: () => {},
  setSeriesOrder: () => {},
});

const timeScale = {
  getVisibleLogicalRange: () => library.view,
  setVisibleLogicalRange(view: { from: number; to: number }) {
    library.view = view;
    library.moves += 1;
  },
  subscribeVisibleLogicalRangeChange: () => {},
};

const priceScale = () => ({ applyOptions: () => {} });

function refuseLate() {
  if (library.isRemoved) throw new Error('Object is disposed');
}
