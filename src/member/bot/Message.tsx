import { Link } from 'wouter';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { technicalPath } from '../../lib/paths';
import { addTradingDays, isConfirmed, type Day } from '../../market/calendar';
import { formatDay, formatDayMonth, formatPrice, weekdayOf } from '../../market/format';
import type { BotSignalsQuery } from './bot.generated';
import styles from './MessagesPanel.module.css';

type Props = { signal: BotSignalsQuery['signals']['rows'][number] };

/** A signal as the bot words it: the symbol, the price it was given at, why, and from when it can be sold. */
export function Message({ signal: { symbol, price, kind, day, time } }: Props) {
  const t = useT();
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <Link className="symbol" href={technicalPath(symbol)}>
          {symbol}
        </Link>
        <span className="semibold">{formatPrice(price)}</span>
        <span>{kind === null ? '—' : t(`signals.${kind}`)}</span>
      </p>
      {day !== null && <SellableFrom day={addTradingDays(day, 2)} />}
      {day !== null && (
        <p className="caption">
          <time dateTime={time === null ? day : `${day}T${time}+07:00`}>
            {time} {formatDay(day)}
          </time>
        </p>
      )}
    </div>
  );
}

/** Two sessions after a purchase the shares are there at noon; days beyond the known calendar are expected. */
function SellableFrom({ day }: { day: Day }) {
  const t = useT();
  const name = `${t(`weekday.${weekdayOf(day)}` as MessageKey)} ${formatDayMonth(day)}`;
  return <p>{t(isConfirmed(day) ? 'bot.sellable' : 'bot.sellableExpected', { day: name })}</p>;
}
