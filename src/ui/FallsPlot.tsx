import type { Day } from '../market/day';
import { areaOf, polylineOf, scaleOf } from './curve';
import { Plot } from './Plot';

type Props = {
  label: string;
  days: readonly Day[];
  /** How far each day lies below the highest one before, from 0 to 1. */
  falls: readonly number[];
  /** The same of what it is compared with. */
  beside?: readonly number[] | null;
  className?: string | undefined;
};

/** Falls from a peak as an area that hangs from zero; those of what it is compared with as a dashed line. */
export function FallsPlot({ label, days, falls, beside = null, className }: Props) {
  const own = downward(falls);
  const other = beside && downward(beside);
  const scale = scaleOf(other ? [own, other] : [own]);
  const zero = own.map(() => 0);
  return (
    <Plot className={className} label={label} days={days} scale={{ ...scale, levels: [0, scale.least] }}>
      <polygon points={areaOf(own, zero, scale)} />
      {other && <polyline data-line="index" points={polylineOf(other, scale)} />}
      <polyline data-line="followed" points={polylineOf(own, scale)} />
    </Plot>
  );
}

/** Falls as changes in percent. */
function downward(falls: readonly number[]) {
  return falls.map((fall) => -fall * 100);
}
