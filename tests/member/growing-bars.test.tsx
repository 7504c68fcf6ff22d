import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
// Loaded before the test, so that no import takes longer than a match.
import '../../src/market/growing-bars';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createCache } from '../../src/graph/cache';
import { QuotedInstrumentFragmentDoc } from '../../src/graph/quotes.generated';
import { useInstrument } from '../../src/graph/useInstrument';
import type { Candles } from '../../src/market/candles';
import { NO_QUOTE } from '../../src/market/quote';
import { line } from '../../src/member/shared/line';
import { useGrowingBars } from '../../src/member/shared/useGrowingBars';

/** 10:00 of a trading day. */
const AT = Date.parse('2026-08-27T10:00:00+07:00') / 1_000;

afterEach(() => line.set(null));

/** Bars of a minute, of which the running one has 100 shares, and what their symbol does. */
function growing() {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const actors = { clock: { now: () => new Date(AT * 1_000) } } as unknown as AppActors;
  let bars: Candles = { time: [AT], open: [10], high: [10], low: [10], close: [10], volume: [100] };
  const { result } = renderHook(
    () => {
      useGrowingBars('FPT', 'MINUTE_1', (form) => {
        bars = form(bars);
      });
      return useInstrument('FPT').quote;
    },
    {
      wrapper: ({ children }) => (
        <AppActorsProvider value={actors}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </AppActorsProvider>
      ),
    },
  );
  return {
    volume: () => bars.volume[0],
    close: () => bars.close[0],
    /** Bars are loaded anew, with what was matched until now. */
    load: (volume: number) => void (bars = { ...bars, volume: [volume] }),
    async quote(price: number, volume: number) {
      act(() => {
        const quote = { ...NO_QUOTE, source: 'QUOTE', day: '2026-08-27', at: AT, price, volume } as const;
        const data = { __typename: 'Instrument', symbol: 'FPT', exchange: 'HOSE', quote } as const;
        client.writeFragment({
          ...{ fragment: QuotedInstrumentFragmentDoc, fragmentName: 'QuotedInstrument' },
          ...{ id: client.cache.identify(data)!, data },
        });
      });
      await waitFor(() => expect(result.current.volume).toBe(volume));
    },
    stream: (isStreaming: boolean) => act(async () => line.set({ isStreaming, heardAt: AT * 1_000 })),
  };
}

it('a bar that grows counts each match once, also where bars and prices were loaded while nothing was streamed', async () => {
  const { volume, close, load, quote, stream } = growing();
  await stream(true);
  await quote(10, 5_000);
  await quote(10.1, 5_020);
  await waitFor(() => expect(volume()).toBe(120));

  await stream(false);
  load(300);
  await quote(10.2, 5_200);
  await stream(true);
  // What was matched meanwhile may be in the bars already.
  await quote(10.3, 5_210);
  await waitFor(() => expect(close()).toBe(10.3));
  expect(volume()).toBe(300);
  await quote(10.4, 5_225);
  await waitFor(() => expect(volume()).toBe(315));
});
