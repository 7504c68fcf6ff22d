import { afterAll, beforeAll, vi } from 'vitest';
import type { Listing } from '../../../../mock-server/listing/table';
import type { Bars } from '../../../../mock-server/simulator/bars';
import type { simulateBars } from '../../../../mock-server/simulator/daily-bars';
import type { MarketFactors } from '../../../../mock-server/simulator/market-factors';

type Kept = { bars: Bars; factors: MarketFactors };

/** The bars of a seed take 40 MB. */
const MOST_SEEDS = 2;

const seeds = new Map<number, Map<Listing, Kept>>();
let isKept = true;

/** How many days were simulated, per simulation of a listing, in this worker. */
export const simulatedDays: number[] = [];

/**
 * Keeps the bars of each listing for all markets of a worker. They are the same whichever range is requested and whenever
 * the market ends, which the tests of the bars prove: days that are missing are simulated and added.
 */
export function keepSimulatedBars() {
  vi.doMock('../../../../mock-server/simulator/daily-bars', async (load) => {
    const module = await load<typeof import('../../../../mock-server/simulator/daily-bars')>();
    return { ...module, simulateBars: keeping(counting(module.simulateBars)) };
  });
}

function counting(simulate: typeof simulateBars): typeof simulateBars {
  return (seed, listing, factors, from, to) => {
    simulatedDays.push(to - from + 1);
    return simulate(seed, listing, factors, from, to);
  };
}

function keeping(simulate: typeof simulateBars): typeof simulateBars {
  return (seed, listing, factors, from, to) => {
    if (!isKept) return simulate(seed, listing, factors, from, to);
    const listings = ofSeed(seed);
    const known = listings.get(listing);
    const missing = (first: number, last: number) =>
      first > last ? [] : [simulate(seed, listing, factors, first, last)];
    const kept =
      known && isAlike(known, factors, to)
        ? join([...missing(from, known.bars.from - 1), known.bars, ...missing(known.bars.to + 1, to)])
        : simulate(seed, listing, factors, from, to);
    if (kept !== known?.bars) listings.set(listing, { bars: kept, factors });
    return slice(kept, from, to);
  };
}

function ofSeed(seed: number) {
  const known = seeds.get(seed);
  if (known) return known;
  if (seeds.size === MOST_SEEDS) seeds.delete([...seeds.keys()][0]!);
  const listings = new Map<Listing, Kept>();
  seeds.set(seed, listings);
  return listings;
}

/** Has the tests of a file simulate every bar that they read, as where two markets are compared. */
export function simulateEveryBar() {
  beforeAll(() => {
    isKept = false;
  });
  afterAll(() => {
    isKept = true;
  });
}

/** Whether the factors of a seed are those of kept bars: a shock to the newest trading day is the only difference. */
function isAlike({ bars, factors }: Kept, others: MarketFactors, to: number) {
  const last = Math.min(bars.to, to);
  return factors.market[last] === others.market[last];
}

function join(parts: readonly Bars[]): Bars {
  const [first, ...others] = parts as [Bars, ...Bars[]];
  if (others.length === 0) return first;
  return mapColumns(first, first.from, parts.at(-1)!.to, (name) => {
    const columns = parts.map((bars) => bars[name]);
    const length = columns.reduce((sum, column) => sum + column.length, 0);
    const joined =
      name === 'wideBand' || name === 'opening' ? new Uint8Array(length) : new Float64Array(length);
    let at = 0;
    for (const column of columns) {
      joined.set(column, at);
      at += column.length;
    }
    return joined;
  });
}

function slice(bars: Bars, from: number, to: number): Bars {
  if (from === bars.from && to === bars.to) return bars;
  return mapColumns(bars, from, to, (name) => bars[name].subarray(from - bars.from, to - bars.from + 1));
}

type Column = Exclude<keyof Bars, 'from' | 'to'>;

function mapColumns(
  bars: Bars,
  from: number,
  to: number,
  columnOf: (name: Column) => Float64Array | Uint8Array,
): Bars {
  const names = Object.keys(bars).filter((name) => name !== 'from' && name !== 'to') as Column[];
  return { from, to, ...Object.fromEntries(names.map((name) => [name, columnOf(name)])) } as Bars;
}
