import type { IndexSummary, SectorChange } from '../simulator/simulator';
import { instantOf, type TradingDay } from './trading-day';

/** The response of GET api/market_pulse; money in billion VND. */
type Pulse = {
  asOf: string;
  indices: IndexSummary[];
  foreignNet: number;
  proprietaryNet: number;
  /** The average turnover of HOSE on the 20 trading days before, by the same time of the day. */
  usualTurnover: number;
  sectors: SectorChange[];
};

/** Reports a trading day as the market pulse. */
export function pulseOf(tradingDay: TradingDay): Pulse {
  return {
    asOf: instantOf(tradingDay),
    indices: Object.values(tradingDay.indices),
    foreignNet: tradingDay.flow.foreign,
    proprietaryNet: tradingDay.flow.proprietary,
    usualTurnover: Math.round(tradingDay.usualTurnover * 10) / 10,
    sectors: [...tradingDay.sectors],
  };
}
