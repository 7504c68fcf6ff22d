import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { QuotesDocument, type QuotesQuery } from '../../graph/quotes.generated';
import type { Watched } from '../../market/alerts';
import type { Exchange } from '../../market/exchange';
import { createStore } from '../../lib/store';
import { isMarketOpen } from '../../market/clock';
import { NO_QUOTE, type Quote } from '../../market/quote';
import { useIsStreaming, useRefresh } from '../shared/Live';

const NONE: readonly never[] = [];

/** The quotes that alerts are evaluated on, by symbol, each with the exchange whose limits it has. */
export type AlertQuotes = ReadonlyMap<string, Quote & { readonly exchange: Exchange | null }>;

/**
 * The quotes that armed alerts wait for, and when they were loaded or streamed last. A hidden page, which the market's refresh
 * passes by, loads them every minute where nothing streams them.
 */
export function useAlertQuotes(watched: readonly Watched[], now: Date) {
  const { clock } = useAppActors();
  const isStreaming = useIsStreaming();
  const armed = watched.flatMap((alert) =>
    alert.kind !== 'SIGNAL' && alert.firedAt === null ? [alert.symbol] : [],
  );
  const symbols = [...new Set(armed)].sort();
  const [requested, setRequested] = useState(symbols);
  // An alert that has fired is no reason to load the others again.
  if (symbols.some((symbol) => !requested.includes(symbol))) setRequested(symbols);
  const { data, previousData, error, networkStatus, refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: symbols.length === 0,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const hasFailed = error !== undefined;
  const [lastLoad] = useState(() => createStore<Date | null>(null));
  const loadedAt = useSyncExternalStore(lastLoad.subscribe, lastLoad.get);
  const load = async () => {
    if (symbols.length === 0) return;
    await refetch();
    lastLoad.set(clock.now());
  };
  // The page's own prices report a failure; these are evaluated with the next refresh.
  const loadQuietly = useEffectEvent(() => load().catch(() => {}));
  useRefresh(() => load().catch(() => {}), { symbols, isInBackground: true });
  useEffect(() => {
    const isHidden = document.visibilityState === 'hidden';
    // A line need not bring what has not changed since a load failed.
    if (isMarketOpen(now) && (isStreaming ? hasFailed : isHidden)) void loadQuietly();
  }, [now, isStreaming, hasFailed]);

  const quotes = (data ?? previousData)?.quotes ?? NONE;
  const [read, setRead] = useState(() => bySymbol(quotes));
  if (read.loaded !== quotes) setRead(bySymbol(quotes));

  // What is streamed comes by itself, and with every minute that nothing does.
  const noteStreamed = useEffectEvent(() => {
    if (isStreaming && symbols.length > 0) lastLoad.set(clock.now());
  });
  useEffect(() => noteStreamed(), [isStreaming, quotes, now]);

  const isLoaded = symbols.length > 0 && networkStatus === NetworkStatus.ready;
  const note = useEffectEvent(() => lastLoad.set(clock.now()));
  useEffect(() => {
    if (isLoaded) note();
  }, [isLoaded, requested]);
  return { quotes: read.bySymbol, loadedAt };
}

function bySymbol(loaded: QuotesQuery['quotes']): { loaded: QuotesQuery['quotes']; bySymbol: AlertQuotes } {
  const quotes = loaded.map(({ symbol, exchange, quote }) => {
    return [symbol, { ...(quote ?? NO_QUOTE), exchange: exchange ?? null }] as const;
  });
  return { loaded, bySymbol: new Map(quotes) };
}
