import { describe, expect, it } from 'vitest';
import type { BoardQuote, ListedSymbol } from '../../src/graph/board-values';
import { viewIn } from '../../src/member/board/useBoardView';
import { columns, urgentFirst, usualColumns } from '../../src/member/board/columns';
import { createBoardRows } from '../../src/member/shared/screen/board-rows';
import { filterRows, knownColumns, sectorsIn } from '../../src/member/board/rows';
import { sortBy } from '../../src/member/board/sort';

const listed = (symbol: string, about: Partial<ListedSymbol> = {}): ListedSymbol => ({
  ...{ symbol, name: null, fullName: null, exchange: 'HOSE', sector: null, marketCap: null },
  ...about,
});
const quote = (symbol: string, price: number, about: Partial<BoardQuote> = {}): BoardQuote => ({
  ...{ symbol, exchange: 'HOSE', name: null, price, reference: 10, ceiling: 10.7, floor: 9.3 },
  ...{ change: price - 10, changePercent: (price - 10) * 10, open: 10, high: 10, low: 10, volume: 2_000_000 },
  ...{ day: null, at: null, source: 'QUOTE' },
  ...{ bid: null, bidVolume: null, ask: null, askVolume: null, foreignBuy: null, foreignSell: null },
  ...about,
});

const rows = createBoardRows()(
  [
    listed('CCC', { sector: 'Thép' }),
    listed('AAA', { sector: 'Ngân hàng', exchange: 'HNX' }),
    listed('BBB', { sector: 'Đường' }),
    listed('DDD', { exchange: null }),
  ],
  [quote('AAA', 10.7), quote('BBB', 9.8), quote('CCC', 10.2), quote('XXX', 1)],
);
const symbols = (shown: typeof rows) => shown.map(({ symbol }) => symbol).join(' ');
const all = { exchange: null, list: null, sector: null, colour: null };

describe('the rows of the board', () => {
  it('are the listing in its order with the figures of the quotes', () => {
    expect(symbols(rows)).toBe('CCC AAA BBB DDD');
    expect(rows.map(({ price, value, priceClass }) => [price, value, priceClass])).toEqual([
      [10.2, 20.4, 'up'],
      [10.7, 21.4, 'ceiling'],
      [9.8, 19.6, 'down'],
      [null, null, 'none'],
    ]);
  });

  it('stay the same objects while their figures are the same, although each refresh brings new quotes', () => {
    const rowsOf = createBoardRows();
    const listing = [listed('AAA'), listed('BBB'), listed('CCC')];
    const before = rowsOf(listing, [quote('AAA', 10.1), quote('BBB', 9.9)]);
    const after = rowsOf(listing, [quote('AAA', 10.1), quote('BBB', 9.9, { bidVolume: 500 })]);

    expect(after.map((row, i) => row === before[i])).toEqual([true, false, true]);
    expect(after[1]).toMatchObject({ price: 9.9, bidVolume: 500 });
    expect(rowsOf([...listing.slice(0, 2), listed('CCC', { marketCap: 9 })], [])[2]).toMatchObject({
      price: null,
      marketCap: 9,
    });
  });

  it.each([
    [{ exchange: 'HNX' as const }, 'AAA'],
    [{ sector: 'Thép' }, 'CCC'],
    [{ colour: 'ceiling' as const }, 'AAA'],
    [{ colour: 'none' as const }, 'DDD'],
    [{ exchange: 'HOSE' as const, colour: 'down' as const }, 'BBB'],
  ])('are filtered by %o', (filters, expected) => {
    expect(symbols(filterRows(rows, { ...all, ...filters }, null))).toBe(expected);
  });

  it('are those of a list', () => {
    expect(symbols(filterRows(rows, all, new Set(['BBB', 'DDD'])))).toBe('BBB DDD');
  });

  it('are sorted by any column, those without the figure last', () => {
    expect(symbols(sortBy(rows, false, (row) => row.symbol))).toBe('AAA BBB CCC DDD');
    expect(symbols(sortBy(rows, true, (row) => row.changePercent))).toBe('AAA CCC BBB DDD');
    expect(symbols(sortBy(rows, false, (row) => row.changePercent))).toBe('BBB CCC AAA DDD');
  });

  it('have sectors in the order of the Vietnamese alphabet', () => {
    expect(sectorsIn(rows)).toEqual(['Đường', 'Ngân hàng', 'Thép']);
  });
});

describe('the columns of the board', () => {
  it('are left out where no row has a figure of an optional one', () => {
    expect(knownColumns(columns, rows)).toEqual(
      columns.filter((column) => !/bid|ask|foreign|marketCap/.test(column)),
    );
    const withBid = createBoardRows()([listed('AAA')], [quote('AAA', 10, { bid: 9.9 })]);
    expect(knownColumns(['bid', 'ask'], withBid)).toEqual(['bid']);
  });

  it('begin with the price on a narrow screen', () => {
    expect(urgentFirst(usualColumns).slice(0, 4)).toEqual(['price', 'changePercent', 'volume', 'reference']);
    expect(urgentFirst(['floor', 'price'])).toEqual(['price', 'floor']);
    expect([...urgentFirst(usualColumns)].sort()).toEqual([...usualColumns].sort());
  });
});

describe('the address of the board', () => {
  it('says tab, filters, sort and columns', () => {
    const view = viewIn(
      'tab=movers&exchange=HNX&sector=Th%C3%A9p&colour=ceiling&sort=-volume&columns=low.price',
    );
    expect(view).toEqual({
      ...{ tab: 'movers', exchange: 'HNX', list: null, sector: 'Thép', colour: 'ceiling' },
      ...{ sort: { by: 'volume', isDescending: true }, columns: ['price', 'low'] },
      ...{ size: 'value', isTable: false },
    });
  });

  it('parts columns by commas, as other addresses do', () => {
    expect(viewIn('columns=low,price,x').columns).toEqual(['price', 'low']);
  });

  it('counts what it does not know as nothing', () => {
    expect(viewIn('tab=x&exchange=NYSE&colour=pink&sort=-x')).toMatchObject({
      ...{ tab: 'board', exchange: null, colour: null, columns: usualColumns },
      sort: { by: 'symbol' },
    });
  });
});
