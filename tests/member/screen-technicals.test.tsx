import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
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

/** The filter in a tab that stays open. */
function open(client: ApolloClient, until: Day) {
  return renderHook((day: Day) => useTechnicals(SYMBOLS, day), {
    initialProps: until,
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

  again.rerender('2026-08-28');
  await waitFor(() => expect(rsiOf(again.result.current)).toEqual([28, 28]));
  expect(requested.slice(2)).toEqual(['ACB 2026-08-28', 'FPT 2026-08-28']);
});
