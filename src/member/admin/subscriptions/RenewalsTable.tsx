import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import type { Day } from '../../../market/day';
import { formatDay, formatDayOf, formatInstant } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { rowProps, type VirtualRowProps } from '../../../ui/row-props';
import { Rows } from '../../../ui/Rows';
import '../../../ui/Table.css';
import { rowCount } from '../../../ui/useRowsInView';
import { daysLeft } from '../../shared/subscription-standing';
import type { Renewal } from './renewals';
import { FigureCell } from '../../../ui/FigureCell';
import { Time } from '../../../ui/Time';
import adminTable from '../AdminTable.module.css';
import styles from './RenewalsPanel.module.css';

type Choosing = { today: Day; onChoose: (userId: string) => void };
type Props = Choosing & { renewals: readonly Renewal[] };

/** A row per user: the tier, the end, and when its renewal was requested; the name chooses the user. */
export function RenewalsTable({ renewals, ...choosing }: Props) {
  const t = useT();
  return (
    <table
      className={`table ${adminTable.table} ${styles.table}`}
      aria-label={t('renewals.title')}
      aria-rowcount={rowCount(renewals.length)}
    >
      <thead>
        <tr>
          <th scope="col">{t('users.user')}</th>
          <FigureHead>{t('renewals.end')}</FigureHead>
          <FigureHead>{t('renewals.request')}</FigureHead>
        </tr>
      </thead>
      <Rows
        isOfPage
        count={renewals.length}
        keyOf={(i) => renewals[i]!.id}
        renderRow={(i, virtual) => (
          <RenewalRow {...virtual} key={renewals[i]!.id} renewal={renewals[i]!} {...choosing} />
        )}
      />
    </table>
  );
}

function RenewalRow({
  renewal,
  today,
  onChoose,
  index,
  measure,
}: VirtualRowProps & Choosing & { renewal: Renewal }) {
  const t = useT();
  const { id, name, tier, endDate, requested } = renewal;
  const left = daysLeft(endDate, today);
  return (
    <tr {...rowProps({ index, measure })}>
      <th scope="row" className="row-head">
        <button type="button" className={styles.user} lang={langOf(name)} onClick={() => onChoose(id)}>
          {name}
        </button>
        <span className="caption" lang={langOf(tier)}>
          {tier}
        </span>
      </th>
      <td className="numeric">
        {formatDay(endDate)}
        {left !== null && (
          <span className="caption">
            {left > 0 && t('renewals.daysLeft', { count: left })}
            {left === 0 && t('subscriptions.endsToday')}
            {left < 0 && t('renewals.ended')}
          </span>
        )}
      </td>
      <FigureCell>
        {requested === null ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="visually-hidden">{t('renewals.notRequested')}</span>
          </>
        ) : (
          <Time dateTime={requested} title={formatInstant(requested)}>
            {formatInstant(requested, (day) => formatDayOf(day, today))}
          </Time>
        )}
      </FigureCell>
    </tr>
  );
}
