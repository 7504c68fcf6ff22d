import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import { createDraws } from './seeded-random';

/** An ex-date: from this session on a buyer no longer gets the cash (VND a share) or the new shares (per share held). */
export type Dividend = {
  index: number;
  cash: number;
  ratio: number;
  /** The fall of the log price that goes with it. */
  blow: number;
};

const YEAR = 250;
const REGAINED = 0.9945;
const FORGOTTEN_YEARS = 5;
/** How much of what was paid out is still missing after so many sessions. */
const STILL_MISSING = Array.from({ length: (FORGOTTEN_YEARS + 1) * YEAR }, (_, age) => REGAINED ** age);
const RATIOS = [0.05, 0.08, 0.1, 0.1, 0.12, 0.15, 0.2];

/** What a listing pays out: many stocks once a year in cash, some in shares, some nothing. */
export function createDividends(seed: number, { symbol, kind, basePrice }: Listing) {
  const draws = createDraws(`${seed} dividend ${symbol}`);
  const pays = kind === 'stock' && basePrice >= 10_000 && draws.uniform(0, 0) < 0.65;
  const inShares = draws.uniform(0, 1) < 0.35;

  const drawn = (year: number): Dividend | null => {
    if (!pays || year < 0 || draws.uniform(year, 2) > 0.85) return null;
    const index = year * YEAR + Math.floor(YEAR * draws.uniform(year, 3));
    if (inShares && draws.uniform(year, 4) < 0.5) {
      const ratio = RATIOS[Math.floor(RATIOS.length * draws.uniform(year, 5))]!;
      return { index, cash: 0, ratio, blow: -Math.log(1 + ratio) };
    }
    const cash = Math.max(1, Math.round((basePrice * (0.01 + 0.04 * draws.uniform(year, 6))) / 100)) * 100;
    return { index, cash, ratio: 0, blow: Math.log(1 - cash / basePrice) };
  };

  const years: (Dividend | null)[] = [];
  const inYear = (year: number) => {
    for (let y = years.length; y <= year; y += 1) years.push(drawn(y));
    return years[year] ?? null;
  };
  // By year, the ex-dates whose blow may still be felt in it.
  const felt: (readonly Dividend[])[] = [];
  const feltIn = (year: number) =>
    (felt[year] ??= Array.from({ length: FORGOTTEN_YEARS + 1 }, (_, ago) => inYear(year - ago)).filter(
      (dividend) => dividend !== null,
    ));
  return {
    /** The ex-date that a session is; null on most. */
    at: (i: number): Dividend | null => {
      const dividend = inYear(Math.floor(i / YEAR));
      return dividend?.index === i ? dividend : null;
    },
    /** Log of the price without what was paid out and not yet earned again, over the price with it; at most 0. */
    paidOut: (i: number): number => {
      let sum = 0;
      for (const { index, blow } of feltIn(Math.floor(i / YEAR))) {
        if (index <= i) sum += blow * STILL_MISSING[i - index]!;
      }
      return sum;
    },
  };
}

/** A price before an ex-date as it stands after it, in whole VND off the ticks. */
export function exPrice(price: number, { cash, ratio }: Dividend): number {
  return (price - cash) / (1 + ratio);
}

/** The reference of an ex-date, from the reference it would have been. */
export function exReference(reference: number, dividend: Dividend, { exchange, kind }: Listing): number {
  return roundToTick(exPrice(reference, dividend), exchange, kind, 'nearest');
}
