import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { formatNet } from '../../market/format';
import { netSide } from '../../market/net';
import { formatDayOf } from '../../ui/dates';
import { FlowChart } from '../../ui/FlowChart';
import { sumOf, type InvestorGroup } from './groups';
import { Net } from './Net';
import type { DailyFlowFragment } from './whale.generated';
import styles from './GroupsPanel.module.css';

type Props = { days: readonly DailyFlowFragment[]; group: InvestorGroup; scale: number };

/** One group: its newest reported trading day, total and daily chart. */
export function GroupFlow({ days, group, scale }: Props) {
  const t = useT();
  const today = useToday();
  const [first, newest] = [days[0], days.at(-1)];
  if (!first || !newest) return null;
  // Of a running trading day, the exchanges report some groups after the close.
  const last = days.findLast((day) => day[group] !== null) ?? newest;
  const count = (side: string) => days.filter((day) => netSide(day[group], 1) === side).length;

  return (
    <li>
      <h2 className="text-2">{t(`whale.${group}`)}</h2>
      <p className={styles.sum}>
        <Net net={last[group]} />
      </p>
      <p className="caption">
        {formatDayOf(last.day, today)} · {t('whale.tradingDays', { count: days.length })}{' '}
        <span translate="no">{formatNet(sumOf(days, group))}</span>
      </p>
      <FlowChart
        name={t('whale.chart', {
          group: t(`whale.${group}`),
          bought: count('buy'),
          sold: count('sell'),
          count: days.length,
        })}
        days={days.map((day) => ({ day: day.day, net: day[group] }))}
        scale={scale}
        today={today}
      />
      <p className={`${styles.ends} caption`} aria-hidden="true">
        <span>{formatDayOf(first.day, today)}</span>
        <span>{formatDayOf(newest.day, today)}</span>
      </p>
    </li>
  );
}
