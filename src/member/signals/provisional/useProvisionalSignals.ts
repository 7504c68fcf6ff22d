import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { FormingBar } from '../../../graph/resolvers.types';
import type { LoadContext } from '../../../graph/session-guard';
import { runAfter } from '../../../lib/schedule';
import type { Day } from '../../../market/day';
import { useFreshness, useIsStreaming } from '../../shared/Live';
import { ProvisionalSignalsDocument } from '../details.generated';
import { useFormingBars } from './useFormingBars';

const ROW: LoadContext = { priority: 'row' };

/** How often bars whose prices stream are studied at most, in ms: a study takes all of their history. */
const INTERVAL = 15_000;

/**
 * What the forming bars of the watchlist would give, with these bars and the time of their prices. Where prices stream, newer bars
 * of the same symbols wait until those before are studied, and for 15 seconds.
 */
export function useProvisionalSignals(day: Day) {
  const bars = useFormingBars();
  const asOf = useFreshness()?.asOf;
  const isStreaming = useIsStreaming();
  const [studied, setStudied] = useState({ bars, asOf });
  const { data, previousData, error, loading } = useQuery(ProvisionalSignalsDocument, {
    variables: { bars: studied.bars, day },
    skip: studied.bars.length === 0,
    // Bars that have changed are never requested again.
    fetchPolicy: 'no-cache',
    context: ROW,
  });
  const isRecent = useIsRecent(studied.bars);
  const waits = isStreaming && (loading || isRecent) && symbolsOf(bars) === symbolsOf(studied.bars);
  const isNewer = bars === studied.bars ? asOf !== studied.asOf : !waits;
  if (isNewer) setStudied({ bars, asOf });
  return {
    ...studied,
    computed: studied.bars.length > 0 ? (data ?? previousData)?.provisionalSignals : undefined,
    error,
  };
}

const symbolsOf = (bars: readonly FormingBar[]) => bars.map(({ symbol }) => symbol).join();

/** Whether an object has come within the interval. */
function useIsRecent(object: object): boolean {
  const [older, setOlder] = useState<object | null>(null);
  useEffect(() => runAfter(INTERVAL, () => setOlder(object)), [object]);
  return older !== object;
}
