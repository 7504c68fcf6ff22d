import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Day } from '../../src/market/day';
import { useTechnicals } from '../../src/member/board/screen/useTechnicals';

const SYMBOLS = ['ACB', 'FPT'];

/** A client whose RSI of a symbol is the day of the month until which it is computed, and what was requested of it. */
function createClient() {
  const requested: string[] = [];
  const link = new ApolloLink(({ variables }) => {
    const { symbol, until } = variables as { symbol: string; until: Day };
    requested.push(`${symbol} ${until}`);
    const none = { ma20: null, ma50: null, ma200: null, high52w: null, low52w: null };
    const averages = { averageVolume20: null, averageValue20: null, lastBar: null };
    const figures = { rsi14: Number(until.slice(-2)), ...none, ...averages };
    return new Observable((observer) => {
      observer.next({ data: { technicalFigures: figures } });
      observer.complete();
    });
  });
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), requested };
}

type Props = { symbols?: readonly string[]; until: Day; conditions?: string };

/** The filter in a tab that stays open. */
function open(client: ApolloClient, until: Day) {
  const use = ({ symbols = SYMBOLS, until: day, conditions = 'rsi._,30' }: Props) =>
    useTechnicals(symbols, day, conditions);
  return renderHook(use, {
    initialProps: { until } as Props,
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
}

type Technicals = ReturnType<typeof useTechnicals>;
const rsiOf = ({ figures }: Technicals) => SYMBOLS.map((symbol) => figures.get(symbol)?.rsi14);

it('the computed figures of a filter are kept for the day, and never used after the next close in a tab that stays open', async () => {
  const { client, requested } = createClient();
  const first = open(client, '2026-08-27');
  await waitFor(() => expect(rsiOf(first.result.current)).toEqual([27, 27]));
  first.unmount();

  const again = open(client, '2026-08-27');
  expect(rsiOf(again.result.current)).toEqual([27, 27]);
  expect(requested).toEqual(['ACB 2026-08-27', 'FPT 2026-08-27']);

  again.rerender({ until: '2026-08-28' });
  await waitFor(() => expect(rsiOf(again.result.current)).toEqual([28, 28]));
  expect(requested.slice(2)).toEqual(['ACB 2026-08-28', 'FPT 2026-08-28']);
});

it('a stopped computation stays stopped while prices change which symbols are left, and begins again for other conditions', async () => {
  const { client, requested } = createClient();
  const until = '2026-08-27';
  const { result, rerender } = open(client, until);
  act(() => result.current.stop());
  await waitFor(() => expect(requested.length).toBeGreaterThan(0));
  const before = [...requested];

  const others = ['ACB', 'FPT', 'VNM'];
  rerender({ symbols: others, until });
  expect([result.current.isStopped, result.current.isRunning]).toEqual([true, false]);
  await act(async () => {});
  expect(requested).toEqual(before);

  rerender({ symbols: others, until, conditions: 'rsi._,40' });
  await waitFor(() => expect(result.current.figures.get('VNM')?.rsi14).toBe(27));
  expect(requested).toContain('VNM 2026-08-27');
});
