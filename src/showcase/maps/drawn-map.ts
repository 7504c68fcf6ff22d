import type { Place } from './places';
import type { View } from './view';

/** What a library draws, and what a person does with it. */
export type DrawnMapProps = {
  view: View;
  onView: (view: View) => void;
  /** The id of the marked place that is chosen. */
  chosen: string | null;
  onChoose: (place: Place) => void;
  /** Tiles instead of outlines: their address with {z}, {x} and {y}. */
  tiles: string | null;
};
