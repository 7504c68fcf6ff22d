import { useToday } from '../../app/actors/useToday';
import { Link } from '../../app/router/Link';
import { useSearch } from '../../app/router/navigation';
import type { Href } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { addWeeks, daysOfWeek } from '../../market/week';
import { formatDayOf } from '../../ui/dates';
import { Panels } from '../../ui/ErrorBoundary';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/PanelState';
import { DayRow } from './DayRow';
import { NearAlertsPanel } from './NearAlertsPanel';
import { shownWeek } from './shown-week';
import { useFollowedEvents, type FollowedEvents } from './useFollowedEvents';
import { WeekNotes } from './WeekNotes';
import styles from './WeekPage.module.css';

/** /week: two weeks day by day, beside the alerts that are near their level. */
export default function WeekPage() {
  const t = useT();
  const today = useToday();
  const { monday, isCurrent, previous, next } = shownWeek(useSearch(), today);
  const followed = useFollowedEvents();

  return (
    <>
      <div className={styles.head}>
        <h1>{isCurrent ? t('page.week') : t('week.from', { day: formatDayOf(monday, today) })}</h1>
        <nav className={styles.weeks} aria-label={t('week.choose')}>
          <Step to={previous} text={t('week.previous')} />
          {!isCurrent && <Step to="/week" text={t('week.current')} />}
          <Step to={next} text={t('week.next')} />
        </nav>
      </div>
      <p className={`${styles.about} text-2 hide-on-phone`}>{t('week.about')}</p>
      <div className="columns">
        {followed.isLoading ? (
          <LoadingWeek monday={monday} />
        ) : (
          <Panels>
            <div className="stack">
              <WeekNotes followed={followed} />
              {[monday, addWeeks(monday, 1)].map((first) => (
                <WeekPanel key={first} monday={first} followed={followed} />
              ))}
            </div>
            <NearAlertsPanel desk={followed.desk} />
          </Panels>
        )}
      </div>
    </>
  );
}

/** The way to another week; it keeps its place where there is none. */
function Step({ to, text }: { to: Href | null; text: string }) {
  if (to === null) return <span className="bp6-button bp6-disabled">{text}</span>;
  return (
    <Link className="bp6-button" href={to}>
      {text}
    </Link>
  );
}

/** As tall as a screen: what follows it would move when the days come. */
const ROWS = 24;

function LoadingWeek({ monday }: { monday: string }) {
  return (
    <Panel title={useWeekTitle(monday)}>
      <Skeleton rows={ROWS} />
    </Panel>
  );
}

function useWeekTitle(monday: string) {
  const t = useT();
  const today = useToday();
  const days = daysOfWeek(monday);
  const [from, to] = [days[0]!, days[4]!].map((day) => formatDayOf(day, today));
  return t('week.of', { from: from!, to: to! });
}

function WeekPanel({ monday, followed: { entries, isKnown } }: { monday: string; followed: FollowedEvents }) {
  const today = useToday();
  const shown = daysOfWeek(monday).filter((day, i) => i < 5 || entries.has(day));
  return (
    <Panel title={useWeekTitle(monday)}>
      <ol>
        {shown.map((day) => (
          <DayRow key={day} day={day} today={today} entries={entries.get(day) ?? []} isKnown={isKnown} />
        ))}
      </ol>
    </Panel>
  );
}
