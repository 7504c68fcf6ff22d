import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Resolution } from '../../graph/resolvers.types';
import { runAfter } from '../../lib/schedule';
import { joinBars, sliceBars, type Candles } from '../../market/candles';
import {
  CandlesDocument,
  type CandlesQuery,
  type CandlesQueryVariables,
} from '../../graph/candles.generated';
import { InstrumentDocument } from './technical.generated';

type Series = CandlesQuery['candles'];

/** How many bars one request loads: about four years of trading days. */
const BARS = 1000;

/** How many bars a refresh loads. */
const NEWER_BARS = 20;

/** The variables of a symbol's first request; older bars are merged into its cache entry. */
export function newestBars(
  symbol: string,
  resolution: Resolution,
  isUnadjusted = false,
): CandlesQueryVariables {
  return { symbol, resolution, countback: BARS, ...(isUnadjusted && { unadjusted: true }) };
}

/**
 * Loads the pages of these symbols before they are opened; ends when others are. A failed load is repeated when its page
 * opens, which goes on with one that is not over.
 */
export function usePrefetch(symbols: readonly string[], resolution: Resolution): void {
  const client = useApolloClient();
  useEffect(() => {
    const controller = new AbortController();
    // The queue has the chart wait for the same response; Apollo would have it wait for this query, and end with it.
    const context = { priority: 'neighbour', endedBy: controller.signal, queryDeduplication: false };
    for (const symbol of symbols) {
      void Promise.allSettled([
        client.query({ query: CandlesDocument, variables: newestBars(symbol, resolution), context }),
        client.query({ query: InstrumentDocument, variables: { symbol }, context }),
      ]);
    }
    // The chart that opens now requests its bars in this task, and may wait for these.
    return () => void runAfter(0, () => controller.abort());
  }, [client, symbols, resolution]);
}

/** The symbols and resolutions whose older bars are being loaded. */
const pendingLoads = new WeakMap<ApolloClient, Set<string>>();

/**
 * Loads the bars before those of a symbol's chart and puts them before these in the cache; one load per symbol and
 * resolution at a time. A failure changes nothing, and the next call tries again.
 */
export async function loadOlderBars(
  client: ApolloClient,
  symbol: string,
  resolution: Resolution,
  isUnadjusted = false,
): Promise<void> {
  const pending = pendingLoads.get(client) ?? new Set();
  const key = `${symbol} ${resolution} ${isUnadjusted}`;
  if (pending.has(key)) return;

  pendingLoads.set(client, pending.add(key));
  try {
    await load(client, newestBars(symbol, resolution, isUnadjusted));
  } catch {
    return;
  } finally {
    pending.delete(key);
  }
}

async function load(client: ApolloClient, variables: CandlesQueryVariables) {
  const query = { query: CandlesDocument, variables };
  const known = client.readQuery(query)?.candles;
  const before = known?.time[0];
  if (!known?.hasOlder || before === undefined) return;

  const { data } = await client.query({
    query: CandlesDocument,
    variables: { ...query.variables, before },
    fetchPolicy: 'no-cache',
  });
  // The series may have been refetched meanwhile, and then begins elsewhere.
  client.cache.updateQuery(query, (now) =>
    data && now?.candles.time[0] === before
      ? { ...now, candles: withOlder(now.candles, data.candles) }
      : undefined,
  );
}

/**
 * Loads the newest bars of a symbol's chart and puts them over those in the cache: the last one has grown, and others
 * follow it. Where more are missing, the whole series is loaded again.
 */
export async function loadNewerBars(
  client: ApolloClient,
  symbol: string,
  resolution: Resolution,
  isUnadjusted = false,
): Promise<void> {
  const query = { query: CandlesDocument, variables: newestBars(symbol, resolution, isUnadjusted) };
  const last = client.readQuery(query)?.candles.time.at(-1);
  if (last === undefined) return;

  const { data } = await client.query({
    query: CandlesDocument,
    variables: { ...query.variables, countback: NEWER_BARS },
    fetchPolicy: 'no-cache',
  });
  const newer = data?.candles;
  if (newer?.availability !== 'READY') return;
  if (newer.time[0]! > last) return void (await client.query({ ...query, fetchPolicy: 'network-only' }));
  client.cache.updateQuery(query, (now) => now && { ...now, candles: withNewer(now.candles, newer) });
}

/** A series with newer bars after its own, in place of those that both have. */
function withNewer(series: Series, newer: Series): Series {
  const first = newer.time[0] ?? Infinity;
  const end = series.time.filter((time) => time < first).length;
  const { hasOlder } = series;
  const leftOut = [
    ...series.leftOut.filter(({ time }) => time < first),
    ...newer.leftOut.filter(({ time }) => time >= first),
  ];
  return { ...series, ...joined(sliceBars(series, 0, end), newer), hasOlder, leftOut };
}

/** The bars of two series as the cache has them. */
function joined(older: Candles, newer: Candles) {
  const bars = joinBars(older, newer);
  return { ...bars, closeOnly: bars.closeOnly ?? [] };
}

/** A series with older bars before its own, without those that it has already. */
export function withOlder(series: Series, older: Series): Series {
  const first = series.time[0] ?? Infinity;
  const end = older.time.filter((time) => time < first).length;
  return {
    ...series,
    ...joined(sliceBars(older, 0, end), series),
    hasOlder: end > 0 && older.hasOlder,
    leftOut: [...older.leftOut, ...series.leftOut.filter(({ time }) => time >= first)],
  };
}
