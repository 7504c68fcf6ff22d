import type { Day } from '../market/day';
import { formatNet } from '../market/format';
import { formatDayOf } from './dates';
import { barsOf, FLOW_BARS_HEIGHT, FLOW_BARS_WIDTH } from './flow-bars';
import './FlowChart.css';

type Props = {
  /** Describes the chart. */
  name: string;
  days: readonly { readonly day: string; readonly net: number | null }[];
  /** The net value of a full-length bar. */
  scale: number;
  today: Day;
};

/** Daily net values as bars: solid for buying, hollow for selling. */
export function FlowChart({ name, days, scale, today }: Props) {
  const bars = barsOf(
    days.map(({ net }) => net),
    scale,
  );

  return (
    <svg
      className="flow-chart"
      viewBox={`0 0 ${FLOW_BARS_WIDTH} ${FLOW_BARS_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
    >
      <line x1="0" x2={FLOW_BARS_WIDTH} y1={FLOW_BARS_HEIGHT / 2} y2={FLOW_BARS_HEIGHT / 2} />
      {days.map(({ day, net }, i) => {
        const bar = bars[i];
        if (!bar) return null;
        const { side, ...box } = bar;
        return (
          <rect key={day} data-side={side} {...box}>
            <title>{`${formatDayOf(day, today)}: ${formatNet(net)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
