import { Link } from 'wouter';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { technicalPath } from '../../lib/paths';
import { addTradingDays, isConfirmed, type Day } from '../../market/calendar';
import { formatDay, formatDayMonth, formatPrice, weekdayOf } from '../../market/format';
import type { BotSignalsQuery } from './bot.generated';

type Props = { signal: BotSignalsQuery['signals']['rows'][number] };

/** A sample bot message: symbol, price, kind and earliest sale of a signal. */
export function Message({ signal: { symbol, price, kind, day, time } }: Props) {
  const t = useT();
  return (
    <div className="bot-message">
      <p className="bot-message-head">
        <Link className="symbol" href={technicalPath(symbol)}>
          {symbol}
        </Link>
        <span className="strong">{formatPrice(price)}</span>
        <span>{kind === null ? '—' : t(`signals.${kind}`)}</span>
      </p>
      {day !== null && <SellableFrom day={addTradingDays(day, 2)} />}
      {day !== null && (
        <p className="meta">
          <time dateTime={time === null ? day : `${day}T${time}+07:00`}>
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
