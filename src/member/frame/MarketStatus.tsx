import { useMarketStatus } from '../shared/useMarketStatus';
import { useT } from '../../i18n/useT';
import { StreamDotSlot } from './header-slots';
import styles from './Header.module.css';

/** Market time and the phase that Ho Chi Minh City's exchange is in. */
export function MarketStatus() {
  const t = useT();
  const { time, date, weekday, phase, closure, isTrading } = useMarketStatus();
  const now = t(closure ? `closure.${closure.name}` : `phase.${phase}`);

  return (
    <p className={styles.status}>
      <span className={styles.dot} data-trading={isTrading || undefined} />
      <StreamDotSlot />
      <strong translate="no" title={t('trading.time')}>
        <span className="visually-hidden">{t('trading.time')} </span>
        {time}
      </strong>
      <span className="truncate" title={now}>
        <span>{now}</span>
        <span className={styles.day}>
          {' · '}
          {t(`weekday.${weekday}`)} {date}
        </span>
      </span>
    </p>
  );
}
