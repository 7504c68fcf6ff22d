import { useMemo } from 'react';
import { chosenSymbols } from '../../../../machines/watchlist.machine';
import { quoteIn, useInstruments } from '../../../graph/useInstrument';
import type { FormingBar } from '../../../graph/resolvers.types';
import { usePricesDay } from '../../shared/Live';
import { useWatchlist } from '../../shared/WatchlistContext';

/** The bars of a longer list are those of its first symbols: each needs its history once a day. */
const MOST = 30;

/** The running trading day of the watchlist's symbols, from the prices that its rows have loaded. */
export function useFormingBars(): FormingBar[] {
  const listed = useWatchlist(({ context }) => chosenSymbols(context).slice(0, MOST).join());
  const pricesOn = usePricesDay();
  const data = useInstruments(useMemo(() => listed.split(',').filter(Boolean), [listed]));
  return useMemo(
    () =>
      data.flatMap((known) => {
        const { open, high, low, price, volume, day } = quoteIn(known);
        if (day !== null && pricesOn !== null && day < pricesOn) return [];
        const symbol = known?.symbol;
        if (!symbol || open === null || high === null || low === null || price === null || !volume) return [];
        return [{ symbol, open, high, low, close: price, volume }];
      }),
    [data, pricesOn],
  );
}
