import { skipToken, useQuery } from '@apollo/client/react';
import type { Resolution } from '../../graph/resolvers.types';
import { INDEX } from './chart/view';
import { newestBars } from './newest-bars';
import { CANDLES, type CandlesQuery } from './technical.graphql';

/** The bars of the market's index; null while nobody wants them or they are on their way. A feed may have none. */
export function useIndex(
  isWanted: boolean,
  resolution: Resolution,
): CandlesQuery['candles'] | Missing | null {
  const { data, error } = useQuery(
    CANDLES,
    isWanted ? { variables: newestBars(INDEX, resolution) } : skipToken,
  );
  if (!isWanted) return null;
  if (error) return MISSING;
  return data?.candles ?? null;
}

type Missing = { availability: 'NO_DATA' };

const MISSING: Missing = { availability: 'NO_DATA' };
