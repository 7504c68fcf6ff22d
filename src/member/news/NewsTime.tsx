import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { formatDay, formatDayOf } from '../../ui/dates';
import { Time } from '../../ui/Time';
import styles from './NewsPanel.module.css';

type Props = { date: string | null; today: Day };

/** The time of today's items, the date of older ones. */
export function NewsTime({ date, today }: Props) {
  const t = useT();
  if (date === null) {
    return (
      <span className={styles.time} title={t('news.undated')}>
        —
      </span>
    );
  }
  const [day = '', time = ''] = date.split('T');
  const hasTime = time !== '00:00';
  return (
    <Time
      className={styles.time}
      dateTime={hasTime ? `${date}+07:00` : day}
      title={hasTime ? `${time} ${formatDay(day)}` : formatDay(day)}
    >
      {hasTime && day === today ? time : formatDayOf(day, today)}
    </Time>
  );
}
