import { useId, type ReactNode } from 'react';
import type { dayAxis } from '../market/day-axis';
import { formatMinute } from '../market/format';
import { priceLine, type DayPoint } from './price-line';

type Props = {
  points: readonly DayPoint[];
  reference: number | null;
  axis: ReturnType<typeof dayAxis>;
  width: number;
  height: number;
  /** The height of `children`, which are drawn beneath. */
  beneath?: number;
  children?: ReactNode;
  label: string;
  /** What stands between the minutes of the lunch break. */
  dash: string;
  classes: Partial<Record<'chart' | 'lunch' | 'reference' | 'above' | 'below' | 'hours', string | undefined>>;
};

/** An index over its trading day, in two colours above and below its reference, with the lunch break and the hours. */
export function DayChart({ points, reference, axis, width, height, beneath = 0, ...props }: Props) {
  const { label, dash, classes, children } = props;
  const id = useId();
  const line = priceLine(points, reference, { height, x: ({ minute }) => axis.place(minute) * width });
  const level = line.reference ?? height;
  return (
    <>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${width} ${height + beneath}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <clipPath id={`${id}above`}>
          <rect y="-2" width={width} height={level + 2} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <rect y={level} width={width} height={height + 2 - level} />
        </clipPath>
        <path className={classes.lunch} d={`M${axis.lunch * width} 0V${height + beneath}`} />
        {line.reference !== null && <path className={classes.reference} d={`M0 ${level}H${width}`} />}
        <path className={classes.above} clipPath={`url(#${id}above)`} d={line.path} />
        <path className={classes.below} clipPath={`url(#${id}below)`} d={line.path} />
        {children}
      </svg>
      <p className={`caption ${classes.hours}`} aria-hidden="true">
        <span>{formatMinute(axis.from)}</span>
        <span style={{ left: `${axis.lunch * 100}%` }}>{axis.lunchBreak.map(formatMinute).join(dash)}</span>
        <span>{formatMinute(axis.to)}</span>
      </p>
    </>
  );
}
