import { SmallTickIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import { useCalendar } from '../../app/actors/useCalendar';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { AFTERNOON, instantText } from '../../market/clock';
import { earliestTradeOf, type SignalMoment } from '../../market/earliest-trade';
import type { Day } from '../../market/day';
import { weekdayOf } from '../../market/format';
import { settlementOf } from '../../market/settlement';
import { formatDayMonth, formatDayOf, yearOf } from '../../ui/dates';
import styles from './SellableFrom.module.css';

type Props = {
  signal: SignalMoment;
  /** The day of that purchase where it is known; it wins over the one that follows from when the signal was known. */
  earliestBuy: Day | undefined;
  today: Day;
  /** Whether the date stands without a column head, and says itself what it is. */
  isNamed?: boolean;
};

/** The earliest sale of the earliest purchase that a signal allows: upcoming, today or past. */
export function SellableFrom({ signal, earliestBuy, today, isNamed = false }: Props) {
  const t = useT();
  useCalendar();
  const { sellable, isConfirmed } = earliestBuy ? settlementOf(earliestBuy) : earliestTradeOf(signal);
  const isToday = sellable === today;
  const date = formatDayOf(sellable, today);
  // A column has no room for the year beside the day.
  const notes = [!isNamed && yearOf(sellable, today), !isConfirmed && t('why.expected')].filter(
    (note) => typeof note === 'string',
  );
  const Icon = isToday ? TickCircleIcon : sellable > today ? TimeIcon : SmallTickIcon;
  const weekday = isToday ? t('signals.today') : t(`weekday.${weekdayOf(sellable)}` as MessageKey);
  return (
    <span className={styles.sellable} data-when={isToday ? 'today' : sellable > today ? 'later' : 'passed'}>
      <Icon size={12} />
      <time dateTime={instantText(sellable, AFTERNOON)} title={`${weekday} ${date}`}>
        <span>{isNamed ? t('signals.sellableOn', { day: date }) : formatDayMonth(sellable)}</span>
        {isToday && <span className="visually-hidden"> {weekday}</span>}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {' '}
            {note}
          </span>
        ))}
      </time>
    </span>
  );
}
