import type { IndexSession } from '../simulator/indices/index-summary';
import type { SectorSession } from '../simulator/sectors';
import { instantOf, type Session } from './trading-day';

/** What GET api/market_pulse tells; money in billion VND. */
export type Pulse = {
  asOf: string;
  indices: IndexSession[];
  foreignNet: number;
  proprietaryNet: number;
  /** What HOSE turned over on average in the 20 sessions before, by the same time of the day. */
  usualTurnover: number;
  sectors: SectorSession[];
};

/** A session as the pulse tells it. */
export function pulseOf(session: Session): Pulse {
  return {
    asOf: instantOf(session),
    indices: Object.values(session.indices),
    foreignNet: session.flow.foreign,
    proprietaryNet: session.flow.proprietary,
    usualTurnover: Math.round(session.usualTurnover * 10) / 10,
    sectors: [...session.sectors],
  };
}
