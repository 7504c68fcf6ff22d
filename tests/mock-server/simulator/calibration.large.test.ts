import { describe, expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import type { Candles } from '../../../src/market/candles';
import { NOW } from '../../support/mock-server/backend';

/**
 * Statistics of the stocks of VN30 on the 725 trading days from 2023 to November 2025: deviation of the daily log return and of
 * the opening gap, the median day's range, all in percent, the mean and the deviation of the log volume, and the last close.
 */
const MEASURED = `
ACB 1.363 0.732 1.460 15.806 0.660 24.25
BCM 1.764 1.106 2.000 12.665 0.926 66.6
BID 1.586 0.792 1.849 14.465 0.772 37.1
CTG 1.647 0.775 1.926 15.562 0.628 49
DGC 2.000 0.915 2.258 14.541 0.578 94.3
FPT 1.614 0.838 1.703 14.883 0.935 96.1
GAS 1.340 0.837 1.479 13.390 0.667 63.4
GVR 2.513 1.041 2.792 14.866 0.580 27.3
HDB 1.771 0.801 1.940 15.719 0.771 32
HPG 1.755 0.824 1.940 16.979 0.560 26.55
LPB 1.944 0.743 2.330 15.120 0.745 48.6
MBB 1.564 0.881 1.761 16.396 0.693 23.25
MSN 1.975 0.862 2.115 14.959 0.878 77.4
MWG 2.013 0.941 2.372 15.623 0.661 79.9
PLX 1.738 0.937 1.865 13.909 0.669 33.9
SAB 1.438 0.703 1.448 13.130 0.944 46.4
SHB 1.794 0.854 2.100 16.996 0.858 16.8
SSB 1.546 0.888 1.710 14.317 0.506 17.3
SSI 2.202 0.940 2.357 16.773 0.593 29.88
STB 1.956 0.745 2.145 16.347 0.578 48.6
TCB 1.761 0.860 1.910 15.927 0.796 33.75
TPB 1.848 0.886 2.074 15.949 0.823 17.3
VCB 1.324 0.715 1.441 14.294 0.810 57.4
VHM 2.170 1.001 2.421 15.468 0.755 102.9
VIB 1.595 0.808 1.799 15.511 0.689 18.5
VIC 2.229 1.203 2.222 14.912 0.739 130.2
VJC 1.772 0.858 1.800 13.555 0.673 203.5
VNM 1.323 0.562 1.454 14.896 0.610 64
VPB 1.864 0.847 2.049 16.636 0.636 29.25
VRE 2.163 0.933 2.473 15.574 0.715 34.25
`;
const TRADING_DAYS = 725;

const measured = new Map(
  MEASURED.trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', ...figures] = line.split(' ');
      const [returns = 0, gap = 0, range = 0, volume = 0, volumeSpread = 0, last = 0] = figures.map(Number);
      return [symbol, { returns, gap, range, volume, volumeSpread, last }] as const;
    }),
);

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

function measure({ open, high, low, close, volume }: Candles) {
  const days = Array.from({ length: TRADING_DAYS }, (_, i) => close.length - TRADING_DAYS + i);
  return {
    returns: 100 * deviation(days.map((i) => Math.log(close[i]! / close[i - 1]!))),
    gap: 100 * deviation(days.map((i) => Math.log(open[i]! / close[i - 1]!))),
    range: 100 * median(days.map((i) => (high[i]! - low[i]!) / close[i]!)),
    volume: mean(days.map((i) => Math.log(volume[i]!))),
    volumeSpread: deviation(days.map((i) => Math.log(volume[i]!))),
    limitDays: days.filter((i) => Math.abs(Math.log(close[i]! / close[i - 1]!)) > 0.063).length,
  };
}

/** Three years are more or less nervous from seed to seed, as volatility clusters: a stock is measured in several. */
const markets = [33, 7, 8].map((seed) => createMarket({ seed, now: () => NOW }));

describe('the thirty stocks of VN30 in three seeds', () => {
  const stocks = universe
    .filter(({ inVn30 }) => inVn30)
    .map((listing) => {
      const all = markets.map((market) => measure(market.history(listing).adjusted));
      const simulated = (figure: keyof ReturnType<typeof measure>) => mean(all.map((each) => each[figure]));
      return { listing, simulated, real: measured.get(listing.symbol)! };
    });
  const ratios = (figure: 'returns' | 'gap' | 'range' | 'volumeSpread') =>
    stocks.map(({ simulated, real }) => simulated(figure) / real[figure]);

  it.each([
    ['returns', 'a day’s return', 0.1, 0.25],
    ['gap', 'the opening gap', 0.1, 0.5],
    ['range', 'a day’s range', 0.1, 0.3],
    ['volumeSpread', 'the deviation of the volume', 0.15, 0.6],
  ] as const)('are as volatile as measured: %s (%s)', (figure, _, together, each) => {
    const all = ratios(figure);

    expect(Math.abs(mean(all) - 1)).toBeLessThan(together);
    expect(all.filter((ratio) => Math.abs(ratio - 1) > each)).toEqual([]);
  });

  it('trade as much as measured', () => {
    const off = stocks.map(({ simulated, real }) => simulated('volume') - real.volume);

    expect(Math.abs(mean(off))).toBeLessThan(0.15);
    expect(off.filter((each) => Math.abs(each) > 0.6)).toEqual([]);
  });

  it('close near their limits on one to three days of a hundred', () => {
    const days = stocks.map(({ simulated }) => simulated('limitDays'));

    expect(mean(days)).toBeGreaterThan(0.01 * TRADING_DAYS);
    expect(mean(days)).toBeLessThan(0.03 * TRADING_DAYS);
  });

  it('start from the last measured prices', () => {
    const off = stocks.filter(
      ({ listing, real }) => Math.abs(listing.basePrice / 1000 / real.last - 1) > 0.005,
    );

    expect(off).toEqual([]);
    expect(stocks).toHaveLength(30);
  });
});
