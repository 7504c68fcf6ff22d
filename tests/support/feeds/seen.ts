import { CandlesDocument, type CandlesQuery } from '../../../src/graph/candles.generated';
import type { Resolution } from '../../../src/graph/resolvers.types';
import { WatchlistsDocument } from '../../../src/graph/watchlists.generated';
import type { Quote } from '../../../src/market/quote';
import { InstrumentDocument } from '../../../src/member/technical/technical.generated';
import type { Session } from './session';

type Series = CandlesQuery['candles'];

/** The newest price of a symbol as its page loads it, after the lists of every member's page. */
export async function quoteSeen({ query }: Session, symbol = 'FPT'): Promise<Quote | null> {
  await query(WatchlistsDocument);
  const instrument = await query<{ quote: Quote | null }>(InstrumentDocument, { symbol });
  return instrument?.quote ?? null;
}

/** The bars that a chart loads, as many as it does; null where the load failed. */
export async function barsSeen(
  { query }: Session,
  resolution: Resolution = 'DAY',
  { symbol = 'FPT', countback = 1000 } = {},
): Promise<Series | null> {
  await query(WatchlistsDocument);
  return query<Series>(CandlesDocument, { symbol, resolution, countback });
}
