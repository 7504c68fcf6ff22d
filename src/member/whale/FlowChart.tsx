import { useT } from '../../i18n/useT';
import { formatNet } from '../../market/format';
import { formatDayMonth } from '../../ui/dates';
import { barsOf, HEIGHT, WIDTH } from './bars';
import type { Group } from './groups';
import { netSide } from '../../market/net';
import type { DailyFlowFragment } from './whale.generated';
import styles from './FlowChart.module.css';

type Props = {
  days: readonly DailyFlowFragment[];
  group: Group;
  /** The net value of a full-length bar. */
  scale: number;
};

/** A group's daily net values as bars: solid for buying, hollow for selling. */
export function FlowChart({ days, group, scale }: Props) {
  const t = useT();
  const nets = days.map((day) => day[group]);
  const count = (side: string) => nets.filter((net) => netSide(net, 1) === side).length;
  const bars = barsOf(nets, scale);

  return (
    <svg
      className={styles.chart}
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
