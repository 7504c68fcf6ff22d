import { Link } from '../../app/router/Link';
import { pathTo } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { isConfirmed } from '../../market/calendar';
import { AFTERNOON, OPENING } from '../../market/clock';
import { closureOn } from '../../market/closure';
import { dayOfEpochSeconds, type Day } from '../../market/day';
import { formatMinute, formatVolume, weekdayOf } from '../../market/format';
import { linesWithoutDay } from '../../market/week';
import { formatDayOf } from '../../ui/dates';
import type { WeekEntry } from '../shared/week/entries';
import { Time } from '../../ui/Time';
import styles from './WeekPage.module.css';

type Props = {
  day: Day;
  today: Day;
  entries: readonly WeekEntry[];
  /** Whether a day without entries is known to bring nothing. */
  isKnown: boolean;
};

/** A day with what it brings; today is marked, and a day beyond the exchange's calendar says that it is expected only. */
export function DayRow({ day, today, entries, isKnown }: Props) {
  const t = useT();
  const closure = closureOn(day);
  const isToday = day === today;

  return (
    <li className={styles.day} data-day={day} data-past={day < today || undefined}>
      <h3 className={styles.date} aria-current={isToday ? 'date' : undefined}>
        <span>{t(`weekday.${weekdayOf(day)}`)}</span> <Time dateTime={day}>{formatDayOf(day, today)}</Time>
        {isToday && <span className={styles.today}>{t('week.today')}</span>}
        {!isConfirmed(day) && <span className="caption">{t('why.expected')}</span>}
      </h3>
      <div className={styles.entries}>
        {closure && closure.name !== 'WEEKEND' && (
          <p className={styles.closed}>{t('week.closed', { closure: t(`closure.${closure.name}`) })}</p>
        )}
        {entries.length > 0 && (
          <ul>
            {entries.map((entry) => (
              <Entry key={keyOf(entry)} entry={entry} />
            ))}
          </ul>
        )}
        {entries.length === 0 && !closure && (
          <p className={styles.nothing}>{isKnown ? t('week.nothing') : '—'}</p>
        )}
      </div>
    </li>
  );
}

function keyOf(entry: WeekEntry) {
  return entry.kind === 'LOT' ? `${entry.symbol} ${entry.isAfternoon}` : `${entry.symbol} ${entry.event.id}`;
}

function Entry({ entry }: { entry: WeekEntry }) {
  const { symbol } = entry;
  return (
    <li className={styles.entry} data-symbol={symbol} data-kind={entry.kind}>
      <Link className={`symbol ${styles.symbol}`} href={pathTo('/technical/:symbol', { symbol })}>
        {symbol}
      </Link>
      {entry.kind === 'LOT' ? <Lot lot={entry} /> : <Event {...entry} />}
    </li>
  );
}

function Lot({ lot: { quantity, isAfternoon } }: { lot: Extract<WeekEntry, { kind: 'LOT' }> }) {
  const t = useT();
  const values = {
    quantity: formatVolume(quantity),
    time: formatMinute(isAfternoon ? AFTERNOON : OPENING),
  };
  return (
    <>
      <span className={styles.kind}>{t('week.kind.LOT')}</span>
      <span className={styles.words}>{t('week.lot', values)}</span>
    </>
  );
}

function Event({ event, held }: Extract<WeekEntry, { kind: 'EVENT' }>) {
  const t = useT();
  const [what = '', ...others] = event.lines;
  const more = linesWithoutDay(others, dayOfEpochSeconds(event.time));
  return (
    <>
      <span className={styles.kind}>{t(`week.kind.${event.kind}`)}</span>
      <span className={styles.words}>
        <span lang={langOf(what)}>{what}</span>
        {held > 0 && <span className="text-2">{t('week.held', { quantity: formatVolume(held) })}</span>}
        {more.map((line) => (
          <span key={line} className="caption" lang={langOf(line)}>
            {line}
          </span>
        ))}
      </span>
    </>
  );
}
