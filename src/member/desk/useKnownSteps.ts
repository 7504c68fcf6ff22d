import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Day } from '../../market/day';
import { KnownStepDocument } from './known-step.generated';

/** The last day on which the bars of a symbol step to other prices, of each whose bars another panel has studied until a day. */
export function useKnownSteps(symbols: readonly string[], until: Day): ReadonlyMap<string, Day> {
  const { cache } = useApolloClient();
  return useMemo(() => {
    const steps = symbols.flatMap((symbol) => {
      const known = cache.readQuery({ query: KnownStepDocument, variables: { symbol, until } });
      const by = known?.signalHistory.brokenBy;
      return by?.kind === 'STEP' ? [[symbol, by.day] as const] : [];
    });
    return new Map(steps);
  }, [cache, symbols, until]);
}
