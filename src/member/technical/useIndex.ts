import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useFreshness, useRefresh } from '../frame/Live';
import type { Resolution } from '../../graph/resolvers.types';
import { withQuote } from './chart/live-bar';
import { INDEX } from './chart/view';
import { newestBars } from './newest-bars';
import { CandlesDocument, InstrumentDocument, type CandlesQuery } from './technical.generated';

/**
 * The bars of the market's index, the newest as live as the symbol's beside them; null while nobody wants them or they
 * are on their way. A feed may have none.
 */
export function useIndex(
  isWanted: boolean,
  resolution: Resolution,
): CandlesQuery['candles'] | Missing | null {
  const { data, error } = useQuery(
    CandlesDocument,
    isWanted ? { variables: newestBars(INDEX, resolution) } : skipToken,
  );
  const isLive = isWanted && resolution === 'DAY';
  const { data: told, refetch } = useQuery(
    InstrumentDocument,
    isLive ? { variables: { symbol: INDEX }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  useRefresh(async () => {
    if (isLive) await refetch();
  });
  const day = useFreshness()?.asOf.day ?? null;
  const candles = data?.candles ?? null;
  const quote = isLive ? (told?.instrument ?? null) : null;
  const bars = useMemo(
    () => (candles && quote ? withQuote(candles, quote, day) : candles),
    [candles, quote, day],
  );
  if (!isWanted) return null;
  return error ? MISSING : bars;
}

type Missing = { availability: 'NO_DATA' };

const MISSING: Missing = { availability: 'NO_DATA' };
