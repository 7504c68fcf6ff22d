import { barsUntil, lengthOf } from '../market/candles';
import { epochSecondsOf, type Day } from '../market/day';
import type { BarFigures } from './board-values';
import { readable } from './feed-reason';
import type { FeedSources } from './feed/bars-query';
import { knownExchanges } from './feed/known-exchanges';
import { loadBars } from './feed/load-bars';
import { runInWorker } from './signal-history.worker-client';

/** A year of trading days, and enough before it for RSI to have forgotten where it began. */
const BARS = 320;

type Options = FeedSources & { ticker: string; until: Day };

/**
 * Loads the daily bars of a symbol and computes its figures as of a trading day in the worker of the studies; null where the feed
 * has none. Fails where it does not say so.
 */
export async function loadTechnicals({ ticker, until, ...sources }: Options): Promise<BarFigures | null> {
  const query = { symbol: ticker, resolution: 'DAY', countback: BARS } as const;
  const { candles } = readable(await loadBars(sources, query));
  const exchange = knownExchanges(sources.session).get(ticker) ?? null;
  const known = barsUntil(candles, epochSecondsOf(until));
  return lengthOf(known) === 0
    ? null
    : runInWorker('technicals', { symbol: ticker, exchange, candles: known });
}
