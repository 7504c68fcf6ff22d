import { useT } from '../../i18n/useT';
import { formatDayMonth, formatNet } from '../../market/format';
import { barsOf, HEIGHT, WIDTH } from './bars';
import type { Group } from './groups';
import { sideOf } from './side';
import type { SessionFlowFragment } from './whale.generated';

type Props = {
  days: readonly SessionFlowFragment[];
  group: Group;
  /** The net value of a full-length bar. */
  scale: number;
};

/** A group's daily net values as bars: solid for buying, hollow for selling. */
export function FlowChart({ days, group, scale }: Props) {
  const t = useT();
  const nets = days.map((day) => day[group]);
  const count = (side: string) => nets.filter((net) => sideOf(net) === side).length;
  const bars = barsOf(nets, scale);

  return (
    <svg
      className="flow-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('whale.chart', {
        group: t(`whale.${group}`),
        bought: count('buy'),
        sold: count('sell'),
        count: days.length,
      })}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {days.map(({ day }, i) => {
        const bar = bars[i];
        if (!bar) return null;
        const { side, ...box } = bar;
        return (
          <rect key={day} data-side={side} {...box}>
            <title>{`${formatDayMonth(day)}: ${formatNet(nets[i])}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
