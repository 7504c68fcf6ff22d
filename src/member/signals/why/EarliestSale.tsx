import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { isTradingDay, nextTradingDay } from '../../../market/calendar';
import type { Day } from '../../../market/day';
import { marketTime, lastClosedDay } from '../../../market/clock';
import { formatMinute, formatPercent, weekdayOf } from '../../../market/format';
import { formatDay, formatDayOf } from '../../../ui/dates';
import { sellableFrom, settlementOf } from '../../../market/settlement';
import { markExpected } from '../../shared/expected-day';
import { figure, Figures } from './Figures';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import { Time } from '../../../ui/Time';
import styles from './WhyPanel.module.css';

type Props = {
  shown: ExplainedSignalFragment;
  /** The instant that is looked at: a past one in a replay. */
  now: Date;
  /** The present day, whose year dates do without. */
  today: Day;
};

/** The way of the earliest purchase to its sale, and the signal's returns so far. */
export function EarliestSale({ shown, now, today }: Props) {
  const t = useT();
  const { day: dayShown, minute } = marketTime(now);
  const settlement = settlementOf(shown.earliestBuy);
  const { bought, next, sellable, isAfternoon, isConfirmed } = settlement;
  const weekday = (day: Day) => t(`weekday.${weekdayOf(day)}` as MessageKey);
  const stops = [
    { day: bought, name: t('why.bought') },
    { day: next, name: isAfternoon ? 'T+1' : 'T+2' },
    {
      day: sellable,
      from: sellableFrom(settlement),
      name: `${isAfternoon ? 'T+2' : 'T+3'}, ${formatMinute(sellableFrom(settlement))}`,
    },
  ];
  const hasPassed = (day: Day, from: number) => day < dayShown || (day === dayShown && minute >= from);
  const later = settlementOf(purchaseDay(now));

  return (
    <section>
      <h3>{t('why.sellable')}</h3>
      <p className={styles.date}>
        {t(partOf(isAfternoon, sellable === dayShown), { day: formatDayOf(sellable, today) })}
      </p>
      <p className="caption">
        {weekday(sellable)}
        {!isConfirmed && `, ${t('why.expected')}`}
      </p>
      <ol className={styles.rail}>
        {stops.map(({ day, from = 0, name }) => (
          <li key={name} data-passed={hasPassed(day, from) || undefined}>
            <i aria-hidden="true" />
            <b>
              <Time dateTime={day} title={formatDay(day)}>
                {formatDayOf(day, today)}
              </Time>
            </b>
            {markExpected(day, name)}
          </li>
        ))}
      </ol>
      <p className="text-2">
        <Figures
          text={t('why.boughtNow', {
            bought: formatDayOf(later.bought, today),
            day: figure(`${weekday(later.sellable)} ${formatDayOf(later.sellable, today)}`),
          })}
        />
        {!later.isConfirmed && ` (${t('why.expected')})`}
      </p>
      <h3>{t('why.outcome')}</h3>
      <dl className={styles.outcomes}>
        {shown.outcomes.map(({ tradingDays, percent }) => (
          <div key={tradingDays}>
            <dt>T+{tradingDays}</dt>
            <dd>{formatPercent(percent)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function partOf(isAfternoon: boolean, isToday: boolean): MessageKey {
  if (!isAfternoon) return 'why.morning';
  return isToday ? 'why.thisAfternoon' : 'why.afternoon';
}

/** The trading day of the purchase: today until its close, then the next one. */
function purchaseDay(now: Date): Day {
  const { day } = marketTime(now);
  return isTradingDay(day) && lastClosedDay(now) !== day ? day : nextTradingDay(day);
}
