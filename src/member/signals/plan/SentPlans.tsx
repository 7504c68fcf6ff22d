import { useFragment } from '@apollo/client/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ListedSignal } from '../../../graph/values';
import type { Store } from '../../../lib/store';
import { useFreshness } from '../../shared/Live';
import { SignalInstrumentFragmentDoc } from '../signals.generated';
import type { PlanOf } from './row-plan';
import { lacksEntry, sentPlansOn } from './sent-plans';

type Props = {
  signals: readonly ListedSignal[];
  /** Receives the function that returns a row's plan, whenever a quote has changed. */
  plans: Store<PlanOf | null>;
};

/** Judges the plans that the server sends without an entry, by the quotes that the list has loaded. */
export function SentPlans({ signals, plans }: Props) {
  const symbols = useMemo(
    () => [...new Set(signals.filter(lacksEntry).map(({ symbol }) => symbol))],
    [signals],
  );
  const from = useMemo(
    () => symbols.map((symbol) => ({ __typename: 'Instrument' as const, symbol })),
    [symbols],
  );
  const { data } = useFragment({
    fragment: SignalInstrumentFragmentDoc,
    fragmentName: 'SignalInstrument',
    from,
  });
  const quotedOn = useFreshness()?.asOf.day ?? null;
  useLayoutEffect(() => {
    if (symbols.length === 0) return;
    const quotes = new Map(symbols.map((symbol, i) => [symbol, { ...UNKNOWN, ...data[i] }]));
    plans.set(sentPlansOn(quotedOn, (symbol) => quotes.get(symbol) ?? null));
  }, [symbols, data, quotedOn, plans]);
  return null;
}

const UNKNOWN = { exchange: null, price: null, open: null, volume: null } as const;
