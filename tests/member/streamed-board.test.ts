import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardQuotesDocument } from '../../src/graph/board.generated';
import { createCache } from '../../src/graph/cache';
import { followBoard } from '../../src/member/shared/streaming';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quote = (symbol: string, price: number) => ({ symbol, price });
const variables = { symbols: ['FPT', 'HPG'] };

/** A board that is followed, and what its stream sends. */
function followed() {
  let send: (boardQuotes: unknown) => void = () => {};
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        send = (boardQuotes) => observer.next({ data: { boardQuotes } } as never);
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const load = (...quotes: object[]) =>
    client.writeQuery({
      query: BoardQuotesDocument,
      variables,
      data: { boardQuotes: { rows: quotes as never } },
    });
  const prices = () =>
    client.readQuery({ query: BoardQuotesDocument, variables })?.boardQuotes?.rows.map(({ price }) => price);
  return { end: followBoard(client, variables.symbols), send: (rows: unknown) => send(rows), load, prices };
}

describe('the rows of a board that is streamed', () => {
  it('change at once, and then at most twice a second, to the newest of each symbol', () => {
    const { load, send, prices } = followed();
    load(quote('FPT', 97), quote('HPG', 27));
    send([quote('HPG', 27.1)]);
    expect(prices()).toEqual([97, 27.1]);

    send([quote('HPG', 27.2)]);
    send([quote('HPG', 27.3), quote('FPT', 98)]);
    expect(prices()).toEqual([97, 27.1]);
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([98, 27.3]);
  });

  it('that come before the board wait for it', () => {
    const { load, send, prices } = followed();
    send([quote('HPG', 27.1)]);
    load(quote('FPT', 97), quote('HPG', 27));
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([97, 27.1]);
  });

  it('stay where a load ends later whose rows were matched before them', () => {
    const { load, send, prices } = followed();
    const fpt = { day: '2026-11-27', at: 1_795_745_700, volume: 5_000 };
    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 27));
    send([{ ...quote('FPT', 98), ...fpt, volume: 5_100 }]);

    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 28));
    expect(prices()).toEqual([98, 28]);
    load({ ...quote('FPT', 96), ...fpt, at: fpt.at + 1 }, quote('HPG', 28));
    expect(prices()).toEqual([96, 28]);
  });

  it('stay where what waits to settle was matched before what a load has brought meanwhile', () => {
    const { load, send, prices } = followed();
    const fpt = { day: '2026-11-27', at: 1_795_745_700, volume: 5_000 };
    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 27));
    send([quote('HPG', 27.1)]);
    send([{ ...quote('FPT', 98), ...fpt, volume: 5_100 }]);
    load({ ...quote('FPT', 99), ...fpt, volume: 5_200 }, quote('HPG', 27.1));
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([99, 27.1]);
  });

  it('change no more, and leave no timer, once nobody follows them', () => {
    const { load, send, prices, end } = followed();
    load(quote('FPT', 97), quote('HPG', 27));
    send([quote('HPG', 27.1)]);
    send([quote('HPG', 27.2)]);
    end();
    expect([vi.getTimerCount(), prices()]).toEqual([0, [97, 27.1]]);
  });
});
