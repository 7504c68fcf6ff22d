import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoardQuotesDocument } from '../../src/graph/board.generated';
import { createCache } from '../../src/graph/cache';
import { followBoard, followQuotedRows } from '../../src/member/shared/streaming';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quote = (symbol: string, price: number) => ({ symbol, price });
const variables = { symbols: ['FPT', 'HPG'] };
const now = () => new Date('2026-11-27T10:15:00+07:00');
/** When a row was matched a minute ago. */
const fpt = { day: '2026-11-27', at: now().getTime() / 1_000 - 60, volume: 5_000 };

/** A client, and what its stream sends. */
function streamed() {
  let send: (boardQuotes: unknown) => void = () => {};
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        send = (boardQuotes) => observer.next({ data: { boardQuotes } } as never);
      }),
  );
  const client = new ApolloClient({ link, cache: createCache(now) });
  return { client, send: (rows: unknown) => send(rows) };
}

/** A board that is followed. */
function followed() {
  const { client, send } = streamed();
  const write = (boardQuotes: { rows: never } | null) =>
    client.writeQuery({ query: BoardQuotesDocument, variables, data: { boardQuotes } });
  const load = (...quotes: object[]) => write({ rows: quotes as never });
  const prices = () =>
    client.readQuery({ query: BoardQuotesDocument, variables })?.boardQuotes?.rows.map(({ price }) => price);
  const end = followBoard(client, variables.symbols, now);
  return { client, end, send, write, load, prices };
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
    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 27));
    send([{ ...quote('FPT', 98), ...fpt, volume: 5_100 }]);

    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 28));
    expect(prices()).toEqual([98, 28]);
    load({ ...quote('FPT', 96), ...fpt, at: fpt.at + 1 }, quote('HPG', 28));
    expect(prices()).toEqual([96, 28]);
  });

  it('stay where a load has brought a later match than what waits', () => {
    const { load, send, prices } = followed();
    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 27));
    send([quote('HPG', 27.1)]);
    send([{ ...quote('FPT', 98), ...fpt, volume: 5_100 }]);
    load({ ...quote('FPT', 99), ...fpt, volume: 5_200 }, quote('HPG', 27.1));
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([99, 27.1]);
  });

  it('go on after one of a time that is still to come', () => {
    const { load, send, prices } = followed();
    load({ ...quote('FPT', 97), ...fpt }, quote('HPG', 27));
    send([{ ...quote('FPT', 90), ...fpt, at: fpt.at + 3_600 }]);
    expect(prices()).toEqual([90, 27]);
    send([{ ...quote('FPT', 98), ...fpt, volume: 5_100 }]);
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([98, 27]);
  });

  it('wait where the feed had no board at first', () => {
    const { write, load, send, prices } = followed();
    write(null);
    send([quote('HPG', 27.1)]);
    load(quote('FPT', 97), quote('HPG', 27));
    vi.advanceTimersByTime(500);
    expect(prices()).toEqual([97, 27.1]);
  });

  it('reach whoever watches the board, once each time that it settles', async () => {
    const { client, load, send } = followed();
    load(quote('FPT', 97), quote('HPG', 27));
    const seen: (number | null | undefined)[] = [];
    client
      .watchQuery({ query: BoardQuotesDocument, variables, fetchPolicy: 'cache-only' })
      .subscribe(({ data }) => seen.push(data?.boardQuotes?.rows?.[1]?.price));
    send([quote('HPG', 27.1)]);
    send([quote('HPG', 27.2)]);
    send([quote('HPG', 27.3)]);
    await vi.advanceTimersByTimeAsync(501);
    expect(seen).toEqual([27, 27.1, 27.3]);
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

describe('the rows of a list, whose columns follow the stream', () => {
  it('are handed over at once, and then at most twice a second, the newest of each symbol', () => {
    const { client, send } = streamed();
    const taken: unknown[] = [];
    const end = followQuotedRows(client, variables.symbols, (quotes) =>
      taken.push(quotes.map(({ symbol, price }) => [symbol, price])),
    );
    send([quote('FPT', 97)]);
    send([quote('HPG', 27)]);
    send([quote('FPT', 98), quote('HPG', 27.1)]);
    expect(taken).toEqual([[['FPT', 97]]]);
    vi.advanceTimersByTime(500);
    expect(taken.slice(1)).toEqual([
      [
        ['HPG', 27.1],
        ['FPT', 98],
      ],
    ]);

    vi.advanceTimersByTime(500);
    expect([taken.length, vi.getTimerCount()]).toEqual([2, 0]);
    send([quote('FPT', 99)]);
    send([quote('FPT', 100)]);
    end();
    expect([taken.length, vi.getTimerCount()]).toEqual([3, 0]);
  });
});
