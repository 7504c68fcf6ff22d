import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { chosenSymbols } from '../../../../machines/watchlist.machine';
import { QuoteFragmentDoc } from '../../../graph/quotes.generated';
import type { FormingBar } from '../../../graph/resolvers.types';
import { useWatchlist } from '../../shared/WatchlistContext';

/** The bars of a longer list are those of its first symbols: each needs its history once a day. */
const MOST = 30;

/** The running trading day of the watchlist's symbols, from the prices that its rows have loaded. */
export function useFormingBars(): FormingBar[] {
  const listed = useWatchlist(({ context }) => chosenSymbols(context).slice(0, MOST).join());
  const from = useMemo(
    () =>
      listed
        .split(',')
        .filter(Boolean)
        .map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [listed],
  );
  const { data } = useFragment({ fragment: QuoteFragmentDoc, from });
  return useMemo(
    () =>
      data.flatMap((quote) => {
        const { symbol, open, high, low, price, volume } = quote ?? {};
        if (!symbol || open == null || high == null || low == null || price == null || !volume) return [];
        return [{ symbol, open, high, low, close: price, volume }];
      }),
    [data],
  );
}
