import { useMemo } from 'react';
import { useCalendar } from '../../app/actors/useCalendar';
import { useToday } from '../../app/actors/useToday';
import { Link } from '../../app/router/Link';
import type { LoadContext } from '../../graph/session-guard';
import { useT } from '../../i18n/useT';
import { positionsOf } from '../../market/positions';
import { addWeeks, daysOfWeek, tradingWeekOf } from '../../market/week';
import { formatDayOf } from '../../ui/dates';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { formatExpectedDay } from '../shared/expected-day';
import { costsOf } from '../shared/useDesk';
import { entriesByDay } from '../shared/week/entries';
import { useEventsOf } from '../shared/week/useEventsOf';
import styles from './DeskPage.module.css';

/** So many are named. */
const MOST = 3;

const BEHIND: LoadContext = { priority: 'neighbour' };
const NONE: readonly never[] = [];

/**
 * What the days until the end of the next week bring to the holdings, in a line with the way to the week; nothing where none
 * does. What is only watched stands on the page of the week: its events take a request for each symbol, and would push what is
 * held out of the line.
 */
export function WeekStrip({ desk }: { desk: WholeDeskFragment }) {
  const t = useT();
  const today = useToday();
  const { trades } = desk;
  const costs = costsOf(desk);
  const calendar = useCalendar();
  const positions = useMemo(() => positionsOf(trades, costs, calendar), [trades, costs, calendar]);
  const held = [...positions.values()].flatMap(({ symbol, quantity }) => (quantity > 0 ? [symbol] : []));
  const { found } = useEventsOf({ symbols: held, context: BEHIND });
  const events = found?.events ?? NONE;
  const entries = useMemo(() => entriesByDay(events, positions), [events, positions]);

  const monday = tradingWeekOf(today);
  const ahead = [...daysOfWeek(monday), ...daysOfWeek(addWeeks(monday, 1))]
    .filter((day) => day >= today)
    .flatMap((day) => (entries.get(day) ?? []).map((entry) => ({ day, entry })))
    .slice(0, MOST);
  if (ahead.length === 0) return null;

  const text = ahead
    .map(({ day, entry }) => {
      const [kind, format] =
        entry.kind === 'LOT' ? ['LOT' as const, formatExpectedDay] : [entry.event.kind, formatDayOf];
      return `${entry.symbol} ${t(`week.kind.${kind}`)} ${format(day, today)}`;
    })
    .join(' · ');
  return (
    <p className={styles.week}>
      <Link href="/week">{t('page.week')}</Link>
      <span className="truncate" title={text}>
        {text}
      </span>
    </p>
  );
}
