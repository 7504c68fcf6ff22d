import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { QuotesDocument, type QuotesQuery } from '../../graph/quotes.generated';
import type { AlertQuote, Watched } from '../../market/alerts';
import { isMarketOpen } from '../../market/clock';
import { NO_QUOTE } from '../../market/quote';
import { useRefresh } from '../shared/Live';

const NONE: readonly never[] = [];

/**
 * The quotes that armed alerts wait for; calls back with the instant of each load. A hidden page, which the market's
 * refresh passes by, loads them every minute.
 */
export function useAlertQuotes(watched: readonly Watched[], now: Date, onLoaded: (at: Date) => void) {
  const { clock } = useAppActors();
  const armed = watched.flatMap((alert) =>
    alert.kind !== 'SIGNAL' && alert.firedAt === null ? [alert.symbol] : [],
  );
  const symbols = [...new Set(armed)].sort();
  const { data, previousData, networkStatus, refetch } = useQuery(QuotesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const report = useEffectEvent(() => onLoaded(clock.now()));
  const load = async () => {
    if (symbols.length === 0) return;
    await refetch();
    onLoaded(clock.now());
  };
  // The page's own prices report a failure; these are evaluated with the next refresh.
  const loadQuietly = useEffectEvent(() => load().catch(() => {}));
  useRefresh(() => load().catch(() => {}));
  useEffect(() => {
    if (document.visibilityState === 'hidden' && isMarketOpen(now)) void loadQuietly();
  }, [now]);
  const isLoaded = symbols.length > 0 && networkStatus === NetworkStatus.ready;
  const requested = symbols.join();
  useEffect(() => {
    if (isLoaded) report();
  }, [isLoaded, requested]);

  const quotes = (data ?? previousData)?.quotes ?? NONE;
  const [read, setRead] = useState(() => bySymbol(quotes));
  if (read.quotes !== quotes) setRead(bySymbol(quotes));
  return read.bySymbol;
}

type Quotes = QuotesQuery['quotes'];

function bySymbol(quotes: Quotes) {
  return {
    quotes,
    bySymbol: new Map<string, AlertQuote>(quotes.map(({ symbol, quote }) => [symbol, quote ?? NO_QUOTE])),
  };
}
