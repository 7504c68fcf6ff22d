import { useSelector } from '@xstate/react';
import { useLanguage, useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { useAppActors, useMarketTime } from '../actors/AppActors';
import styles from './Banner.module.css';

/** The line that there is no network and, where data is on screen, when it was loaded and how long ago. */
export function Offline() {
  const t = useT();
  const { connection } = useAppActors();
  const isOffline = useSelector(connection, (snapshot) => snapshot.matches('offline'));
  if (!isOffline) return null;
  return (
    <p className={styles.line}>
      <span>{t('app.offline')}</span> <LastLoad />
    </p>
  );
}

/** The age of the data; not announced by screen readers, as it changes every minute. */
function LastLoad() {
  const t = useT();
  const language = useLanguage();
  const load = useLastLoad();
  if (load === null) return null;
  const { time } = load;
  const age = ageText(load.age, language);
  return (
    <span aria-live="off">
      {age === null ? t('app.dataAt', { time }) : t('app.dataAtAge', { time, age })}
    </span>
  );
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A relative time in the interface language; null for less than a minute. */
function ageText(ms: number, language: string): string | null {
  const [unit, size] = units.find(([, length]) => ms >= length) ?? [];
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(ms / size), unit);
}

/** The time of the session's last successful load, in market time, and its age in ms; null before the first one. */
function useLastLoad(): { time: string; age: number } | null {
  const { connection } = useAppActors();
  const at = useSelector(connection, ({ context }) => context.loadedAt);
  const now = useMarketTime();
  if (at === null) return null;
  const { day, minute } = marketTime(new Date(at));
  const { day: today } = marketTime(now);
  const time = day === today ? formatMinute(minute) : `${formatMinute(minute)} ${formatDayOf(day, today)}`;
  return { time, age: now.getTime() - at };
}
