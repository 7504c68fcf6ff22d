import { useLocalTime } from '../../app/actors/AppActors';
import type { Language } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';
import styles from './LockPage.module.css';

/** English dates in the order of the product's other ones: day, month, year. */
const locales: Record<Language, string> = { vi: 'vi', en: 'en-GB', de: 'de' };

/** The time and the date of this machine. */
export function LockClock() {
  const t = useT();
  const language = useLanguage();
  const now = useLocalTime();
  const time = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

  return (
    <div>
      <time className={styles.time} dateTime={time}>
        {time}
      </time>
      <p className="text-2">{now.toLocaleDateString(locales[language], { dateStyle: 'full' })}</p>
      <p className="caption">{t('lock.localTime')}</p>
    </div>
  );
}
