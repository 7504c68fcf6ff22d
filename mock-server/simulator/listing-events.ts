import type { Listing } from '../listing/table';
import type { Climate } from './market-factors';

/** After a halt of so many sessions a price may move as far as on a first day (trading rules of the exchanges). */
const LONG_HALT = 25;

/** The sessions of a listing that are not like the others, by their position in the climate. */
export type Milestones = {
  /** The first one; 0 where the market does not remember it. */
  debut: number;
  isHalted: (i: number) => boolean;
  /** Whether it is the first one of all, or the first after a halt. */
  isOpening: (i: number) => boolean;
  /** Whether the wide band counts: on the first day on an exchange, and after a long halt. */
  isWide: (i: number) => boolean;
};

/** What the calendar of a climate makes of a listing's facts. */
export function milestonesOf({ listedOn, halt }: Listing, { days }: Pick<Climate, 'days'>): Milestones {
  const positionOf = (day: string) => {
    const at = days.findIndex((each) => each >= day);
    return at === -1 ? Infinity : at;
  };
  const debut = listedOn === undefined ? 0 : positionOf(listedOn);
  const [from, until] = halt ? [positionOf(halt.from), positionOf(halt.until)] : [0, 0];
  const isLong = halt?.hasMoved === true || until - from >= LONG_HALT;
  const isDebut = (i: number) => debut > 0 && i === debut;
  const isReturn = (i: number) => until > 0 && i === until;
  return {
    debut,
    isHalted: (i) => i >= from && i < until,
    isOpening: (i) => isDebut(i) || isReturn(i),
    isWide: (i) => isDebut(i) || (isReturn(i) && isLong),
  };
}
