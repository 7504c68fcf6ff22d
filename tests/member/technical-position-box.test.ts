import type { AutoscaleInfo, ISeriesPrimitive, Logical } from 'lightweight-charts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { epochSecondsOf } from '../../src/market/day';
import type { Surface } from '../../src/member/technical/chart/candle-chart';
import { drawPosition } from '../../src/member/technical/position/draw-position';
import type { PlacedBox } from '../../src/member/technical/position/paint-position';
import { positionBoxOf } from '../../src/member/technical/position/position-box';

const time = ['2026-08-20', '2026-08-21', '2026-08-24', '2026-08-25', '2026-08-26', '2026-08-27'].map(
  epochSecondsOf,
);
const prices = { entry: 28_600, stop: 27_400, target: 31_000 };

describe('the box of a purchase', () => {
  it('begins with the bar of its day, and can be sold from noon of the second trading day after it', () => {
    expect(positionBoxOf({ ...prices, day: '2026-08-24' }, time)).toEqual({
      ...{ entry: 28.6, stop: 27.4, target: 31 },
      ...{ bought: 2, sellable: 4, soldOn: '2026-08-26' },
    });
  });

  it('goes on by the calendar after the last bar, over weekends and holidays', () => {
    const box = positionBoxOf({ ...prices, day: '2026-08-28' }, time);
    // Monday to Wednesday are the holidays of the National Day.
    expect(box).toMatchObject({ bought: 6, sellable: 8, soldOn: '2026-09-04' });
  });

  it('could be sold from the morning of T+3 until August 2022', () => {
    const days = ['2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04'].map(epochSecondsOf);
    expect(positionBoxOf({ ...prices, day: '2021-03-01' }, days)).toMatchObject({ bought: 0, sellable: 2.5 });
  });

  it('is none where it begins before the first bar', () => {
    expect(positionBoxOf({ ...prices, day: '2026-08-19' }, time)).toBeNull();
  });
});

/** A canvas context that notes what is filled on it and written. */
function recorded() {
  const zones: number[][] = [];
  const texts: [string, number, number][] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, name) {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
        if (name === 'fillRect') return (...zone: number[]) => void zones.push(zone);
        if (name === 'fillText') return (text: string, x: number, y: number) => void texts.push([text, x, y]);
        return () => {};
      },
      set: () => true,
    },
  );
  return {
    context,
    /** What was drawn since the last call. */
    take: () => ({ zones: zones.splice(0), texts: texts.splice(0) }),
  };
}

/** Draws at ten pixels a bar and a price every pixel from the top down from 100, in a pane of 400. */
function open() {
  const attached = new Set<ISeriesPrimitive>();
  const placed: (PlacedBox | null)[] = [];
  const [onChart, above] = [recorded(), recorded()];
  const canvas = { hidden: true, width: 0, height: 0, getContext: () => above.context };
  const scale = { options: () => ({ barSpacing: 10 }), width: () => 400 };
  let requests = 0;
  const surface = {
    onScaled: () => {},
    attach(drawing: ISeriesPrimitive) {
      attached.add(drawing);
      drawing.attached?.({
        chart: { timeScale: () => scale },
        requestUpdate: () => void (requests += 1),
      } as never);
      return () => void attached.delete(drawing);
    },
    toPixel: ({ index, price }: { index: number; price: number }) => ({ x: index * 10, y: 100 - price }),
  } as unknown as Surface;
  const drawing = drawPosition(surface, {
    getCanvas: () => canvas as unknown as HTMLCanvasElement,
    onPlaced: (box) => placed.push(box),
  });
  onTestFinished(() => drawing.remove());
  const target = {
    useMediaCoordinateSpace: (use: (scope: object) => void) =>
      use({ context: onChart.context, mediaSize: { width: 400, height: 100 } }),
  };
  return {
    drawing,
    attached,
    canvas,
    above,
    placed,
    requests: () => requests,
    /** The price labels of the axis. */
    labels: () =>
      [...attached].flatMap((each) =>
        (each.priceAxisViews?.() ?? []).filter((view) => view.visible?.()).map((view) => view.text()),
      ),
    draw() {
      onChart.take();
      for (const view of [...attached].flatMap((each) => each.paneViews?.() ?? []))
        view.renderer()?.draw(target as never);
      return { placed: placed.at(-1), ...onChart.take() };
    },
    /** The prices that the scale makes room for while these bars are in view. */
    scaled(from: number, to: number) {
      const infos = [...attached].flatMap((each): (AutoscaleInfo | null)[] =>
        each.autoscaleInfo ? [each.autoscaleInfo(from as Logical, to as Logical)] : [],
      );
      return infos[0]?.priceRange ?? null;
    },
  };
}

const box = { entry: 50, stop: 40, target: 70, bought: 10, sellable: 12, soldOn: '2026-08-26' };

describe('the drawing of a position', () => {
  it('is the part of the target above the entry and that of the stop below it, up to the axis', () => {
    const { drawing, draw } = open();
    drawing.set({ box, flag: 'Sell from 26/08', isHeld: false });
    const { placed, zones, texts } = draw();

    expect(placed).toEqual({ left: 95, sale: 120, right: 400, target: 30, entry: 50, stop: 60 });
    expect(zones.slice(0, 2)).toEqual([
      [95, 30, 305, 20],
      [95, 50, 305, 10],
    ]);
    expect(texts).toEqual([['Sell from 26/08', 126, 82]]);
  });

  it('keeps its flag within the candles, and has none where the sale is out of view', () => {
    const { drawing, draw } = open();
    drawing.set({ box: { ...box, bought: 35, sellable: 37 }, flag: 'Sell from 26/08', isHeld: false });
    const [text] = draw().texts;
    expect(text).toEqual(['Sell from 26/08', 304, 82]);

    drawing.set({ box: { ...box, bought: 39, sellable: 41 }, flag: 'Sell from 26/08', isHeld: false });
    expect(draw().texts).toEqual([]);
  });

  it('is in no place where it begins after what is in view', () => {
    const { drawing, draw } = open();
    drawing.set({ box: { ...box, bought: 50, sellable: 52 }, flag: '', isHeld: false });
    expect(draw()).toEqual({ placed: null, zones: [], texts: [] });
  });

  it('has room on the scale while it is in view, which stays while a level is dragged', () => {
    const { drawing, scaled } = open();
    drawing.set({ box, flag: '', isHeld: false });
    expect([scaled(0, 9), scaled(0, 10)]).toEqual([null, { minValue: 40, maxValue: 70 }]);

    drawing.set({ box: { ...box, stop: 20 }, flag: '', isHeld: true });
    const held = scaled(0, 30);
    drawing.set({ box: { ...box, stop: 20 }, flag: '', isHeld: false });
    expect([held, scaled(0, 30)]).toEqual([
      { minValue: 40, maxValue: 70 },
      { minValue: 20, maxValue: 70 },
    ]);
  });

  it('is drawn above the chart while a level is dragged, and the chart is painted at its begin and its end only', () => {
    const { drawing, canvas, above, draw, labels, placed, requests } = open();
    drawing.set({ box, flag: 'Sell from 26/08', isHeld: false });
    draw();
    expect([canvas.hidden, labels()]).toEqual([true, ['70.00', '50.00', '40.00']]);

    drawing.set({ box, flag: 'Sell from 26/08', isHeld: true });
    const begun = draw();
    expect([begun.zones, begun.texts, labels()]).toEqual([[], [], ['50.00']]);
    const painted = requests();
    above.take();
    drawing.set({ box: { ...box, stop: 30 }, flag: 'Sell from 26/08', isHeld: true });
    expect(above.take()).toMatchObject({
      zones: [[95, 30, 305, 20], [95, 50, 305, 20], expect.anything()],
      texts: [['Sell from 26/08', 126, 92]],
    });
    expect([requests(), canvas.hidden, placed.at(-1)?.stop]).toEqual([painted, false, 70]);

    drawing.set({ box: { ...box, stop: 30 }, flag: 'Sell from 26/08', isHeld: false });
    expect([requests(), draw().zones.length, canvas.hidden, labels().length]).toEqual([
      ...[painted + 1, 3, true, 3],
    ]);
  });

  it('leaves nothing on the chart once it is removed', () => {
    const { drawing, attached } = open();
    drawing.set({ box, flag: '', isHeld: false });
    drawing.remove();
    expect(attached.size).toBe(0);
  });
});
