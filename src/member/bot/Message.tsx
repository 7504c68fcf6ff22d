import { useToday } from '../../app/actors/useToday';
import { Link } from '../../app/router/Link';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { pathTo } from '../../app/router/paths';
import { withSignal } from '../../lib/signal-address';
import { type Day, dateTimeOf } from '../../market/day';
import { earliestTradeOf, type EarliestTrade as Trade } from '../../market/earliest-trade';
import type { Exchange } from '../../market/exchange';
import { formatPrice, weekdayOf } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { markExpected } from '../shared/expected-day';
import { WorseKind } from '../shared/WorseKind';
import type { BotSignalsQuery } from './bot.generated';
import { Time } from '../../ui/Time';
import styles from './MessagesPanel.module.css';

type Props = {
  signal: BotSignalsQuery['signals']['rows'][number];
  exchange: Exchange | null;
  /** Whether the record of its kind is worse than buying any symbol that day. */
  isWorse: boolean;
};

/** An example of a bot message: symbol, price, kind, its meaning, plan and earliest sale of a signal, with a mark where its kind has a worse record. */
export function Message({ signal, exchange, isWorse }: Props) {
  const t = useT();
  const { symbol, price, kind, study, day, time, idea } = signal;
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <Link
          className="symbol"
          translate="no"
          href={withSignal(pathTo('/technical/:symbol', { symbol }), signal)}
        >
          {symbol}
        </Link>
        <span className="semibold">{formatPrice(price)}</span>
        <span>{kind === null ? (study ?? '—') : t(`signals.${kind}`)}</span>
      </p>
      {kind !== null && <p>{t(`bot.reason.${kind}`)}</p>}
      {idea?.targetPrice != null && idea.cutLossPrice != null && (
        <p>
          {t('bot.plan', { target: formatPrice(idea.targetPrice), stop: formatPrice(idea.cutLossPrice) })}
        </p>
      )}
      {isWorse && <WorseKind />}
      {day !== null && <EarliestTrade {...earliestTradeOf({ exchange, day, time })} />}
      {day !== null && (
        <p className="caption">
          <Time dateTime={dateTimeOf(day, time)}>
            {time} {formatDay(day)}
          </Time>
        </p>
      )}
    </div>
  );
}

/** The earliest purchase and sale; days beyond the confirmed calendar are marked as expected. */
function EarliestTrade({ bought, sellable, isConfirmed }: Trade) {
  const t = useT();
  const today = useToday();
  const nameOf = (day: Day) => `${t(`weekday.${weekdayOf(day)}` as MessageKey)} ${formatDayOf(day, today)}`;
  return (
    <p>
      {t('bot.buyable', { day: markExpected(bought, nameOf(bought)) })}
      <br />
      {t(isConfirmed ? 'bot.sellable' : 'bot.sellableExpected', { day: nameOf(sellable) })}
    </p>
  );
}
