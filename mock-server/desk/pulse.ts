import type { IndexSession } from '../simulator/indices';
import type { SectorSession } from '../simulator/sectors';
import type { Session } from './session';

/** What GET api/market_pulse tells; money in billion VND. */
export type Pulse = {
  asOf: string;
  indices: IndexSession[];
  foreignNet: number;
  proprietaryNet: number;
  /** What HOSE turned over on average in the 20 sessions before. */
  usualTurnover: number;
  sectors: SectorSession[];
};

/** A session as the pulse tells it. */
export function pulseOf(session: Session): Pulse {
  return {
    asOf: asOf(session),
    indices: Object.values(session.indices),
    foreignNet: session.flow.foreign,
    proprietaryNet: session.flow.proprietary,
    usualTurnover: Math.round(session.usualTurnover * 10) / 10,
    sectors: [...session.sectors],
  };
}

/** When the last of its figures came about: to the minute, 11:30 over lunch, 15:00 once it is over. */
function asOf({ day, second }: Session) {
  const [lunchFrom, lunchTo, close] = [11.5, 13, 15].map((hour) => hour * 60) as [number, number, number];
  const minute = second === null ? close : Math.floor(second / 60);
  const last = minute > lunchFrom && minute < lunchTo ? lunchFrom : minute;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(last / 60))}:${pad(last % 60)}:00+07:00`;
}
