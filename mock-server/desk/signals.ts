import { dayOfEpochSeconds, type Day } from '../../src/market/day';
import type { Exchange } from '../../src/market/exchange';
import type { StudyKind } from '../../src/market/studies/signal';
import type { Listing } from '../listing/table';
import { createDraws } from '../simulator/draws';
import type { Market } from '../simulator/market';
import { ideaOf, type Idea } from './idea';
import { listedSignals } from './listed-signals';

/** How many sessions the list of signals goes back. */
export const SESSIONS = 20;
/** What a study needs before them: a year, a month, and time for its averages to forget where they began. */
const RUN_UP = 340;

/** A T+ signal of a day's close; price in thousand VND as it traded, updated 'YYYY-MM-DD HH:mm:ss'. */
export type Signal = {
  symbol: string;
  kind: StudyKind;
  price: number;
  day: Day;
  updated: string;
  idea: Idea | null;
};

/** The signals of one stock in the newest 20 closed sessions, on bars adjusted for what was paid out. */
export function signalsOn(market: Market, listing: Listing): Signal[] {
  const { symbol, exchange } = listing;
  const since = market.days().at(-SESSIONS)!;
  const history = market.newestHistory(listing, SESSIONS + RUN_UP);
  const { raw } = history;
  return listedSignals(history)
    .map((signal) => {
      const time = raw.time[signal.index]!;
      const day = dayOfEpochSeconds(time);
      const updated = `${day} ${confirmedAt(exchange, `${market.seed} ${symbol} ${signal.kind}`, time)}`;
      const idea = ideaOf(listing, history, signal);
      return { symbol, kind: signal.kind, price: raw.close[signal.index]!, day, updated, idea };
    })
    .filter(({ day }) => day >= since);
}

/** In the order of the list: newest first. */
export function newestFirst(signals: readonly Signal[]): Signal[] {
  return [...signals].sort((a, b) => compare(b.updated, a.updated) || compare(a.symbol, b.symbol));
}

// The studies run between the auction that makes the close and the end of the session; UPCoM, without one, matches until then.
function confirmedAt(exchange: Exchange, key: string, time: number) {
  if (exchange === 'UPCOM') return '15:00:00';
  const second = Math.floor(900 * createDraws(key).uniform(time / 86_400, 0));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `14:${pad(45 + Math.floor(second / 60))}:${pad(second % 60)}`;
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}
