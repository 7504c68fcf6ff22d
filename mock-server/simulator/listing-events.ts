import type { Listing } from '../listing/table';
import type { MarketFactors } from './market-factors';

/** After a halt of so many trading days a price may move as far as on a first day (trading rules of the exchanges). */
const LONG_HALT = 25;

/** The special trading days of a listing, by their position in the market factors. */
type ListingEvents = {
  /** The first trading day; 0 for a listing older than the simulated market. */
  debut: number;
  isHalted: (i: number) => boolean;
  /** Whether it is the first trading day of the listing, or the first after a halt. */
  isOpening: (i: number) => boolean;
  /** Whether the wide price band applies: on the first day on an exchange, and after a long halt. */
  hasWideBand: (i: number) => boolean;
};

/** Maps the listing date and the halt of a listing to positions. */
export function listingEventsOf(
  { listedOn, halt }: Listing,
  { days }: Pick<MarketFactors, 'days'>,
): ListingEvents {
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
    hasWideBand: (i) => isDebut(i) || (isReturn(i) && isLong),
  };
}
