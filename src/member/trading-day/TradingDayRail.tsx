import { useMarketTime } from '../../app/actors/AppActors';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { isConfirmed, nextTradingDay } from '../../market/calendar';
import type { Day } from '../../market/day';
import { marketTime, nextPhaseOf, phaseOf, type Phase } from '../../market/clock';
import { closureOn, type Closure } from '../../market/closure';
import { formatMinute } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { DayRail } from './DayRail';
import styles from './TradingDayRail.module.css';

const NOON = 12 * 60;

/** The countdown, in minutes, from which a time of day is shown instead. */
const FAR = 60;

/** The current trading phase in words and as a rail, with the next phase or trading day. */
export function TradingDayRail() {
  const t = useT();
  const now = useMarketTime();
  const closure = closureOn(marketTime(now).day);
  const [head, next] = useWords(now, closure);

  return (
    <div className={styles.day}>
      <p className={styles.head}>
        <strong>{head}</strong> <span>{next}</span>
      </p>
      <DayRail />
      {closure?.name === 'TET' && <p className={styles.greeting}>{t('trading.tetGreeting')}</p>}
    </div>
  );
}

function useWords(now: Date, closure: Closure | null) {
  const t = useT();
  const { day, minute } = marketTime(now);
  const reopens = (on: Day) =>
    t(isConfirmed(on) ? 'trading.reopens' : 'trading.reopensExpected', { day: formatDayOf(on, day) });

  if (closure) {
    const name = t(`closure.${closure.name}`);
    const { until } = closure;
    const isOver = until === null || until < day;
    return [
      isOver ? name : t('trading.closedUntil', { closure: name, day: formatDayOf(until, day) }),
      reopens(closure.reopens),
    ];
  }
  const phase = phaseOf('HOSE', now);
  const next = nextPhaseOf('HOSE', now);
  const half = minute < NOON ? 'trading.morning' : 'trading.afternoon';
  const head = t(phase === 'CONTINUOUS' ? half : `phase.${phase}`);
  if (next === null) return [head, reopens(nextTradingDay(day))];
  if (phase === 'PRE' && next.minutes > FAR) {
    return [head, t('trading.opensAt', { time: formatMinute(minute + next.minutes) })];
  }
  const ahead = names[next.phase];
  return [head, ahead && t('trading.untilNext', { count: next.minutes, next: t(ahead) })];
}

/** The names of upcoming phases. */
const names: Partial<Record<Phase, MessageKey>> = {
  ATO: 'trading.toAto',
  CONTINUOUS: 'trading.toContinuous',
  LUNCH: 'trading.toLunch',
  ATC: 'trading.toAtc',
  PUT_THROUGH_ONLY: 'trading.toPutThrough',
  CLOSED: 'trading.toClose',
};
