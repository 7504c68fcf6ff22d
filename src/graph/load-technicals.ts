import { barsUntil, lengthOf } from '../market/candles';
import { epochSecondsOf, type Day } from '../market/day';
import { nullIfUnsupported } from '../rest/errors';
import type { Sources } from './backend';
import type { BarFigures } from './board-values';
import { readBars } from './readers/bars';
import { historyPath } from './resolvers/candle';
import { runInWorker } from './signal-history.worker-client';

/** A year of trading days, and enough before it for RSI to have forgotten where it began. */
const BARS = 320;

type Options = Pick<Sources, 'feed' | 'today'> & { ticker: string; until: Day };

/** Loads the daily bars of a symbol and computes its figures as of a trading day in the worker of the studies. */
export async function loadTechnicals({ feed, today, ticker, until }: Options): Promise<BarFigures | null> {
  const response = await feed(historyPath({ symbol: ticker, resolution: 'D', countback: BARS })).catch(
    nullIfUnsupported,
  );
  if (response === null) return null;
  const { candles } = readBars(response, { today: today?.() });
  const known = barsUntil(candles, epochSecondsOf(until));
  return lengthOf(known) === 0 ? null : runInWorker('technicals', known);
}
