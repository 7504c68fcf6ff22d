import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { isTradingDay } from '../../market/calendar';
import { marketTime, partsOfDay, phaseOf } from '../../market/clock';
import { formatMinute } from '../../market/format';
import './DayRail.css';

const parts = partsOfDay('HOSE');
const from = parts[0]!.from;
const to = parts.at(-1)!.to;
const hours = [
  from,
  ...parts.filter(({ phase }) => phase === 'LUNCH').flatMap((lunch) => [lunch.from, lunch.to]),
  to,
];

/** The trading day's phases in proportion, lunch break included, with the current time. */
export function DayRail() {
  const t = useT();
  const now = useMarketTime();
  const { day, minute } = marketTime(now);
  const isRunning = isTradingDay(day);
  const place = isRunning ? Math.min(Math.max(minute, from), to) : from;

  return (
    <div className="day-rail-box">
      <div
        className="day-rail"
        role="img"
        aria-label={t('trading.day', {
          phase: t(`phase.${phaseOf('HOSE', now)}`),
          time: formatMinute(minute),
        })}
      >
        {parts.map((part) => (
          <i key={part.from} data-phase={part.phase} style={{ flexGrow: part.to - part.from }}>
            <b style={{ width: `${doneOf(part, place)}%` }} />
          </i>
        ))}
        {isRunning && minute >= from && minute < to && (
          <u style={{ left: `${((minute - from) / (to - from)) * 100}%` }} />
        )}
      </div>
      <div className="day-rail-hours meta" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ left: `${((hour - from) / (to - from)) * 100}%` }}>
            {formatMinute(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

function doneOf(part: { from: number; to: number }, place: number) {
  const done = (place - part.from) / (part.to - part.from);
  return Math.min(Math.max(done, 0), 1) * 100;
}
