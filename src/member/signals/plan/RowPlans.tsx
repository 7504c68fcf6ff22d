import { useFragment } from '@apollo/client/react';
import { Suspense, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { part } from '../../../ui/part';
import { useFreshness } from '../../shared/Live';
import type { Bases } from '../adjusted/bases';
import { PlannedInstrumentFragmentDoc } from '../../shared/plan/plan.generated';
import { planFrom, type BySymbol } from './computed-plan';
import { missingIn } from './missing-parts';
import type { PlanOf } from './row-plan';
import { lacksEntry, sentPlansOn } from './sent-plans';

const ComputedPlans = part(() => import('./ComputedPlans'), 'ComputedPlans', {
  texts: 'signal',
  when: 'idle',
  optional: true,
});

type Props = {
  signals: readonly ListedSignal[];
  /** Where it is offered to compute what the server does not send; null where it is not. */
  foot: HTMLElement | null;
  /** What the changes of the rows are measured from, where an ex-date lies between. */
  bases: Store<Bases | null>;
  /** Receives the function that returns a row's plan, whenever more is known of one. */
  plans: Store<PlanOf | null>;
};

/**
 * The plans of a list's rows: of the signals found in the candles, once these are computed, else those that the server
 * sends without an entry; both judged by the quotes that the list has loaded.
 */
export function RowPlans({ signals, foot, bases, plans }: Props) {
  const [bySymbol, setBySymbol] = useState<BySymbol | null>(null);
  const isComputed = bySymbol !== null;
  const symbols = useMemo(() => {
    const judged = isComputed ? signals : signals.filter(lacksEntry);
    return [...new Set(judged.map(({ symbol }) => symbol))];
  }, [signals, isComputed]);
  const from = useMemo(
    () => symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [symbols],
  );
  const { data } = useFragment({ fragment: PlannedInstrumentFragmentDoc, from });
  const quotedOn = useFreshness()?.asOf.day ?? null;
  const known = useSyncExternalStore(bases.subscribe, bases.get);
  useLayoutEffect(() => {
    if (symbols.length === 0) return;
    const quotes = new Map(symbols.map((symbol, i) => [symbol, { ...UNKNOWN, ...data[i] }]));
    const quoteOf = (symbol: string) => quotes.get(symbol) ?? null;
    const sent = sentPlansOn(quotedOn, quoteOf);
    const hasExDate = (signal: ListedSignal) => known?.of(signal) != null;
    const computed = bySymbol && planFrom(bySymbol, { quoteOf, quotedOn, hasExDate });
    plans.set((signal) => computed?.(signal) ?? sent(signal));
  }, [symbols, data, quotedOn, known, bySymbol, plans]);

  const missing = missingIn(signals);
  if (!foot || missing === null) return null;
  return createPortal(
    <Suspense>
      <ComputedPlans signals={signals} missing={missing} plans={plans} onResults={setBySymbol} />
    </Suspense>,
    foot,
  );
}

const UNKNOWN = { exchange: null, price: null, open: null, volume: null, day: null } as const;
