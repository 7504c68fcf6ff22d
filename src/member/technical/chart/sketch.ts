import type { Day } from '../../../market/day';
import type { StudyKind } from '../../../market/studies/signal';

/** A place on the chart: a bar's time in unix seconds, and a price, or a value of momentum. */
export type Spot = { time: number; value: number };

export type Segment = { from: Spot; to: Spot };

/** What a signal rests on, as it is drawn. */
export type Sketch = {
  /** Names the signal among those of its symbol. */
  of: string;
  /** Unix seconds of the first and the last bar that the evidence speaks of. */
  from: number;
  to: number;
  onPrice: readonly Segment[];
  /** On the pane of momentum. */
  onRsi: readonly Segment[];
  /** The tested zone, from corner to corner. */
  zone: { from: Spot; to: Spot } | null;
  /** A close below this price says that the signal was wrong. */
  voidBelow: number;
};

/** A signal on its bar. */
export type Mark = {
  kind: StudyKind;
  /** Of its bar, in unix seconds. */
  time: number;
  day: Day;
  /** The lowest price of that bar: the arrow stands under it. */
  low: number;
  /** What the kind is called; drawn beside the chosen one. */
  label: string;
  isChosen: boolean;
};
