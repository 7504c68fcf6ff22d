import { priceBand } from '../../src/market/band';
import type { Candles } from '../../src/market/candles';
import { toThousand } from '../../src/market/money';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import type { Climate } from './climate';
import { createDraws } from './draws';
import { createPath } from './path';
import { referenceAfter } from './reference';

/**
 * The daily bars of a listing from the anchor day on, shown from the session `from`. Every price is
 * on a tick and within the band of its session; a bar depends on the seed, the symbol and its day alone.
 */
export function dailyCandles(seed: number, listing: Listing, climate: Climate, from: number): Candles {
  const { exchange, kind, basePrice, volatility } = listing;
  const draws = createDraws(`${seed} stock ${listing.symbol}`);
  const { level, volumes } = createPath(listing, climate, draws);
  const candles = emptyCandles();

  let last = { high: basePrice, low: basePrice, close: basePrice };
  climate.rows.forEach((row, i) => {
    const { ceiling, floor } = priceBand({ exchange, kind, reference: referenceAfter(listing, last) });
    const matched = (price: number) =>
      Math.min(ceiling, Math.max(floor, roundToTick(price, exchange, kind, 'nearest')));

    const goal = basePrice * Math.exp(level[i]!);
    const close = matched(goal);
    // Before the first bar shown only what the next reference needs: on HOSE and HNX that is the close.
    if (i < from && exchange !== 'UPCOM') {
      last = { high: close, low: close, close };
      return;
    }

    const spread = volatility * Math.sqrt(climate.heat[i]!);
    const gap = 0.3 * Math.log(goal / last.close) + 0.38 * spread * draws.normal(row, 8);
    const open = matched(last.close * Math.exp(gap));
    const reach = (column: number) => -0.3 * spread * Math.log(draws.uniform(row, column));
    const high = Math.max(open, close, matched(Math.max(open, close) * (1 + reach(10))));
    const low = Math.min(open, close, matched(Math.min(open, close) * (1 - reach(11))));
    last = { high, low, close };
    if (i < from) return;

    candles.time.push(row * 86_400);
    candles.open.push(toThousand(open));
    candles.high.push(toThousand(high));
    candles.low.push(toThousand(low));
    candles.close.push(toThousand(close));
    candles.volume.push(volumes[i]!);
  });
  return candles;
}

function emptyCandles(): Record<keyof Candles, number[]> {
  return { time: [], open: [], high: [], low: [], close: [], volume: [] };
}
