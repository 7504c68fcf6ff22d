import { compareTexts } from '../../src/market/by-text';
import { DAY_SECONDS, dayOfEpochSeconds, type Day } from '../../src/market/day';
import type { Exchange } from '../../src/market/exchange';
import type { StudyKind } from '../../src/market/studies/signal';
import type { Listing } from '../listing/table';
import { createSeededRandom, type Market } from '../simulator/simulator';
import { ideaOf, type Idea } from './idea';
import { listedSignals } from './listed-signals';

/** The trading days that the list of signals covers. */
const LISTED_DAYS = 20;
/** The trading days that the studies need before them: a year, a month, and the settling time of their averages. */
const LOOKBACK_DAYS = 340;

/** A T+ signal on a day's close; price in thousand VND as it traded, updated 'YYYY-MM-DD HH:mm:ss'. */
export type Signal = {
  symbol: string;
  kind: StudyKind;
  price: number;
  day: Day;
  updated: string;
  idea: Idea;
};

/** Finds the signals of one stock on the newest 20 closed trading days, on adjusted bars; none that is void on its own day. */
export function signalsOf(market: Market, listing: Listing): Signal[] {
  const { symbol, exchange } = listing;
  const since = market.days().at(-LISTED_DAYS)!;
  const history = market.newestHistory(listing, LISTED_DAYS + LOOKBACK_DAYS);
  const { raw } = history;
  return listedSignals(history)
    .flatMap((signal) => {
      const idea = ideaOf(listing, history, signal);
      if (idea === null) return [];
      const time = raw.time[signal.index]!;
      const day = dayOfEpochSeconds(time);
      const updated = `${day} ${confirmedAt(exchange, `${market.seed} ${symbol} ${signal.kind}`, time)}`;
      return [{ symbol, kind: signal.kind, price: raw.close[signal.index]!, day, updated, idea }];
    })
    .filter(({ day }) => day >= since);
}

/** Sorts signals newest first, then by symbol. */
export function newestFirst(signals: readonly Signal[]): Signal[] {
  return [...signals].sort((a, b) => compareTexts(b.updated, a.updated) || compareTexts(a.symbol, b.symbol));
}

// The studies run between the closing auction and the end of the trading day; UPCoM has no auction and matches until then.
function confirmedAt(exchange: Exchange, key: string, time: number) {
  if (exchange === 'UPCOM') return '15:00:00';
  const second = Math.floor(900 * createSeededRandom(key).uniform(time / DAY_SECONDS, 0));
  const pad = (value: number) => String(value).padStart(2, '0');
  return `14:${pad(45 + Math.floor(second / 60))}:${pad(second % 60)}`;
}
