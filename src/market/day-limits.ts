import { BAND_PERCENT, priceBand } from './band';
import { securityKindOf, type Exchange, type SecurityKind } from './exchange';
import { toThousand, toVnd } from './format';
import { isOnTick, tickSize } from './tick';

/** A day's reference and limits in thousand đồng; null where they are not certain. */
export type DayLimits = { reference: number | null; ceiling: number | null; floor: number | null };

type DayRange = {
  symbol: string;
  exchange: Exchange | null;
  /** Prices that were matched on the day, in thousand đồng. */
  reached: readonly (number | null)[];
};

const UNKNOWN: DayLimits = { reference: null, ceiling: null, floor: null };

/**
 * The limits of a day with a known reference, where a rule determines them: of stocks and funds, not of indices or
 * warrants. A day that left the everyday band has the wide one of a first trading day; beyond that it has none.
 */
export function limitsFromReference(reference: number | null, range: DayRange): DayLimits {
  const limits = [false, true].map((special) => bandAround(reference, range, special));
  return limits.find((band) => holds(band, range)) ?? { ...UNKNOWN, reference };
}

/**
 * The limits of a day with a known previous close. On HOSE and HNX that close is the reference, unless a price left the
 * band around it, which proves another reference (an ex-date, a long halt). UPCoM's reference is an average price, which
 * no close determines, so a day there has no limits, nor on an unknown exchange.
 */
export function limitsFromClose(previousClose: number | null, range: DayRange): DayLimits {
  const { exchange, symbol } = range;
  if (previousClose === null || exchange === null || exchange === 'UPCOM') return UNKNOWN;
  const kind = securityKindOf(symbol);
  if (kind === null) return { ...UNKNOWN, reference: previousClose };

  const isTraded = isOnTick(previousClose * 1000, exchange, kind);
  const bands = [
    isTraded ? bandAround(previousClose, range) : null,
    adjustedBand(previousClose, { exchange, kind, reached: range.reached }),
  ];
  return bands.find((band) => holds(band, range)) ?? UNKNOWN;
}

/**
 * The band around a close that later ex-dates have moved off its tick. The limits were moved along with it, and they
 * had been cut to a tick: a price that lies less than that within the band was the limit itself.
 */
function adjustedBand(
  before: number,
  { exchange, kind, reached }: { exchange: Exchange; kind: SecurityKind; reached: DayRange['reached'] },
) {
  const tick = toThousand(tickSize(exchange, toVnd(before), kind));
  const share = BAND_PERCENT[exchange] / 100;
  const [highest, lowest] = [before * (1 + share), before * (1 - share)];
  const prices = reached.filter((price) => price !== null);
  const [top, bottom] = [Math.max(...prices), Math.min(...prices)];
  const slack = before * ROUNDING_ERROR;
  return {
    reference: before,
    ceiling: top > highest - tick && top <= highest + slack ? top : highest,
    floor: bottom < lowest + tick && bottom >= lowest - slack ? bottom : lowest,
  };
}

/** The rounding error of a feed's figures, as a share. */
const ROUNDING_ERROR = 0.001;

function bandAround(reference: number | null, { symbol, exchange }: DayRange, special = false) {
  const kind = securityKindOf(symbol);
  if (kind === null || exchange === null || reference === null) return null;
  const band = priceBand({ exchange, reference: toVnd(reference), kind, special });
  return { reference, ceiling: toThousand(band.ceiling), floor: toThousand(band.floor) };
}

function holds<Band extends { ceiling: number; floor: number }>(
  band: Band | null,
  { reached }: DayRange,
): band is Band {
  return (
    band !== null &&
    reached.every((price) => price === null || (price >= band.floor && price <= band.ceiling))
  );
}
