import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useToday } from '../../app/actors/useToday';
import type { ListedSignal } from '../../graph/values';
import { usePricesDay } from '../shared/Live';
import { sentPlan } from '../shared/plan/sent-plan';
import type { AdjustedPrices, ExDates } from './adjusted/adjusted-prices';
import type { FoundSignals, Quotes } from './plan/row-plan';
import { createRowStates } from './plan/row-states';
import type { SignalsTools } from './useSignalsTools';

const NONE = new Map<never, never>();

/**
 * What the rows of a list show: their plans, which are the sent ones until a person has others computed, and the prices that
 * ex-dates have moved since. `setFound` receives the signals in the candles once they are computed.
 */
export function useSignalRows(signals: readonly ListedSignal[], tools: SignalsTools | null) {
  const client = useApolloClient();
  const today = useToday();
  const quotedOn = usePricesDay();
  const until = quotedOn ?? today;
  const [exDates, setExDates] = useState<ExDates>(NONE);
  const needed = useMemo(() => tools?.exDatesNeeded(signals, until) ?? '', [tools, signals, until]);
  useEffect(
    () => tools?.loadExDatesOfRows(client, needed, until, setExDates),
    [tools, client, needed, until],
  );
  const adjusted: AdjustedPrices = useMemo(
    () => tools?.adjustedPrices(signals, exDates) ?? NONE,
    [tools, signals, exDates],
  );

  const [found, setFound] = useState<FoundSignals | null>(null);
  const isComputed = found !== null;
  const [quotes, setQuotes] = useState<Quotes>(NONE);
  useLayoutEffect(
    () => tools?.watchQuotes(client, signals, isComputed, setQuotes),
    [tools, client, signals, isComputed],
  );
  const [withStates] = useState(createRowStates);
  const plans = useMemo(() => {
    const known = { found, quotes, quotedOn, adjusted };
    return withStates(signals, (signal) => (tools ? tools.rowPlan(signal, known) : sentPlan(signal)));
  }, [withStates, tools, signals, found, quotes, quotedOn, adjusted]);

  return { plans, adjusted, setFound };
}
