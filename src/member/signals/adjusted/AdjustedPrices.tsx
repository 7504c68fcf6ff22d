import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { marketTime } from '../../../market/clock';
import { epochSecondsOf } from '../../../market/day';
import { createComputation } from '../../shared/computation';
import { ExDatesDocument } from '../../shared/ex-dates.generated';
import { useFreshness } from '../../shared/Live';
import { adjustedPriceOf } from './adjusted-price';
import { createBases, type Bases } from './bases';

/** Behind all else of the page, two at once. */
const context: LoadContext = { priority: 'row' };

const DAY = 86_400;

type Props = {
  signals: readonly ListedSignal[];
  /** Receives what the changes of the rows are measured from. */
  bases: Store<Bases | null>;
};

/**
 * Loads the ex-dates since the listed signals until the day of the prices on screen; without those of a symbol its prices are
 * as sent.
 */
export function AdjustedPrices({ signals, bases }: Props) {
  const client = useApolloClient();
  const { day: today } = marketTime(useMarketTime());
  const until = useFreshness()?.asOf.day ?? today;
  const wanted = [...new Set(signals.map(({ symbol }) => symbol))].sort().join(' ');
  const [first = until] = signals.flatMap(({ day }) => day ?? []).sort();
  const loading = useMemo(() => {
    const load = async (symbols: string) => {
      const span = { from: epochSecondsOf(first), to: epochSecondsOf(until) + DAY - 1 };
      const found = await Promise.allSettled(
        symbols.split(' ').map(async (symbol) => {
          const variables = { symbols: [symbol], ...span };
          return (await client.query({ query: ExDatesDocument, variables, context })).data?.exDates ?? [];
        }),
      );
      return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    };
    return createComputation([wanted], load, {
      onResults(results) {
        const exDates = results.get(wanted);
        bases.set(exDates ? createBases((signal) => adjustedPriceOf(signal, exDates), until) : null);
      },
    });
  }, [client, wanted, first, until, bases]);
  useSyncExternalStore(loading.subscribe, loading.get);
  return null;
}
