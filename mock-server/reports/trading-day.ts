import type { Day } from '../../src/market/day';
import {
  indexCodes,
  indexSummary,
  LUNCH_FROM,
  LUNCH_TO,
  sectorChanges,
  stockQuotes,
  totalFlow,
  usualShare,
  type Flow,
  type IndexCode,
  type IndexSummary,
  type MainStand,
  type Market,
  type Quote,
  type SectorChange,
} from '../simulator/simulator';
import { flowsOn, type StockFlow } from './whale';

/** How many stocks of HOSE stood above and below their reference, those at their limits included. */
export type MorningBreadth = Pick<MainStand, 'rose' | 'fell'>;

/** The figures of one trading day so far; money in billion VND. */
export type TradingDay = {
  day: Day;
  /** The second of the day (ICT) that a running trading day has reached; null once it is closed. */
  second: number | null;
  /** The stocks that matched. */
  quotes: readonly Quote[];
  indices: Readonly<Record<IndexCode, IndexSummary>>;
  /** The average turnover of HOSE on the 20 trading days before, by the same time of the day. */
  usualTurnover: number;
  /** The breadth of HOSE at the lunch break; null before the afternoon, and on an older trading day. */
  morning: MorningBreadth | null;
  sectors: readonly SectorChange[];
  flows: readonly StockFlow[];
  flow: Flow;
};

/** Computes the figures of a trading day. */
export function tradingDayOf(market: Market, day: Day): TradingDay {
  const quotes = stockQuotes(market, day);
  const flows = flowsOn(market, day);
  const second = day === market.today() ? market.second() : null;
  return {
    day,
    second,
    quotes,
    indices: Object.fromEntries(
      indexCodes.map((code) => [code, indexSummary(market, code, day)]),
    ) as TradingDay['indices'],
    usualTurnover: usualTurnover(market, day) * (second === null ? 1 : usualShare('HOSE', second)),
    morning:
      day >= market.lastDay() && (second === null || second >= LUNCH_TO) ? morningOf(market, day) : null,
    sectors: sectorChanges(quotes),
    flows,
    flow: totalFlow(flows),
  };
}

function morningOf(market: Market, day: Day): MorningBreadth {
  const { rose, fell } = market.stand(day, LUNCH_FROM);
  return { rose, fell };
}

/** The 20 closed trading days that a trading day's turnover is compared with, oldest first. */
export function referenceDays(market: Market, day: Day): readonly Day[] {
  const days = market.days();
  const at = days.indexOf(day);
  const end = at === -1 ? days.length : at;
  return days.slice(Math.max(0, end - 20), end);
}

function usualTurnover(market: Market, day: Day) {
  const before = referenceDays(market, day).map((each) => market.turnover(each));
  return before.reduce((a, b) => a + b, 0) / before.length;
}

/** The time of a trading day's newest figures: to the minute, 11:30 over lunch, 15:00 once it is closed. */
export function instantOf({ day, second }: Pick<TradingDay, 'day' | 'second'>): string {
  const [lunchFrom, lunchTo, close] = [11.5, 13, 15].map((hour) => hour * 60) as [number, number, number];
  const minute = second === null ? close : Math.floor(second / 60);
  const last = minute > lunchFrom && minute < lunchTo ? lunchFrom : minute;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(last / 60))}:${pad(last % 60)}:00+07:00`;
}
