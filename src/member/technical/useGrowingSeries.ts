import { useApolloClient } from '@apollo/client/react';
import { CandlesDocument } from '../../graph/candles.generated';
import { useGrowingBars } from '../shared/useGrowingBars';
import type { ChartView } from './chart/view';
import { newestBars } from './load-candles';

/** Lets the bars of a chart's symbol grow by what is streamed of it; those of days follow the quote by themselves. */
export function useGrowingSeries(
  symbol: string,
  { resolution, isUnadjusted }: Pick<ChartView, 'resolution' | 'isUnadjusted'>,
): void {
  const { cache } = useApolloClient();
  useGrowingBars(symbol, resolution === 'DAY' ? null : resolution, (form) => {
    const variables = newestBars(symbol, resolution, isUnadjusted);
    cache.updateQuery(
      { query: CandlesDocument, variables },
      (known) => known && { ...known, candles: form(known.candles) },
    );
  });
}
