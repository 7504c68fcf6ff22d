import type { Day } from '../../src/market/day';
import { totalFlow, type Flow } from '../simulator/flows';
import { indexCodes, indexOn, stocksOn, type IndexCode, type IndexSession } from '../simulator/indices';
import { usualShare } from '../simulator/intraday';
import type { Market } from '../simulator/market';
import type { Quote } from '../simulator/quote';
import { sectorsOf, type SectorSession } from '../simulator/sectors';
import { flowsOn, type StockFlow } from './whale';

/** All that the desk knows about one session as far as it has come; money in billion VND. */
export type Session = {
  day: Day;
  /** The second of the day (ICT) that a running session has come to; null of one that is over. */
  second: number | null;
  /** The stocks that matched. */
  quotes: readonly Quote[];
  indices: Readonly<Record<IndexCode, IndexSession>>;
  /** What HOSE turned over on average in the 20 sessions before, by the same time of the day. */
  usualTurnover: number;
  sectors: readonly SectorSession[];
  flows: readonly StockFlow[];
  flow: Flow;
};

/** Reads a session off the market's candles. */
export function sessionOn(market: Market, day: Day): Session {
  const quotes = stocksOn(market, day);
  const flows = flowsOn(market, day);
  const second = day === market.today() ? market.second() : null;
  return {
    day,
    second,
    quotes,
    indices: Object.fromEntries(
      indexCodes.map((code) => [code, indexOn(market, code, day)]),
    ) as Session['indices'],
    usualTurnover: usualTurnover(market, day) * (second === null ? 1 : usualShare('HOSE', second)),
    sectors: sectorsOf(quotes),
    flows,
    flow: totalFlow(flows),
  };
}

/** The closed sessions that a session is measured against, oldest first. */
export function usualDays(market: Market, day: Day): readonly Day[] {
  const days = market.days();
  const at = days.indexOf(day);
  const end = at === -1 ? days.length : at;
  return days.slice(Math.max(0, end - 20), end);
}

function usualTurnover(market: Market, day: Day) {
  const before = usualDays(market, day).map((each) => market.turnover(each));
  return before.reduce((a, b) => a + b, 0) / before.length;
}

/** When the last of a session's figures came about: to the minute, 11:30 over lunch, 15:00 once it is over. */
export function instantOf({ day, second }: Pick<Session, 'day' | 'second'>): string {
  const [lunchFrom, lunchTo, close] = [11.5, 13, 15].map((hour) => hour * 60) as [number, number, number];
  const minute = second === null ? close : Math.floor(second / 60);
  const last = minute > lunchFrom && minute < lunchTo ? lunchFrom : minute;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day}T${pad(Math.floor(last / 60))}:${pad(last % 60)}:00+07:00`;
}
