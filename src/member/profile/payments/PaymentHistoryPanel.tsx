import { CalendarIcon, ErrorIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import { formatDong } from '../../../ui/amount';
import { formatDay } from '../../../ui/dates';
import { VietnameseNames } from '../../../ui/VietnameseNames';
import { Panel } from '../../../ui/Panel';
import { SampleLabel } from '../../../app/layouts/SampleTag';
import { FigureHead } from '../../../ui/FigureHead';
import { paymentsAround, type PaymentStatus } from './history';
import { Time } from '../../../ui/Time';
import { FigureCell } from '../../../ui/FigureCell';
import '../../../ui/Table.css';
import styles from './PaymentHistoryPanel.module.css';

const icons: Record<PaymentStatus, typeof TimeIcon> = {
  failed: ErrorIcon,
  paid: TickCircleIcon,
  pending: TimeIcon,
  scheduled: CalendarIcon,
};

/** The payment history. */
export function PaymentHistoryPanel() {
  const t = useT();
  const today = marketTime(useAppActors().clock.now()).day;
  return (
    <Panel title={t('payments.title')} fact={<SampleLabel />}>
      <div className={styles.fit}>
        <table className={`table ${styles.table}`} aria-label={t('payments.title')}>
          <thead>
            <tr>
              <th scope="col">{t('payments.date')}</th>
              <th scope="col">{t('payments.recipient')}</th>
              <th scope="col">{t('payments.details')}</th>
              <FigureHead>{t('payments.amount')}</FigureHead>
              <th scope="col">{t('payments.status')}</th>
            </tr>
          </thead>
          <tbody>
            {paymentsAround(today).map(({ day, recipient, tier, months, amount, status }) => (
              <tr key={day}>
                <td>
                  <Time dateTime={day}>{formatDay(day)}</Time>
                </td>
                <td>{recipient}</td>
                <td>
                  <VietnameseNames
                    text={t('payments.subscription', { tier, count: months })}
                    names={[tier]}
                  />
                </td>
                <FigureCell>{formatDong(amount)}</FigureCell>
                <td>
                  <PaymentState status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function PaymentState({ status }: { status: PaymentStatus }) {
  const t = useT();
  const Icon = icons[status];
  return (
    <span className={styles.status} data-status={status}>
      <Icon size={12} />
      {t(`payments.${status}`)}
    </span>
  );
}
