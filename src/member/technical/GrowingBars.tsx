import { useApolloClient } from '@apollo/client/react';
import { CandlesDocument } from '../../graph/candles.generated';
import { useGrowingBars } from '../shared/useGrowingBars';
import type { ChartView } from './chart/view';
import { newestBars } from './load-candles';

type Props = { symbol: string } & Pick<ChartView, 'resolution' | 'isUnadjusted'>;

/** Lets the bars of a chart grow by what is streamed; those of days follow the quote by themselves. */
export function GrowingBars({ symbol, resolution, isUnadjusted }: Props) {
  const { cache } = useApolloClient();
  useGrowingBars(symbol, resolution === 'DAY' ? null : resolution, (form) => {
    const variables = newestBars(symbol, resolution, isUnadjusted);
    cache.updateQuery(
      { query: CandlesDocument, variables },
      (known) => known && { ...known, candles: form(known.candles) },
    );
  });
  return null;
}
