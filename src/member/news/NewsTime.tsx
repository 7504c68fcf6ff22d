import { useT } from '../../i18n/useT';
import type { Day } from '../../market/calendar';
import { formatDay, formatDayMonth } from '../../market/format';
import styles from './NewsPanel.module.css';

type Props = { date: string | null; today: Day };

/** The minute for what is of today, the day for the rest and for what has no minute. */
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
    <time
      className={styles.time}
      dateTime={hasTime ? `${date}+07:00` : day}
      title={hasTime ? `${time} ${formatDay(day)}` : formatDay(day)}
    >
      {hasTime && day === today ? time : formatDayMonth(day)}
    </time>
  );
}
