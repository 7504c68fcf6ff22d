import { useLocalTime } from '../../app/actors/AppActors';
import type { Language } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';

/** British English keeps the day before the month, as every other date of the product. */
const locales: Record<Language, string> = { vi: 'vi', en: 'en-GB', de: 'de' };

/** The local time and date. */
export function LockClock() {
  const t = useT();
  const language = useLanguage();
  const now = useLocalTime();
  const time = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

  return (
    <div>
      <time className="lock-time" dateTime={time}>
        {time}
      </time>
      <p className="muted">{now.toLocaleDateString(locales[language], { dateStyle: 'full' })}</p>
      <p className="meta">{t('lock.localTime')}</p>
    </div>
  );
}
