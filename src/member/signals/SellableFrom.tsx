import { SmallTickIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { weekdayOf } from '../../market/format';
import { formatDayMonth } from '../../ui/dates';
import { settlementOf } from '../../market/settlement';
import styles from './SellableFrom.module.css';

/** The earliest sale of a purchase on the signal's day: upcoming, today or past. */
export function SellableFrom({ day, today }: { day: Day; today: Day }) {
  const t = useT();
  const { sellable, isConfirmed } = settlementOf(day);
  const isToday = sellable === today;
  const name = isToday ? t('signals.today') : t(`weekday.${weekdayOf(sellable)}` as MessageKey);
  const Icon = isToday ? TickCircleIcon : sellable > today ? TimeIcon : SmallTickIcon;
  return (
    <span className={styles.sellable} data-when={isToday ? 'today' : sellable > today ? 'later' : 'passed'}>
      <Icon size={12} />
      <time dateTime={`${sellable}T13:00+07:00`} title={isConfirmed ? undefined : t('why.expected')}>
        {name} {formatDayMonth(sellable)}
        {!isConfirmed && <span className="visually-hidden"> ({t('why.expected')})</span>}
      </time>
    </span>
  );
}
