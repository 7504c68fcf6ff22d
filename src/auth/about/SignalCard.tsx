import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { AFTERNOON, instantText } from '../../market/clock';
import { earliestTradeAfterClose } from '../../market/earliest-trade';
import { formatPrice, formatRatio } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { KindIcon } from '../../ui/KindIcon';
import type { ExplainedSignal } from './public-pulse';
import { Time } from '../../ui/Time';
import styles from './ProductCard.module.css';

/** A signal with its three answers: why, from which afternoon it can be sold, and where its stop is. */
export function SignalCard({ signal }: { signal: ExplainedSignal }) {
  const t = useT();
  const today = useToday();
  const { symbol, name, day, price, level, volumeRatio, voidBelow } = signal;
  const { bought, sellable, isConfirmed } = earliestTradeAfterClose(day);

  return (
    <div className={styles.signal}>
      <p className={styles.head}>
        <KindIcon kind="BREAK_OUT" />
        <strong className="semibold">{symbol}</strong>
        <span className="text-2" lang="vi">
          {name}
        </span>
        <span className={`caption ${styles.day}`}>
          {t('welcome.signal', { day: formatDayOf(day, today) })}
        </span>
      </p>
      <dl className={styles.answers}>
        <div>
          <dt>{t('welcome.why')}</dt>
          <dd>{t('welcome.breakOut', { level: formatPrice(level), times: formatRatio(volumeRatio) })}</dd>
        </div>
        <div>
          <dt>{t('welcome.sellable')}</dt>
          <dd className={styles.strong}>
            <Time dateTime={instantText(sellable, AFTERNOON)}>
              {t('welcome.afternoon', { day: formatDay(sellable) })}
            </Time>
            {!isConfirmed && ` (${t('welcome.expected')})`}
          </dd>
          <dd className="caption">{t('welcome.settled', { day: formatDayOf(bought, today) })}</dd>
        </div>
        <div>
          <dt>{t('welcome.stop')}</dt>
          <dd className={styles.strong}>{formatPrice(voidBelow)}</dd>
          <dd className="caption">{t('welcome.entry', { price: formatPrice(price) })}</dd>
        </div>
      </dl>
    </div>
  );
}
