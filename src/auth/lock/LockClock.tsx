import { useLocalTime } from '../../app/actors/AppActors';
import type { Language } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';
import { Time } from '../../ui/Time';
import styles from './LockPage.module.css';

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
      <Time className={styles.time} dateTime={time}>
        {time}
      </Time>
      <p className="text-2">{now.toLocaleDateString(locales[language], { dateStyle: 'full' })}</p>
      <p className="caption">{t('lock.localTime')}</p>
    </div>
  );
}
