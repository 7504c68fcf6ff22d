import type { Candles } from '../../../src/market/candles';
import type { TechnicalFigures } from '../../../src/market/screen/screened';
import { technicalsOf } from '../../../src/market/screen/technicals';
import { round2 } from '../../simulator/simulator';

/** What the daily candles of a symbol say on their last day, rounded as a server sends it; null where there are too few. */
export function technicalFiguresOf(candles: Candles): TechnicalFigures {
  const exact = technicalsOf(candles);
  return {
    rsi14: rounded(exact.rsi14),
    ma20: rounded(exact.ma20),
    ma50: rounded(exact.ma50),
    ma200: rounded(exact.ma200),
    high52w: rounded(exact.high52w),
    low52w: rounded(exact.low52w),
    averageVolume20: exact.averageVolume20 === null ? null : Math.round(exact.averageVolume20),
    averageValue20: rounded(exact.averageValue20),
  };
}

function rounded(value: number | null) {
  return value === null ? null : round2(value);
}
