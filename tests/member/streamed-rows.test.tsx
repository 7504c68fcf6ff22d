import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardQuote } from '../../src/graph/board-values';
import { createBoardRows } from '../../src/member/shared/screen/board-rows';
import { newestQuotes, useNewestRow } from '../../src/member/shared/screen/newest-quotes';

const AT = Date.parse('2026-08-27T10:15:00+07:00') / 1_000;
const listed = {
  symbol: 'FPT',
  name: 'FPT',
  fullName: null,
  exchange: 'HOSE',
  sector: null,
  marketCap: 1,
} as const;
const none = { bid: null, bidVolume: null, ask: null, askVolume: null, foreignBuy: null, foreignSell: null };

const quote = (price: number, at: number | null = AT, symbol = 'FPT'): BoardQuote => ({
  ...{ symbol, exchange: 'HOSE', name: null, price, reference: 10, ceiling: 10.7, floor: 9.3 },
  ...{ change: price - 10, changePercent: 10 * (price - 10), open: 10, high: 10.5, low: 9.5, volume: 1_000 },
  ...{ day: '2026-08-27', at, source: 'QUOTE', ...none },
});

afterEach(() =>
  act(() => {
    newestQuotes.drop(newestQuotes.symbols());
    newestQuotes.show(null);
  }),
);

/** A row of a board in view, and how often it has rendered. */
function rowInView(board: BoardQuote) {
  const rowsOf = createBoardRows();
  let renders = 0;
  const { result, rerender } = renderHook(
    (of: BoardQuote) => {
      renders += 1;
      return useNewestRow(rowsOf([listed], [of])[0]!);
    },
    { initialProps: board },
  );
  return { row: () => result.current, settle: rerender, renders: () => renders };
}

describe('a row of a board in view', () => {
  it('shows what is streamed of its symbol before the board has it, with the colour of its price', () => {
    const { row } = rowInView(quote(10.1));
    act(() => newestQuotes.set(quote(9.9)));
    expect(row()).toMatchObject({ price: 9.9, priceClass: 'down', name: 'FPT', marketCap: 1 });
    expect(row().value).toBe(rowInView(quote(9.9)).row().value);
  });

  it('is as the board has it again once the board has taken it over', () => {
    const { row, settle } = rowInView(quote(10.1));
    act(() => newestQuotes.set(quote(10.2)));
    settle(quote(10.2));
    act(() => newestQuotes.drop(['FPT']));
    expect(row().price).toBe(10.2);
  });

  it('keeps what the board has where that was matched later', () => {
    const { row } = rowInView(quote(10.3, AT + 1));
    act(() => newestQuotes.set(quote(10.2)));
    expect(row().price).toBe(10.3);
  });

  it('costs nothing while it is out of view, and is up to date as soon as it is in view again', () => {
    const { row, renders } = rowInView(quote(10.1));
    act(() => newestQuotes.show(['HPG']));
    act(() => newestQuotes.set(quote(10.2)));
    expect([row().price, renders()]).toEqual([10.1, 1]);
    act(() => newestQuotes.show(['HPG', 'FPT']));
    expect(row().price).toBe(10.2);
  });

  it('has what the board takes over also out of view', () => {
    const { row, settle } = rowInView(quote(10.1));
    act(() => newestQuotes.show([]));
    act(() => newestQuotes.set(quote(10.2)));
    settle(quote(10.2));
    act(() => newestQuotes.drop(['FPT']));
    expect(row().price).toBe(10.2);
  });

  it('does not render for another symbol', () => {
    const { renders } = rowInView(quote(10.1));
    act(() => newestQuotes.set(quote(20, AT, 'HPG')));
    expect(renders()).toBe(1);
  });
});
