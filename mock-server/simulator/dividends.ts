import type { Day } from '../../src/market/day';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import { PINNED } from './market-factors';
import { createSeededRandom } from './seeded-random';

/** What a holder receives for each share, and the day from which a buyer no longer does. */
export type ExDate = Pick<Dividend, 'cash' | 'ratio' | 'issue'> & { day: Day };

/** An ex-date: from this trading day on a buyer no longer gets the cash or the new shares. */
export type Dividend = {
  index: number;
  /** VND for each share. */
  cash: number;
  /** New shares for each share, and what one of them costs: 0 for those of a dividend. */
  ratio: number;
  issue: number;
  /** The change of the log price on the ex-date, below 0. */
  logDrop: number;
};

const YEAR = 250;
const RATIOS = [0.05, 0.08, 0.1, 0.1, 0.12, 0.15, 0.2];
const RIGHTS_RATIOS = [0.1, 0.15, 0.2, 0.25, 0.5];
/** The groups whose companies offer new shares most, the largest ones apart. */
const RAISING_CAPITAL = ['Chứng khoán', 'Bất động sản'];
/** New shares are seldom sold below it. */
const PAR = 10_000;

/** The ex-date of a dividend that falls on a trading day. */
export function exDateOf({ cash, ratio, issue }: Dividend, day: Day): ExDate {
  return { day, cash, ratio, issue };
}

/**
 * Simulates the dividends of a listing: many stocks pay once a year in cash, some in shares, some nothing; in a year without
 * one those that need capital offer new shares to their holders.
 */
export function createDividends(seed: number, { symbol, kind, group, inVn30, basePrice }: Listing) {
  const random = createSeededRandom(`${seed} dividend ${symbol}`);
  const pays = kind === 'stock' && basePrice >= 10_000 && random.uniform(0, 0) < 0.65;
  const raisesCapital = RAISING_CAPITAL.includes(group) && !inVn30 && basePrice >= 1.5 * PAR;
  const paysInShares = random.uniform(0, 1) < 0.35;

  const simulate = (year: number): Dividend | null => {
    if (!pays || year < 0) return null;
    const isWithout = random.uniform(year, 2) > 0.85;
    if (isWithout && !raisesCapital) return null;
    const index = year * YEAR + Math.floor(YEAR * random.uniform(year, 3));
    if (isWithout) {
      const ratio = RIGHTS_RATIOS[Math.floor(RIGHTS_RATIOS.length * random.uniform(year, 5))]!;
      const issue = Math.max(PAR, Math.round(basePrice / 2_000) * 1_000);
      return {
        index,
        cash: 0,
        ratio,
        issue,
        logDrop: Math.log((basePrice + ratio * issue) / (basePrice * (1 + ratio))),
      };
    }
    if (paysInShares && random.uniform(year, 4) < 0.5) {
      const ratio = RATIOS[Math.floor(RATIOS.length * random.uniform(year, 5))]!;
      return { index, cash: 0, ratio, issue: 0, logDrop: -Math.log(1 + ratio) };
    }
    const cash = Math.max(1, Math.round((basePrice * (0.01 + 0.03 * random.uniform(year, 6))) / 100)) * 100;
    return { index, cash, ratio: 0, issue: 0, logDrop: Math.log(1 - cash / basePrice) };
  };

  const years: (Dividend | null)[] = [];
  const inYear = (year: number) => {
    for (let y = years.length; y <= year; y += 1) years.push(simulate(y));
    return years[year] ?? null;
  };
  /** By year, the drops of all ex-dates before it. */
  const before = [0];
  const dropsBefore = (year: number) => {
    for (let y = before.length; y <= year; y += 1)
      before.push(before[y - 1]! + (inYear(y - 1)?.logDrop ?? 0));
    return before[year]!;
  };
  const dropsUntil = (i: number) => {
    const year = Math.floor(i / YEAR);
    const dividend = inYear(year);
    return dropsBefore(year) + (dividend && dividend.index <= i ? dividend.logDrop : 0);
  };
  const pinned = dropsUntil(PINNED);
  /** New shares for each share of the ex-dates after one trading day until another. */
  const growthBetween = (after: number, until: number) => {
    let growth = 1;
    for (let year = Math.floor(after / YEAR); year <= Math.floor(until / YEAR); year += 1) {
      const dividend = inYear(year);
      if (dividend && dividend.index > after && dividend.index <= until) growth *= 1 + dividend.ratio;
    }
    return growth;
  };
  return {
    /** Whether the company pays dividends at all. */
    pays,
    /** The dividend whose ex-date a trading day is; null on most. */
    at: (i: number): Dividend | null => {
      const dividend = inYear(Math.floor(i / YEAR));
      return dividend?.index === i ? dividend : null;
    },
    /** Log of the payout factor: the price over the price had nothing been paid out since the pinned trading day. */
    logPayout: (i: number): number => dropsUntil(i) - pinned,
    /** The shares on a trading day for each share of the pinned one. */
    sharesFactor: (i: number): number =>
      i >= PINNED ? growthBetween(PINNED, i) : 1 / growthBetween(i, PINNED),
  };
}

/** Adjusts a price from before an ex-date, in whole VND and not on a tick; the right to pay more than the price is worth nothing. */
export function exPrice(price: number, { cash, ratio, issue }: Dividend): number {
  return issue >= price ? price : (price - cash + ratio * issue) / (1 + ratio);
}

/** Adjusts a reference price to an ex-date. */
export function exReference(reference: number, dividend: Dividend, { exchange, kind }: Listing): number {
  return roundToTick(exPrice(reference, dividend), exchange, kind, 'nearest');
}
