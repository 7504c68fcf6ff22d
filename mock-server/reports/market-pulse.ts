import type { IndexSummary, SectorChange } from '../simulator/simulator';
import { instantOf, type MorningBreadth, type TradingDay } from './trading-day';

/** The response of GET api/market_pulse; money in billion VND. */
type Pulse = {
  asOf: string;
  indices: IndexSummary[];
  foreignNet: number;
  /** Null while the trading day runs: the exchanges report it after the close. */
  proprietaryNet: number | null;
  /** The average turnover of HOSE on the 20 trading days before, by the same time of the day. */
  usualTurnover: number;
  morning: MorningBreadth | null;
  sectors: SectorChange[];
};

/** Reports a trading day as the market pulse. */
export function pulseOf(tradingDay: TradingDay): Pulse {
  return {
    asOf: instantOf(tradingDay),
    indices: Object.values(tradingDay.indices),
    foreignNet: tradingDay.flow.foreign,
    proprietaryNet: tradingDay.second === null ? tradingDay.flow.proprietary : null,
    usualTurnover: Math.round(tradingDay.usualTurnover * 10) / 10,
    morning: tradingDay.morning,
    sectors: [...tradingDay.sectors],
  };
}
