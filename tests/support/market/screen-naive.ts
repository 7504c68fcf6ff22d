import { RSI } from 'trading-signals';
import type { Candles } from '../../../src/market/candles';

/** What a symbol's response of /quotes holds, and its place in the listing, as the mock sends them. */
export type Wire = {
  readonly symbol: string;
  readonly exchange: string;
  readonly sector: string;
  readonly market_cap: number | null;
  readonly lp: number;
  readonly chp: number;
  readonly volume: number;
  readonly foreign_buy: number;
  readonly foreign_sell: number;
};

/** Figures that a server adds. */
export type Company = Readonly<
  Record<'pe' | 'pb' | 'roe' | 'dividendYield' | 'foreign5' | 'foreign20', number | null>
>;

export type NaiveFigures = Readonly<Record<string, number | null>>;

/** Every figure that a condition may compare, computed again from the bars and the response by sums over slices. */
export function naiveFigures(wire: Wire, candles: Candles, company: Company): NaiveFigures {
  const { close, high, low, volume } = candles;
  const mean = (values: readonly number[], count: number) =>
    values.length < count ? null : values.slice(-count).reduce((sum, value) => sum + value, 0) / count;
  const usual = mean(volume.map(Number), 20);
  const strength = new RSI(14);
  for (const price of close) strength.update(price, false);
  const year = 250;
  // In đồng: a distance that a condition names exactly is met.
  const [last, highest, lowest] = [
    wire.lp,
    Math.max(...high.slice(-year)),
    Math.min(...low.slice(-year)),
  ].map((each) => Math.round(each * 1_000)) as [number, number, number];
  return {
    price: wire.lp,
    change: wire.chp,
    value: (wire.lp * wire.volume) / 1e6,
    value20: mean(
      close.map((price, i) => (price * volume[i]!) / 1e6),
      20,
    ),
    volumeRatio: usual ? wire.volume / usual : null,
    marketCap: wire.market_cap,
    belowHigh: close.length < year ? null : (100 * (highest - last)) / highest,
    aboveLow: close.length < year ? null : (100 * (last - lowest)) / lowest,
    rsi: strength.isStable ? Number(strength.getResult()) : null,
    foreign1: ((wire.foreign_buy - wire.foreign_sell) * wire.lp) / 1e6,
    ...company,
    ma20: mean(close, 20),
    ma50: mean(close, 50),
    ma200: mean(close, 200),
  };
}
