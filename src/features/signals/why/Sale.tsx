import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { isTradingDay, nextTradingDay, type Day } from '../../../market/calendar';
import { formatDay, formatDayMonth, formatPercent, weekdayOf } from '../../../market/format';
import { settlementOf } from '../../../market/settlement';
import { figure, Figures } from './Figures';
import type { ExplainedCaseFragment } from './why.graphql';

/** From which afternoon a purchase at the signal may be sold, and what it has brought so far. */
export function Sale({ shown, today }: { shown: ExplainedCaseFragment; today: Day }) {
  const t = useT();
  const { bought, next, sellable, isConfirmed } = settlementOf(shown.day);
  const dayOf = (day: Day) => `${t(`weekday.${weekdayOf(day)}` as MessageKey)} ${formatDayMonth(day)}`;
  const stops = [
    { day: bought, name: t('why.bought') },
    { day: next, name: 'T+1' },
    { day: sellable, name: 'T+2, 13:00' },
  ];
  const later = settlementOf(isTradingDay(today) ? today : nextTradingDay(today));

  return (
    <section>
      <h3>{t('why.sellable')}</h3>
      <p className="why-date">
        {sellable === today
          ? t('why.thisAfternoon', { day: formatDayMonth(sellable) })
          : t('why.afternoon', { day: dayOf(sellable) })}
      </p>
      {!isConfirmed && <p className="meta">{t('why.expected')}</p>}
      <ol className="why-rail">
        {stops.map(({ day, name }) => (
          <li key={name} data-passed={day <= today || undefined}>
            <i aria-hidden="true" />
            <b>
              <time dateTime={day} title={formatDay(day)}>
                {formatDayMonth(day)}
              </time>
            </b>
            {name}
          </li>
        ))}
      </ol>
      <p className="muted">
        <Figures text={t('why.boughtNow', { day: figure(dayOf(later.sellable)) })} />
        {!later.isConfirmed && ` (${t('why.expected')})`}
      </p>
      <h3>{t('why.outcome')}</h3>
      <dl className="why-outcomes">
        {shown.outcomes.map(({ sessions, percent }) => (
          <div key={sessions}>
            <dt>T+{sessions}</dt>
            <dd>{formatPercent(percent)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
