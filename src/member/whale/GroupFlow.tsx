import { useT } from '../../i18n/useT';
import { formatDayMonth, formatNet } from '../../market/format';
import { FlowChart } from './FlowChart';
import './FlowChart.css';
import { sumOf, type Group } from './groups';
import { Net } from './Net';
import type { SessionFlowFragment } from './whale.generated';

type Props = { days: readonly SessionFlowFragment[]; group: Group; scale: number };

/** One group: newest trading day, total and daily chart. */
export function GroupFlow({ days, group, scale }: Props) {
  const t = useT();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;

  return (
    <li>
      <h2 className="muted">{t(`whale.${group}`)}</h2>
      <p className="whale-sum">
        <Net net={last[group]} />
      </p>
      <p className="meta">
        {formatDayMonth(last.day)} · {t('whale.sessions', { count: days.length })}{' '}
        {formatNet(sumOf(days, group))}
      </p>
      <FlowChart days={days} group={group} scale={scale} />
      <p className="whale-ends meta" aria-hidden="true">
        <span>{formatDayMonth(first.day)}</span>
        <span>{formatDayMonth(last.day)}</span>
      </p>
    </li>
  );
}
