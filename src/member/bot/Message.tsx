import { Link } from '../../app/router/Link';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { pathTo } from '../../app/router/paths';
import { addTradingDays, isConfirmed } from '../../market/calendar';
import type { Day } from '../../market/day';
import { formatPrice, weekdayOf } from '../../market/format';
import { formatDay, formatDayMonth } from '../../ui/dates';
import { dateTimeOf } from '../../market/time-of-day';
import type { BotSignalsQuery } from './bot.generated';
import styles from './MessagesPanel.module.css';

type Props = { signal: BotSignalsQuery['signals']['rows'][number] };

/** A sample bot message: symbol, price, kind and earliest sale of a signal. */
export function Message({ signal: { symbol, price, kind, day, time } }: Props) {
  const t = useT();
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <Link className="symbol" href={pathTo('/technical/:symbol', { symbol })}>
          {symbol}
        </Link>
        <span className="semibold">{formatPrice(price)}</span>
        <span>{kind === null ? '—' : t(`signals.${kind}`)}</span>
      </p>
      {day !== null && <SellableFrom day={addTradingDays(day, 2)} />}
      {day !== null && (
        <p className="caption">
          <time dateTime={dateTimeOf(day, time)}>
            {time} {formatDay(day)}
          </time>
        </p>
      )}
    </div>
  );
}

/** The earliest sale (T+2); days beyond the confirmed calendar are marked as expected. */
function SellableFrom({ day }: { day: Day }) {
  const t = useT();
  const name = `${t(`weekday.${weekdayOf(day)}` as MessageKey)} ${formatDayMonth(day)}`;
  return <p>{t(isConfirmed(day) ? 'bot.sellable' : 'bot.sellableExpected', { day: name })}</p>;
}
