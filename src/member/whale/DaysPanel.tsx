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
                <time dateTime={flow.day}>{formatDayOf(flow.day, today)}</time>
              </th>
              {groups.map((group) => (
                <td key={group} className="numeric">
                  <Net net={flow[group]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
