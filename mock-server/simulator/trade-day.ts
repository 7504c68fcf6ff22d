import { priceBand } from '../../src/market/band';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import type { Bars } from './bars';
import { exPrice, exReference, type Dividend } from './dividends';
import { noiseAt } from './idiosyncratic-path';
import { listingEventsOf } from './listing-events';
import type { MarketFactors } from './market-factors';
import { createPriceModel, type PriceModel } from './price-model';
import { referenceAfter, type PriceLimits } from './reference-price';

/** The close of the trading day before and the reference that follows from it, in VND; updated in place. */
export type PreviousDay = { close: number; reference: number };

/** Trades one day: updates the previous day to it, and writes its bar where bars are given. */
export type TradeDay = (i: number, previous: PreviousDay, bars?: Bars) => void;

/** Creates the trading of one listing. */
export function createTradeDay(seed: number, listing: Listing, factors: MarketFactors) {
  const { exchange, kind } = listing;
  const model = createPriceModel(seed, listing, factors);
  const { random, dividends, logPayout, targetAt } = model;
  const { debut, isHalted, isOpening, hasWideBand } = listingEventsOf(listing, factors);
  const idleShare = idleShareOf(listing);

  const isDebut = (i: number) => debut > 0 && i === debut;
  const referenceOn = (i: number, previous: PreviousDay, dividend: Dividend | null) => {
    if (isDebut(i)) return toTick(listing, targetAt(i) * Math.exp(-debutMove(model, i)));
    return dividend ? exReference(previous.reference, dividend, listing) : previous.reference;
  };
  const isIdle = (i: number, dividend: Dividend | null) =>
    idleShare > 0 && !dividend && !isOpening(i) && random.uniform(i, 14) < idleShare;

  const tradeDay: TradeDay = (i, previous, bars) => {
    const dividend = dividends.at(i);
    const before = dividend ? exPrice(previous.close, dividend) : previous.close;
    const reference = referenceOn(i, previous, dividend);
    const at = bars ? i - bars.from : 0;
    if (bars) {
      bars.reference[at] = reference;
      bars.exFactor[at] = before / previous.close;
      bars.payoutFactor[at] = Math.exp(logPayout(i));
      bars.wideBand[at] = Number(hasWideBand(i));
      bars.opening[at] = Number(isOpening(i));
    }
    // Nothing matches during a halt, but a dividend still lowers the price.
    if (isHalted(i) && dividend) previous.close = previous.reference = reference;
    if (isIdle(i, dividend) || isHalted(i)) {
      if (bars) bars.open[at] = bars.high[at] = bars.low[at] = bars.close[at] = previous.close;
      return;
    }

    const limits = priceBand({ exchange, kind, reference, special: hasWideBand(i) });
    const close = withinLimits(toTick(listing, targetAt(i)), limits);
    const closeBefore = previous.close;
    previous.close = close;
    previous.reference = close;
    if (!bars && exchange !== 'UPCOM') return;

    const spread = listing.volatility * factors.sharedVolatility[i]!;
    const start = isDebut(i) ? reference : before;
    // What a limit held back the day before comes at the open: nobody who buys there gains by it.
    const heldBack = i === 0 || isDebut(i) ? 0 : Math.log(targetAt(i - 1) / closeBefore);
    const gap =
      OVERNIGHT * Math.log(targetAt(i) / start) +
      (1 - OVERNIGHT) * heldBack +
      0.33 * spread * random.normal(i, 8);
    const open = withinLimits(toTick(listing, start * Math.exp(gap)), limits);
    const volume = volumeOn(i, listing, factors, model);
    const { high, low } = rangeOn({ i, open, close, volume, spread, limits }, listing, model);
    previous.reference = referenceAfter(listing, { high, low, close });
    if (!bars) return;

    bars.open[at] = open;
    bars.high[at] = high;
    bars.low[at] = low;
    bars.close[at] = close;
    bars.volume[at] = volume;
  };
  return { tradeDay, targetAt };
}

/** The share of a day's move that comes before its first match. */
const OVERNIGHT = 0.3;

/** The share of trading days without a match: two of three for a stock of 2,000 shares a day. */
function idleShareOf({ exchange, baseVolume }: Listing) {
  return exchange === 'HOSE' ? 0 : 0.7 * Math.exp(-baseVolume / 35_000);
}

/** The log return of a listing's first trading day on its offer price: more often up than down. */
function debutMove({ random }: PriceModel, i: number) {
  return -0.08 + 0.26 * random.uniform(i, 15);
}

type Day = {
  i: number;
  open: number;
  close: number;
  volume: number;
  spread: number;
  limits: PriceLimits;
};

/** Shares of a day which nobody trades within a few ticks, unless a limit holds the price. */
const BUSY = 500_000;
/** The least range of a busy day, as a share of the close. */
const LEAST_RANGE = 0.004;

function rangeOn(day: Day, listing: Listing, { random }: PriceModel) {
  const { i, open, close, volume, spread, limits } = day;
  const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
  // The mean of two draws: one alone often leaves a whole day on a single tick.
  const reach = (one: number, other: number) =>
    -0.177 * spread * (Math.log(random.uniform(i, one)) + Math.log(random.uniform(i, other)));
  const [up, down] = [reach(10, 16), reach(11, 17)];
  const high = Math.max(top, Math.min(limits.ceiling, toTick(listing, top * (1 + up))));
  const low = Math.min(bottom, Math.max(limits.floor, toTick(listing, bottom * (1 - down))));
  return volume < BUSY ? { high, low } : widened({ high, low }, up > down, day, listing);
}

/** Moves the farther end of a range away, or the other where a limit is in the way, to the least range of a busy day. */
function widened(
  range: { high: number; low: number },
  isUp: boolean,
  { close, limits }: Day,
  listing: Listing,
) {
  const { exchange, kind } = listing;
  const missing = LEAST_RANGE * close - (range.high - range.low);
  if (missing <= 0) return range;
  const isLocked = range.low === limits.ceiling || range.high === limits.floor;
  if (isLocked) return range;
  const higher = roundToTick(range.high + missing, exchange, kind, 'up');
  const lower = roundToTick(range.low - missing, exchange, kind, 'down');
  const goesUp = isUp ? higher <= limits.ceiling : lower < limits.floor;
  return goesUp ? { ...range, high: Math.min(higher, limits.ceiling) } : { ...range, low: lower };
}

/** Shares in whole lots: more on a day of the stock's own news than on a day that moves the whole market. */
function volumeOn(i: number, listing: Listing, { activity }: MarketFactors, model: PriceModel) {
  const { random, ownMove, levelAt } = model;
  const { baseVolume, volatility } = listing;
  const move = ownMove(i);
  const interest = 0.68 * noiseAt(random, 3, 110, i) + 0.25 * noiseAt(random, 4, 16, i);
  // A rise attracts more buyers than a fall sellers.
  const response = (move > 0 ? 0.58 : 0.32) * (Math.min(2.3, Math.abs(move) / volatility) - 0.65);
  // Who trades has a sum of money in mind: of a share that costs less more are traded.
  const cheapness = -0.35 * levelAt(i);
  const shares =
    baseVolume * Math.exp(activity[i]! + interest + 0.2 * random.normal(i, 5) + response + cheapness);
  return Math.max(1, Math.round(shares / 100)) * 100;
}

function toTick({ exchange, kind }: Listing, price: number) {
  return roundToTick(price, exchange, kind, 'nearest');
}

function withinLimits(price: number, { ceiling, floor }: PriceLimits) {
  return Math.min(ceiling, Math.max(floor, price));
}
