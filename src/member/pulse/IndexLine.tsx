import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import type { LoadContext } from '../../graph/session-guard';
import { marketTime } from '../../market/clock';
import { dayAxis } from '../../market/day-axis';
import { formatIndex } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { DayChart } from '../../ui/DayChart';
import styles from './IndexLine.module.css';
import { BAR_MINUTES, dayPointsOf, volumesOf } from '../shared/price-line/day-points';
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
  const { clock } = useAppActors();
  const isOffered = useIsOffered(BEHIND);
  const bars = useDayBars(isOffered ? symbol : null, BEHIND);
  const { day, minute } = marketTime(asOf === null ? clock.now() : new Date(asOf));
  const points = bars ? dayPointsOf(bars, day, { minute: Math.min(minute, AXIS.to), price: value }) : [];
  if (!bars || points.length === 0) return null;

  const reference = value === null || change === null ? null : Math.round((value - change) * 100) / 100;
  const volumes = volumesOf(bars, day);
  const most = Math.max(...volumes.map(({ shares }) => shares), 1);
  const prices = points.map(({ price }) => price);

  return (
    <div className={styles.day}>
      <DayChart
        points={points}
        reference={reference}
        axis={AXIS}
        width={WIDTH}
        height={HEIGHT}
        beneath={VOLUME}
        label={t('dayLine.index', {
          name,
          day: formatDayOf(day, marketTime(clock.now()).day),
          low: formatIndex(Math.min(...prices)),
          high: formatIndex(Math.max(...prices)),
          reference: formatIndex(reference),
        })}
        dash="–"
        classes={{
          lunch: styles.lunch,
          reference: styles.reference,
          above: 'price-up',
          below: 'price-down',
          hours: styles.hours,
        }}
      >
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
      </DayChart>
    </div>
  );
}
