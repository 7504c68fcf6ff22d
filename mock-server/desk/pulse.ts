import type { IndexSession } from '../simulator/indices';
import type { SectorSession } from '../simulator/sectors';
import { noteOn } from './note';
import type { Session } from './session';

/** What GET api/market_pulse tells; money in billion VND. */
export type Pulse = {
  asOf: string;
  indices: IndexSession[];
  foreignNet: number;
  proprietaryNet: number;
  sectors: SectorSession[];
  note: string;
};

/** A session as the pulse tells it. */
export function pulseOf(session: Session): Pulse {
  return {
    asOf: `${session.day}T15:00:00+07:00`,
    indices: Object.values(session.indices),
    foreignNet: session.flow.foreign,
    proprietaryNet: session.flow.proprietary,
    sectors: [...session.sectors],
    note: noteOn(session),
  };
}
