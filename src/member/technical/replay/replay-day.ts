import { parameterIn, withParameters } from '../../../lib/query';
import { isDay, type Day } from '../../../market/day';
import { parseView } from '../chart/view';

/** The parameter of a technical page's address that names the replayed day. */
const PARAMETER = 'replay';

/** The day that an address (`?replay=2026-08-20`) replays; null where it names none, or other bars than daily ones. */
export function replayIn(search: string): Day | null {
  const day = parameterIn(search, PARAMETER);
  return day !== null && isDay(day) && parseView(search, 0).resolution === 'DAY' ? day : null;
}

/** A search string that replays this day, or none; its other parameters stay. */
export function withReplay(search: string, day: Day | null): string {
  return withParameters(search, { [PARAMETER]: day });
}
