import type { IChartApi, ISeriesPrimitive } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { IndicatorLine } from '../../../market/indicators';
import type { Colours } from './colours';
import type { EvidenceOverlay } from './evidence-overlay';
import type { Pixel } from './plugins/canvas-plugin';
import type { SignalMark } from './plugins/signal-marks';
import type { Range } from './range';
import type { ChartView } from './view';

type Unsubscribe = () => void;

/** The visible candles, without a background. */
export type ChartScreenshot = {
  canvas: HTMLCanvasElement;
  /** Unix seconds of the first and the last visible bar. */
  from: number;
  to: number;
};

/** The candles' pane, for what is drawn over it. */
export type Surface = {
  container: HTMLElement;
  attach(drawing: ISeriesPrimitive): () => void;
  /** Called after a drawing has changed which prices are in view. */
  onScaled(): void;
  /** The pixel of a price at the position of a bar; null while there are no bars. */
  toPixel(point: { index: number; price: number }): Pixel | null;
  toBarPoint(pixel: Pixel): { index: number; price: number } | null;
  /** The position of the first bar in view, negative before the first one; null while there are no bars. */
  firstInView(): number | null;
  onMoved(listener: () => void): Unsubscribe;
  /** Adds a line on the scale of the prices, behind the candles, with a title beside its last value. */
  addLine(
    colour: keyof Colours,
    title: string,
  ): {
    set(time: readonly number[], line: IndicatorLine): void;
    remove(): void;
  };
  /**
   * Writes the labels of the axis in another way and gives the candles a title beside theirs; the steps of the axis and
   * their lines are left to whoever does so. Null for prices again.
   */
  setFormat(format: { write: (price: number) => string; title: string } | null): void;
};

/** A chart in an element. It is created once and shows one symbol after the other. */
export type CandleChart = {
  /** Draws a series in the next frame; with null nothing counts as painted any more. */
  show(series: BarSeries | null): void;
  /** Scrolls to the newest bars of a span, now and for each next symbol. */
  setRange(range: Range): void;
  setLog(isLog: boolean): void;
  /** Draws candles, or a line of the closes with or without the area below it. */
  setType(type: ChartView['type']): void;
  /** Today's reference price in thousand VND, as a line. */
  setReference(price: number | null): void;
  setMarks(marks: readonly SignalMark[]): void;
  /** Scrolls to the evidence when it is another signal's, not when the same one's has changed. */
  setEvidence(overlay: EvidenceOverlay | null): void;
  /** Moves the crosshair to the bar of a time, scrolls to it, and stays on it while bars are added; null removes it. */
  moveCrosshair(time: number | null): void;
  /** The symbol whose candles are on the screen. */
  painted(): string | null;
  onPainted(listener: () => void): Unsubscribe;
  /** The time of the bar under the crosshair. */
  hovered(): number | null;
  onHovered(listener: () => void): Unsubscribe;
  /** Notifies each time the view reaches the oldest bar. */
  onOldestBar(listener: () => void): Unsubscribe;
  onMarkPressed(listener: (mark: SignalMark) => void): Unsubscribe;
  /** Null while nothing is painted. */
  screenshot(): ChartScreenshot | null;
  surface: Surface;
  /** The chart of the library, for what is loaded apart. */
  library: IChartApi;
  destroy(): void;
};
