import { priceBand } from '../../src/market/band';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import { MARKET_VOLATILITY, SECTOR_VOLATILITY, type Climate } from './market-factors';
import { createDividends, exPrice, exReference } from './dividends';
import { createDraws, type Draws } from './seeded-random';
import { milestonesOf } from './listing-events';
import { createOwnPath, noiseAt } from './idiosyncratic-path';
import { referenceAfter } from './reference-price';

/**
 * A listing's sessions `from` to `to` of the climate as they traded, in columns: prices in whole VND, shares in lots of
 * 100. A session without a match has volume 0 and carries the last price; its reference stands. So does a halted one.
 */
export type Bars = {
  from: number;
  to: number;
  reference: Float64Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  volume: Float64Array;
  /** 1 on a session with the wide band of a first day. */
  wide: Uint8Array;
  /** 1 on a listing's first session and on the first after a halt. */
  opening: Uint8Array;
  /** Price after an ex-date over price before it; 1 on every other session. */
  exFactor: Float64Array;
  /** Price over what it would be had nothing been paid out: an index divides by it. */
  paidOut: Float64Array;
};

/** What a session needs to know of the one before, in VND; the session leaves it as the next one's. */
type Eve = { close: number; reference: number };

/** How much of a listing's volatility comes from the market, from its sector, and from itself: a fund follows the market. */
const SHARES = {
  stock: { market: 0.54, sector: 0.3, own: 0.67 },
  etf: { market: 0.9, sector: 0, own: 0.15 },
};
const FOLLOWS_MARKET = { HOSE: 1, HNX: 0.9, UPCOM: 0.7 };

/**
 * The bars of some sessions, the same whichever sessions are asked for: a price is drawn to a level that depends on its
 * session alone, so a few sessions before the first are enough to know where it stands.
 */
export function barsOf(seed: number, listing: Listing, climate: Climate, from: number, to: number): Bars {
  const { trade, goalAt } = createTrade(seed, listing, climate);
  const bars = emptyBars(from, to);
  const eve = eveOf(from, trade, goalAt);
  for (let i = from; i <= to; i += 1) trade(i, eve, bars);
  return bars;
}

type Trade = (i: number, eve: Eve, bars?: Bars) => void;

/** Trades one session after another: turns the eve of each into the next one's, and writes its bar where bars are given. */
function createTrade(seed: number, listing: Listing, climate: Climate) {
  const { exchange, kind, basePrice, volatility, baseVolume, sector } = listing;
  const { heat, market, activity } = climate;
  const draws = createDraws(`${seed} stock ${listing.symbol}`);
  const shares = SHARES[kind];
  const beta = (shares.market * volatility * FOLLOWS_MARKET[exchange]) / MARKET_VOLATILITY;
  const gamma = (shares.sector * volatility) / SECTOR_VOLATILITY;
  const shared = climate.sector(sector);
  const own = createOwnPath(draws, shares.own * volatility);
  const dividends = createDividends(seed, listing);
  const { debut, isHalted, isOpening, isWide } = milestonesOf(listing, climate);
  // Nobody deals every day in what few hold: at 2,000 shares a day there is no match on two days of three.
  const idle = exchange === 'HOSE' ? 0 : 0.7 * Math.exp(-baseVolume / 35_000);
  const paidOut = remembered(dividends.paidOut);
  const level = remembered((i) => own(i) + beta * market[i]! + gamma * shared[i]! + paidOut(i));
  const onTick = (price: number) => roundToTick(price, exchange, kind, 'nearest');

  const goalAt = (i: number) => basePrice * Math.exp(level(i));

  const trade: Trade = (i, eve, bars) => {
    const dividend = dividends.at(i);
    const before = dividend ? exPrice(eve.close, dividend) : eve.close;
    const measured = dividend ? exReference(eve.reference, dividend, listing) : eve.reference;
    const isDebut = debut > 0 && i === debut;
    const reference = isDebut ? onTick(goalAt(i) * Math.exp(-debutMove(draws, i))) : measured;
    const at = bars ? i - bars.from : 0;
    if (bars) {
      bars.reference[at] = reference;
      bars.exFactor[at] = before / eve.close;
      bars.paidOut[at] = Math.exp(paidOut(i));
      bars.wide[at] = Number(isWide(i));
      bars.opening[at] = Number(isOpening(i));
    }
    // Nothing matches while it is halted, but what is paid out then is gone from the price.
    if (isHalted(i) && dividend) eve.close = eve.reference = reference;
    const isIdle = idle > 0 && !dividend && !isOpening(i) && draws.uniform(i, 14) < idle;
    if (isIdle || isHalted(i)) {
      if (bars) bars.open[at] = bars.high[at] = bars.low[at] = bars.close[at] = eve.close;
      return;
    }

    const { ceiling, floor } = priceBand({ exchange, kind, reference, special: isWide(i) });
    const goal = goalAt(i);
    const close = Math.min(ceiling, Math.max(floor, onTick(goal)));
    eve.close = close;
    eve.reference = close;
    if (!bars && exchange !== 'UPCOM') return;

    const spread = volatility * Math.sqrt(heat[i]!);
    const start = isDebut ? reference : before;
    const gap = 0.3 * Math.log(goal / start) + 0.38 * spread * draws.normal(i, 8);
    const open = Math.min(ceiling, Math.max(floor, onTick(start * Math.exp(gap))));
    const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
    const high = Math.max(
      top,
      Math.min(ceiling, onTick(top * (1 - 0.3 * spread * Math.log(draws.uniform(i, 10))))),
    );
    const low = Math.min(
      bottom,
      Math.max(floor, onTick(bottom * (1 + 0.3 * spread * Math.log(draws.uniform(i, 11))))),
    );
    eve.reference = referenceAfter(listing, { high, low, close });
    if (!bars) return;

    // A day that moves everything draws fewer to each stock than a day of its own.
    const move = i > 0 ? level(i) - level(i - 1) - 0.6 * beta * (market[i]! - market[i - 1]!) : 0;
    const interest = 0.5 * noiseAt(draws, 3, 80, i) + 0.38 * noiseAt(draws, 4, 16, i);
    // Buyers come with a rise more than sellers with a fall.
    const width = (move > 0 ? 0.66 : 0.36) * (Math.min(2.3, Math.abs(move) / volatility) - 0.65);
    const shares = baseVolume * Math.exp(activity[i]! + interest + 0.26 * draws.normal(i, 5) + width);
    bars.open[at] = open;
    bars.high[at] = high;
    bars.low[at] = low;
    bars.close[at] = close;
    bars.volume[at] = Math.max(1, Math.round(shares / 100)) * 100;
  };
  return { trade, goalAt };
}

/** How far a listing's first session takes it from what it was offered at, as a log price: more often up than down. */
function debutMove(draws: Draws, i: number) {
  return -0.08 + 0.26 * draws.uniform(i, 15);
}

const SHORTEST_LEAD = 32;
/** Limits keep a price from its goal for a few sessions; never this far. */
const FAR = 3;

/**
 * The eve of a session. A session takes a higher eve to a price at least as high, so once a start far above and one far
 * below have met, every start between them would have come to the same.
 */
function eveOf(from: number, trade: Trade, goalAt: (i: number) => number): Eve {
  for (let lead = SHORTEST_LEAD; lead < from; lead *= 2) {
    const start = from - lead;
    const [low, high] = [startAt(goalAt(start) / FAR), startAt(goalAt(start) * FAR)];
    for (let i = start; i < from; i += 1) {
      trade(i, low);
      trade(i, high);
    }
    if (low.close === high.close && low.reference === high.reference) return low;
  }
  const eve = startAt(goalAt(0));
  for (let i = 0; i < from; i += 1) trade(i, eve);
  return eve;
}

/** Answers again what was asked last or just before. */
function remembered(compute: (i: number) => number) {
  const at = [-1, -1];
  const values = [0, 0];
  return (i: number) => {
    const place = i % 2;
    if (at[place] !== i) {
      values[place] = compute(i);
      at[place] = i;
    }
    return values[place]!;
  };
}

function startAt(price: number): Eve {
  const tidy = Math.round(price / 100) * 100;
  return { close: tidy, reference: tidy };
}

function emptyBars(from: number, to: number): Bars {
  const column = () => new Float64Array(to - from + 1);
  return {
    from,
    to,
    reference: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
    wide: new Uint8Array(to - from + 1),
    opening: new Uint8Array(to - from + 1),
    exFactor: column(),
    paidOut: column(),
  };
}
