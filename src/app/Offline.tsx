import { useIsOffline, useLoadedAt } from '../actors/connection';
import { useMarketTime } from '../actors/market-clock';
import { useRunning } from '../actors/Running';
import { useLanguage, useT } from '../i18n/useT';
import { marketTime } from '../market/clock';
import { formatDayMonth, formatMinute } from '../market/format';

/** That there is no network and, where anything is on screen, when it came and how long ago that is. */
export function Offline() {
  const t = useT();
  const loadedAt = useLoadedAt();
  if (!useIsOffline()) return null;
  return (
    <p>
      <span>{t('app.offline')}</span> {loadedAt !== null && <LastLoad at={loadedAt} />}
    </p>
  );
}

/** Grows old in silence: nobody wants to hear it every minute. */
function LastLoad({ at }: { at: number }) {
  const t = useT();
  const language = useLanguage();
  const now = useMarketTime(useRunning().clock);
  const { day, minute } = marketTime(new Date(at));
  const isToday = day === marketTime(now).day;
  const time = isToday ? formatMinute(minute) : `${formatMinute(minute)} ${formatDayMonth(day)}`;
  const age = ageText(now.getTime() - at, language);
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

/** So long ago, in the language's own words; null for less than a minute. */
function ageText(ms: number, language: string): string | null {
  const [unit, size] = units.find(([, length]) => ms >= length) ?? [];
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(ms / size), unit);
}
