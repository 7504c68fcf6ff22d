import { useQuery } from '@apollo/client/react';
import { TimeIcon } from '@blueprintjs/icons';
import { SignalHistoryDocument } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import { formingDay, marketTime } from '../../../market/clock';
import { formatMinute, formatPrice } from '../../../market/format';
import { KindChip } from '../KindChip';
import styles from './WhyPanel.module.css';

/** What the running trading day's bar would give if it ended now, marked as provisional; from 14:15 until the close. */
export function Provisional({ symbol, now }: { symbol: string; now: Date }) {
  const t = useT();
  const { day, minute } = marketTime(now);
  const isForming = formingDay(now) !== null;
  const { data } = useQuery(SignalHistoryDocument, {
    variables: { symbol, until: day },
    skip: !isForming,
    // After the close the same variables stand for the completed bar.
    fetchPolicy: 'no-cache',
    pollInterval: isForming ? 60_000 : 0,
  });
  const found = isForming ? (data?.signalHistory.signals.filter((signal) => signal.day === day) ?? []) : [];

  return (
    <div aria-live="polite">
      {found.map(({ kind, price }) => (
        <p key={kind} className={styles.provisional} data-provisional={kind}>
          <TimeIcon size={12} />
          <b>{t('why.provisional')}</b>
          <KindChip kind={kind} />
          <span>{t('why.provisionalText', { time: formatMinute(minute), price: formatPrice(price) })}</span>
        </p>
      ))}
    </div>
  );
}
