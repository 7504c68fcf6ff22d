import { sharesOf } from '../../listing/shares';
import type { Listing } from '../../listing/table';
import { createSeededRandom, round2, type ExDate, type Market } from '../../simulator/simulator';
import { quarterOf, type Quarter } from './quarters';
import { industryOf } from './industries';

/** Revenue (of a bank its operating income) and profit after tax of a quarter, in billion VND. */
type QuarterResult = { revenue: number; profit: number };

export type Business = {
  resultOf: (quarter: Quarter) => QuarterResult;
  /** What belongs to the holders at the end of a quarter, in billion VND. */
  equityAt: (quarter: Quarter) => number;
  /** The ex-dates of the newest five years. */
  dividends: readonly ExDate[];
};

/** The newest quarter that was reported when the base prices were taken: what a company earns is in proportion to them. */
const BASE: Quarter = quarterOf('2025-09-30');

/** The dearest and the cheapest price over profit, and the share of those without dividends that lose money for some time. */
const [CHEAPEST, DEAREST, TROUBLED] = [5, 28, 0.22];

/**
 * Simulates the reports of a company, null for a fund: its quarters depend on themselves alone, so a later day changes no
 * earlier one; its equity follows from its profits, the dividends it paid and the shares it sold.
 */
export function businessOf(market: Market, listing: Listing): Business | null {
  const shares = sharesOf(listing);
  if (shares === null) return null;
  const industry = industryOf(listing.group);
  const random = createSeededRandom(`${market.seed} business ${listing.symbol}`);
  const pe = clamp(industry.pe * Math.exp(0.28 * random.normal(0, 0)), CHEAPEST, DEAREST);
  const roe = industry.roe * Math.exp(0.25 * random.normal(0, 1));
  const margin = industry.margin * Math.exp(0.2 * random.normal(0, 2));
  const growth = industry.growth + 0.04 * random.normal(0, 3);
  const isTroubled = !market.paysDividends(listing) && random.uniform(0, 4) < TROUBLED;
  const yearsProfit = (shares * listing.basePrice) / 1e9 / pe;

  const usualProfit = (quarter: Quarter) =>
    (yearsProfit / 4) * (1 + growth) ** ((quarter - BASE) / 4) * seasonOf(quarter % 4);
  const seasons = [0, 1, 2, 3].map((each) => 1 + 0.08 * random.normal(1, each) + 0.05 * (each - 1.5));
  const seasonOf = (each: number) => (4 * seasons[each]!) / seasons.reduce((sum, season) => sum + season, 0);

  const resultOf = (quarter: Quarter): QuarterResult => {
    const surprise = industry.swing * random.normal(quarter, 5);
    const usual = usualProfit(quarter);
    const profit = usual * (isTroubled ? 2 * surprise - 0.35 : 1 + surprise);
    const revenue = (usual / margin) * (1 + 0.4 * surprise + 0.05 * random.normal(quarter, 6));
    return { revenue: Math.max(round2(revenue), 0.01), profit: round2(profit) };
  };

  const dividends = market.dividends(listing);
  /** What the holders paid in less what they received in a quarter. */
  const paidIn = (quarter: Quarter) =>
    dividends
      .filter(({ day }) => quarterOf(day) === quarter)
      .reduce((sum, { day, cash, ratio, issue }) => {
        const before = market.shares(listing, day)! / (1 + ratio);
        return sum + (before * (ratio * issue - cash)) / 1e9;
      }, 0);
  const changeIn = (quarter: Quarter) => resultOf(quarter).profit + paidIn(quarter);
  const equityAt = (quarter: Quarter) => {
    let equity = (100 * yearsProfit) / roe;
    for (let each = BASE + 1; each <= quarter; each += 1) equity += changeIn(each);
    for (let each = BASE; each > quarter; each -= 1) equity -= changeIn(each);
    return equity;
  };
  return { resultOf, equityAt, dividends };
}

function clamp(value: number, least: number, most: number) {
  return Math.max(least, Math.min(most, value));
}
