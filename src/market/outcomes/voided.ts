import type { Candles } from '../candles';
import { exceeds } from '../studies/compare';
import type { StudySignal } from '../studies/signal';

/** The first bar, from the signal's own on, that closed below the price that voids it; null while it stands. */
export function voidedAt({ close }: Candles, { index, voidBelow }: StudySignal): number | null {
  for (let t = index; t < close.length; t += 1) if (exceeds(voidBelow, close[t]!)) return t;
  return null;
}
