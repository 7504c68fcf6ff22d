import { ImportIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/useNotify';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { formatDayOf } from '../../ui/dates';
import { DownloadButton } from '../../ui/DownloadButton';
import { FigureHead } from '../../ui/FigureHead';
import { Panel } from '../../ui/Panel';
import '../../ui/Table.css';
import { groups } from './groups';
import { Net } from './Net';
import type { DailyFlowFragment } from './whale.generated';
import { Time } from '../../ui/Time';
import { FigureCell } from '../../ui/FigureCell';
import styles from './tables.module.css';

/** The charts' figures as a table, newest trading day first. */
export function DaysPanel({ days }: { days: readonly DailyFlowFragment[] }) {
  const t = useT();
  const today = useToday();
  const notify = useNotify();
  const newestFirst = [...days].reverse();

  return (
    <Panel
      title={t('whale.byDay')}
      note={t('whale.unit')}
      fact={t('whale.tradingDays', { count: days.length })}
      action={
        <DownloadButton
          label={t('export.csv')}
          icon={<ImportIcon />}
          make={async () => (await import('./whale-csv')).daysFile(newestFirst)}
          notify={notify}
        />
      }
    >
      <table className={`table ${styles.table} ${styles.days}`} aria-label={t('whale.byDay')}>
        <thead>
          <tr>
            <th scope="col">{t('whale.day')}</th>
            {groups.map((group) => (
              <FigureHead key={group}>{t(`whale.${group}`)}</FigureHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((flow) => (
            <tr key={flow.day}>
              <th scope="row" className="row-head">
                <Time dateTime={flow.day}>{formatDayOf(flow.day, today)}</Time>
              </th>
              {groups.map((group) => (
                <FigureCell key={group}>
                  <Net net={flow[group]} />
                </FigureCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
