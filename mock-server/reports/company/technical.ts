import type { Candles } from '../../../src/market/candles';
import { rsi, sma, type IndicatorLine } from '../../../src/market/indicators';
import { highest, lowest } from '../../../src/market/rolling';
import { round2 } from '../../simulator/simulator';

/** What the daily candles of a symbol say on their last day; null where there are too few. */
export type TechnicalFigures = {
  rsi14: number | null;
  ma20: number | null;
  ma50: number | null;
  ma200: number | null;
  high52w: number | null;
  low52w: number | null;
  averageVolume20: number | null;
  averageValue20: number | null;
};

/** The trading days of 52 weeks. */
const YEAR_DAYS = 250;

/** Computes them: prices in thousand VND, the volume in shares, the value in billion VND. */
export function technicalFiguresOf({ high, low, close, volume }: Candles): TechnicalFigures {
  const values = close.map((price, i) => (price * volume[i]!) / 1e6);
  return {
    rsi14: last(rsi(close)),
    ma20: last(sma(close, 20)),
    ma50: last(sma(close, 50)),
    ma200: last(sma(close, 200)),
    high52w: last(highest(high, YEAR_DAYS)),
    low52w: last(lowest(low, YEAR_DAYS)),
    averageVolume20: whole(last(sma(volume, 20))),
    averageValue20: last(sma(values, 20)),
  };
}

function last(line: IndicatorLine) {
  const value = line.at(-1) ?? null;
  return value === null ? null : round2(value);
}

function whole(value: number | null) {
  return value === null ? null : Math.round(value);
}
