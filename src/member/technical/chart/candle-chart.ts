import type { Compared } from './compare';
import type { Range } from './range';
import type { ChartSeries } from './bar-series';
import type { Mark, Sketch } from './sketch';

type Stop = () => void;

/** The candles now on the screen, without a background. */
export type ChartPicture = {
  canvas: HTMLCanvasElement;
  /** Unix seconds of the first and the last bar on it. */
  from: number;
  to: number;
};

/** A chart on the screen. It is made once and shows one symbol after the other. */
export type CandleChart = {
  /** Draws a series in the next frame. Null: what is drawn no longer counts as painted. */
  show(series: ChartSeries | null): void;
  /** Goes to the newest bars of a span, and does so again for each next symbol. */
  setRange(range: Range): void;
  setLog(isLog: boolean): void;
  /** Today's reference price in thousand đồng, as a line. */
  setReference(price: number | null): void;
  /** The index beside the symbol. */
  setCompared(compared: Compared | null): void;
  /** The signals on the bars, each a small arrow below its bar. */
  setMarks(marks: readonly Mark[]): void;
  /** What the chosen signal rests on; brought into view when another signal was chosen, not when its sketch is drawn anew. */
  setSketch(sketch: Sketch | null): void;
  /** Puts the crosshair on the bar of a time, brings it into view and stays on it while bars come; null takes it away. */
  pointAt(time: number | null): void;
  /** The symbol whose candles are on the screen. */
  painted(): string | null;
  onPainted(listener: () => void): Stop;
  /** The time of the bar under the crosshair. */
  hovered(): number | null;
  onHovered(listener: () => void): Stop;
  /** Told each time the view comes to the oldest bar. */
  onOldest(listener: () => void): Stop;
  /** Told the mark that is pressed. */
  onPressed(listener: (mark: Mark) => void): Stop;
  /** What is on the screen as a picture of its own; null while nothing is. */
  picture(): ChartPicture | null;
  destroy(): void;
};
