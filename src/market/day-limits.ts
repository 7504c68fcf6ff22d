import { BAND_PERCENT, priceBand } from './band';
import { securityKindOf, type Exchange, type SecurityKind } from './exchange';
import { toThousand, toVnd } from './money';
import { isOnTick, tickSize } from './tick';

/** What a day's prices are measured from, in thousand đồng; what is not known for sure is null. */
export type DayLimits = { reference: number | null; ceiling: number | null; floor: number | null };

type Session = {
  symbol: string;
  exchange: Exchange | null;
  /** Prices the session is known to have reached, in thousand đồng. */
  reached: readonly (number | null)[];
};

const NOTHING: DayLimits = { reference: null, ceiling: null, floor: null };

/**
 * The limits of a session whose reference is known, where a rule gives them: stocks and funds, not indices or warrants.
 * A session that went beyond the everyday band has the wide one of a first day; beyond that no limit is claimed.
 */
export function limitsFromReference(reference: number | null, session: Session): DayLimits {
  const limits = [false, true].map((special) => bandAround(reference, session, special));
  return limits.find((band) => holds(band, session)) ?? { ...NOTHING, reference };
}

/**
 * The limits of a session of which only the close before is known. On HOSE and HNX that close is the reference, unless
 * the session went beyond the band around it, which proves another one (an ex-date, a long halt). UPCoM measures from
 * an average price, which no close tells, so nothing is claimed there, nor on an unknown exchange.
 */
export function limitsFromClose(before: number | null, session: Session): DayLimits {
  const { exchange, symbol } = session;
  if (before === null || exchange === null || exchange === 'UPCOM') return NOTHING;
  const kind = securityKindOf(symbol);
  if (kind === null) return { ...NOTHING, reference: before };

  const isTraded = isOnTick(before * 1000, exchange, kind);
  const bands = [
    isTraded ? bandAround(before, session) : null,
    adjustedBand(before, { exchange, kind, reached: session.reached }),
  ];
  return bands.find((band) => holds(band, session)) ?? NOTHING;
}

/**
 * The band around a close that later ex-dates have moved off its tick. The limits were moved along with it, and they
 * had been cut to a tick: a price that lies less than that within the band was the limit itself.
 */
function adjustedBand(
  before: number,
  { exchange, kind, reached }: { exchange: Exchange; kind: SecurityKind; reached: Session['reached'] },
) {
  const tick = toThousand(tickSize(exchange, toVnd(before), kind));
  const share = BAND_PERCENT[exchange] / 100;
  const [highest, lowest] = [before * (1 + share), before * (1 - share)];
  const prices = reached.filter((price) => price !== null);
  const [top, bottom] = [Math.max(...prices), Math.min(...prices)];
  const slack = before * ROUNDED;
  return {
    reference: before,
    ceiling: top > highest - tick && top <= highest + slack ? top : highest,
    floor: bottom < lowest + tick && bottom >= lowest - slack ? bottom : lowest,
  };
}

/** What rounded figures of a feed may be beside the truth, as a share. */
const ROUNDED = 0.001;

function bandAround(reference: number | null, { symbol, exchange }: Session, special = false) {
  const kind = securityKindOf(symbol);
  if (kind === null || exchange === null || reference === null) return null;
  const band = priceBand({ exchange, reference: toVnd(reference), kind, special });
  return { reference, ceiling: toThousand(band.ceiling), floor: toThousand(band.floor) };
}

function holds<Band extends { ceiling: number; floor: number }>(
  band: Band | null,
  { reached }: Session,
): band is Band {
  return (
    band !== null &&
    reached.every((price) => price === null || (price >= band.floor && price <= band.ceiling))
  );
}
