import { useId } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import type { LoadContext } from '../../graph/session-guard';
import { marketTime } from '../../market/clock';
import { dayAxis } from '../../market/day-axis';
import { formatIndex, formatMinute } from '../../market/format';
import { formatDayMonth } from '../../ui/dates';
import { drawnLine } from '../../ui/day-line';
import styles from './IndexLine.module.css';
import { BAR_MINUTES, pointsOf, volumesOf } from '../shared/price-line/day-points';
import { useDayBars, useIsOffered } from '../shared/price-line/useDayBars';

/** Behind the bars of a chart, before those of the rows. */
const BEHIND: LoadContext = { priority: 'neighbour' };

const AXIS = dayAxis('HOSE');
const WIDTH = 255;
const HEIGHT = 40;
const VOLUME = 12;

type Props = {
  /** Its code at the feed. */
  symbol: string;
  name: string;
  value: number | null;
  /** The points since the close before. */
  change: number | null;
  /** The instant of the value. */
  asOf: string | null;
};

/**
 * An index over its trading day against the close before, and what was matched beneath; the rest of a running day stays
 * empty. Nothing where the feed has no bars of that day.
 */
export function IndexLine({ symbol, name, value, change, asOf }: Props) {
  const t = useT();
  const clip = useId();
  const { clock } = useAppActors();
  const isOffered = useIsOffered(BEHIND);
  const bars = useDayBars(isOffered ? symbol : null, BEHIND);
  const { day, minute } = marketTime(asOf === null ? clock.now() : new Date(asOf));
  const points = bars ? pointsOf(bars, day, { minute: Math.min(minute, AXIS.to), price: value }) : [];
  if (!bars || points.length === 0) return null;

  const reference = value === null || change === null ? null : Math.round((value - change) * 100) / 100;
  const line = drawnLine(points, reference, { width: WIDTH, height: HEIGHT, axis: AXIS });
  const volumes = volumesOf(bars, day);
  const most = Math.max(...volumes.map(({ shares }) => shares), 1);
  const prices = points.map(({ price }) => price);
  const [lunch, level] = [AXIS.lunch * WIDTH, line.reference ?? HEIGHT];

  return (
    <div className={styles.day}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + VOLUME}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('dayLine.index', {
          name,
          day: formatDayMonth(day),
          low: formatIndex(Math.min(...prices)),
          high: formatIndex(Math.max(...prices)),
          reference: formatIndex(reference),
        })}
      >
        <clipPath id={`${clip}above`}>
          <rect y="-2" width={WIDTH} height={level + 2} />
        </clipPath>
        <clipPath id={`${clip}below`}>
          <rect y={level} width={WIDTH} height={HEIGHT + 2 - level} />
        </clipPath>
        <path className={styles.lunch} d={`M${lunch} 0V${HEIGHT + VOLUME}`} />
        {line.reference !== null && <path className={styles.reference} d={`M0 ${line.reference}H${WIDTH}`} />}
        <path className="price-up" clipPath={`url(#${clip}above)`} d={line.path} />
        <path className="price-down" clipPath={`url(#${clip}below)`} d={line.path} />
        {volumes.map((bar) => {
          const [from, to] = [bar.minute, bar.minute + BAR_MINUTES].map((each) => AXIS.place(each) * WIDTH);
          const height = Math.round((bar.shares / most) * VOLUME * 10) / 10;
          // The closing auction is matched in the last minute of the axis.
          const x = Math.min(from!, WIDTH - 4);
          return (
            <rect
              key={bar.minute}
              className={styles.volume}
              x={x}
              y={HEIGHT + VOLUME - height}
              width={Math.max(to! - from! - 1, 3)}
              height={height}
            />
          );
        })}
      </svg>
      <p className={`caption ${styles.hours}`} aria-hidden="true">
        <span>{formatMinute(AXIS.from)}</span>
        <span style={{ left: `${AXIS.lunch * 100}%` }}>{AXIS.lunchBreak.map(formatMinute).join('–')}</span>
        <span>{formatMinute(AXIS.to)}</span>
      </p>
    </div>
  );
}
