import { useMemo } from 'react';
import { useInstruments } from '../../graph/useInstrument';
import { useIsStreaming, useRefresh } from '../shared/Live';
import type { MarketPulseQuery } from './pulse.generated';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;
type Indices = Pulse['indices'];

const NONE: Indices = [];

/**
 * The indices of a pulse, with the level and the change of the feed's quote where that is newer. Where one of them has no time, the
 * quote counts as newer while prices are streamed.
 */
export function useStreamedIndices(pulse: Pulse | null | undefined): Indices {
  const isStreaming = useIsStreaming();
  const indices = pulse?.indices ?? NONE;
  const asOf = pulse?.asOf ? Date.parse(pulse.asOf) : Number.NaN;
  const symbols = useMemo(() => indices.map(({ code }) => code), [indices]);
  // The pulse itself is loaded again by its panel.
  useRefresh(async () => {}, { symbols });
  const instruments = useInstruments(symbols);
  return useMemo(
    () =>
      indices.map((index, i) => {
        const quote = instruments[i]?.quote;
        if (quote?.source !== 'QUOTE' || quote.price === null) return index;
        const { at, price: value, change, changePercent } = quote;
        const isNewer = at === null || Number.isNaN(asOf) ? isStreaming : at * 1_000 >= asOf;
        return isNewer ? { ...index, value, change, changePercent } : index;
      }),
    [isStreaming, asOf, indices, instruments],
  );
}
