import { areaOf, percentChanges, polylineOf, type Scale } from '../../../ui/curve';
import type { FollowedBand } from '../../../market/outcomes/followed-band';

/** The changes of the capital in percent that a drawing shows: one for each day. */
export type BandChanges = Record<'low' | 'median' | 'high', number[]>;

type Props = BandChanges & { index: readonly number[] | null; scale: Scale };

/** The band as an area, the median as a solid line, the index as a dashed one. */
export function BandCurves({ low, median, high, index, scale }: Props) {
  return (
    <>
      <polygon points={areaOf(low, high, scale)} />
      {index && <polyline data-line="index" points={polylineOf(index, scale)} />}
      <polyline data-line="followed" points={polylineOf(median, scale)} />
    </>
  );
}

/** The curves of a band as changes of the capital. */
export function changesIn({ low, median, high }: FollowedBand, capital: number): BandChanges {
  return {
    low: percentChanges(low, capital),
    median: percentChanges(median, capital),
    high: percentChanges(high, capital),
  };
}
