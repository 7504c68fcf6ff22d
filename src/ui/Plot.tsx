import type { ReactNode } from 'react';
import type { Day } from '../market/day';
import { datesBeneath, heightOf, CURVE_HEIGHT, CURVE_WIDTH, type Scale } from './curve';
import './Plot.css';

type Props = {
  label: string;
  days: readonly Day[];
  scale: Scale;
  className?: string | undefined;
  /** How many dates it is wide enough for: five on a phone. */
  mostDates?: number;
  /** The curves, in the units of `curve.ts`. */
  children: ReactNode;
};

/** A drawing of curves over the same days, with lines at the levels of its scale and dates beneath. */
export function Plot({ label, days, scale, className = '', mostDates = 5, children }: Props) {
  return (
    <div className={`plot ${className}`}>
      <svg
        viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {scale.levels.map((level) => (
          <line
            key={level}
            data-zero={level === 0 || undefined}
            x1={0}
            x2={CURVE_WIDTH}
            y1={heightOf(level, scale) * CURVE_HEIGHT}
            y2={heightOf(level, scale) * CURVE_HEIGHT}
          />
        ))}
        {children}
      </svg>
      <div className="plot-levels" aria-hidden="true">
        {scale.levels.map((level) => (
          <span key={level} style={{ top: `${heightOf(level, scale) * 100}%` }}>
            {level > 0 && '+'}
            {level}%
          </span>
        ))}
      </div>
      <div className="plot-dates" aria-hidden="true">
        {datesBeneath(days, mostDates).map(({ text, place }) => (
          <span key={text} style={{ left: `${place * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
