import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import type { ListedSignal } from '../../../graph/values';
import { translate } from '../../../i18n/i18n';
import type { Store } from '../../../lib/store';
import { marketTime } from '../../../market/clock';
import { epochSecondsOf } from '../../../market/day';
import { formatPrice } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { createComputation } from '../../shared/computation';
import { ExDatesDocument } from '../../shared/ex-dates.generated';
import { useFreshness } from '../../shared/Live';
import { basesIn, type BaseOf } from './adjusted-price';

/** Behind all else of the page, two at once. */
const context: LoadContext = { priority: 'row' };

const DAY = 86_400;

type Props = {
  signals: readonly ListedSignal[];
  /** Receives the function that returns what a row's change is measured from. */
  bases: Store<BaseOf | null>;
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
    const words: Parameters<typeof basesIn>[1] = (price, exDay, isAdjusted) =>
      translate(isAdjusted ? 'sinceSignal.adjusted' : 'sinceSignal.unadjusted', {
        day: formatDayOf(exDay, until),
        price: formatPrice(price),
      });
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
        bases.set(exDates ? basesIn(exDates, words) : null);
      },
    });
  }, [client, wanted, first, until, bases]);
  useSyncExternalStore(loading.subscribe, loading.get);
  return null;
}
