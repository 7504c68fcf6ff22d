import { useMemo } from 'react';
import { useInstruments } from '../../graph/useInstrument';
import { useIsStreaming, useRefresh } from '../shared/Live';
import type { MarketPulseQuery } from './pulse.generated';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;
type Indices = Pulse['indices'];

const NONE: Indices = [];

/** The indices of a pulse, with the level and the change that are streamed of those that the feed names. */
export function useStreamedIndices(indices: Indices = NONE): Indices {
  const isStreaming = useIsStreaming();
  const symbols = useMemo(() => indices.map(({ code }) => code), [indices]);
  // The pulse itself is loaded again by its panel.
  useRefresh(async () => {}, { symbols });
  const instruments = useInstruments(symbols);
  return useMemo(
    () =>
      isStreaming
        ? indices.map((index, i) => {
            const quote = instruments[i]?.quote;
            if (quote?.source !== 'QUOTE' || quote.price === null) return index;
            const { price: value, change, changePercent } = quote;
            return { ...index, value, change, changePercent };
          })
        : indices,
    [isStreaming, indices, instruments],
  );
}
