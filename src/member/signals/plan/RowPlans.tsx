import { useFragment } from '@apollo/client/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ListedSignal } from '../../../graph/values';
import { useFreshness } from '../../shared/Live';
import type { AdjustedPrices } from '../adjusted/adjusted-price';
import { PlannedInstrumentFragmentDoc } from '../../shared/plan/plan.generated';
import { planFrom, type BySymbol } from './computed-plan';
import type { PlanOf } from './row-plan';
import { lacksEntry, sentPlansOn } from './sent-plans';

type Props = {
  signals: readonly ListedSignal[];
  adjusted: AdjustedPrices;
  /** The signals found in the candles, once these are computed. */
  bySymbol: BySymbol | null;
  /** Receives a function that returns the function of a row's plan, whenever more is known of one. */
  onPlans: (next: () => PlanOf) => void;
};

/**
 * The plans of a list's rows: of the signals found in the candles, once these are computed, else those that the server
 * sends without an entry; both judged by the quotes that the list has loaded.
 */
export function RowPlans({ signals, adjusted, bySymbol, onPlans }: Props) {
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
  useLayoutEffect(() => {
    if (symbols.length === 0) return;
    const quotes = new Map(symbols.map((symbol, i) => [symbol, { ...UNKNOWN, ...data[i] }]));
    const quoteOf = (symbol: string) => quotes.get(symbol) ?? null;
    const sent = sentPlansOn(quotedOn, quoteOf);
    const hasExDate = (signal: ListedSignal) => adjusted.has(signal);
    const computed = bySymbol && planFrom(bySymbol, { quoteOf, quotedOn, hasExDate });
    onPlans(() => (signal) => computed?.(signal) ?? sent(signal));
  }, [symbols, data, quotedOn, adjusted, bySymbol, onPlans]);
  return null;
}

const UNKNOWN = { exchange: null, price: null, open: null, volume: null, day: null } as const;
