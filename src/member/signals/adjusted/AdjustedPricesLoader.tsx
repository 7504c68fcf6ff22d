import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../../../app/actors/useToday';
import type { LoadContext } from '../../../graph/session-guard';
import type { ListedSignal } from '../../../graph/values';
import { yieldToMain } from '../../../lib/schedule';
import { DAY_SECONDS, epochSecondsOf } from '../../../market/day';
import { createComputation } from '../../shared/computation';
import { ExDatesDocument } from '../../shared/ex-dates.generated';
import { useFreshness } from '../../shared/Live';
import { adjustedPriceOf, type AdjustedPrice, type AdjustedPrices } from './adjusted-price';

/** Behind all else of the page, two at once. */
const context: LoadContext = { priority: 'row' };

/** The cache copies what it keeps for each further result: of more symbols it keeps none. */
const MOST_KEPT = 300;

type Props = {
  signals: readonly ListedSignal[];
  /** Receives what the changes of the rows are measured from. */
  onAdjusted: (prices: AdjustedPrices) => void;
};

/**
 * Loads the ex-dates since the listed signals until the day of the prices on screen; without those of a symbol its prices are
 * as sent.
 */
export function AdjustedPricesLoader({ signals, onAdjusted }: Props) {
  const client = useApolloClient();
  const today = useToday();
  const until = useFreshness()?.asOf.day ?? today;
  const wanted = [...new Set(signals.map(({ symbol }) => symbol))].sort().join(' ');
  const [first = until] = signals.flatMap(({ day }) => day ?? []).sort();
  const loading = useMemo(() => {
    const span = { from: epochSecondsOf(first), to: epochSecondsOf(until) + DAY_SECONDS - 1 };
    const symbols = wanted.split(' ').filter((symbol) => symbol !== '');
    const fetchPolicy = symbols.length > MOST_KEPT ? 'no-cache' : 'cache-first';
    const load = async (symbol: string) => {
      await yieldToMain();
      const variables = { symbols: [symbol], ...span };
      const options = { query: ExDatesDocument, variables, context, fetchPolicy } as const;
      return (await client.query(options)).data?.exDates ?? [];
    };
    return createComputation(symbols, load, { wait: 1_000 });
  }, [client, wanted, first, until]);
  const { results } = useSyncExternalStore(loading.subscribe, loading.get);
  useLayoutEffect(() => {
    if (results.size === 0) return;
    const prices = new Map<ListedSignal, AdjustedPrice>();
    for (const signal of signals) {
      const price = adjustedPriceOf(signal, results.get(signal.symbol) ?? []);
      if (price) prices.set(signal, price);
    }
    onAdjusted(prices);
  }, [signals, results, onAdjusted]);
  return null;
}
