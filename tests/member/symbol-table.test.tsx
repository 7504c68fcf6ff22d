import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SymbolTable } from '../../src/member/board/SymbolTable';
import { layOutRows } from '../support/row-layout';

beforeAll(() => import('../../src/ui/LongRows'));
beforeEach(() => layOutRows());

type Row = { readonly symbol: string; readonly price: number };

/** Symbols in the order of their names: B000, B001, ... */
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, i) => ({ symbol: `B${String(i).padStart(3, '0')}`, price: 10 }));

const columns = ['price'] as const;
const cellsOf = vi.fn((row: Row) => <td>{row.price}</td>);
const parts = {
  ...{ label: 'Symbols', columns, cellsOf, starred: null },
  ...{ nameOf: () => null, onOpen: () => {}, onStar: () => {}, onSort: () => {} },
  ...{ widthOf: () => 96, headOf: (by: string) => ({ name: by, hint: by, isText: true }) },
  sort: { by: 'symbol', isDescending: false } as const,
};

async function open(rows: readonly Row[]) {
  const { rerender } = await act(async () => render(<SymbolTable {...parts} rows={rows} />));
  cellsOf.mockClear();
  return (next: readonly Row[]) => act(async () => rerender(<SymbolTable {...parts} rows={next} />));
}

const drawn = () =>
  [...screen.getByRole('table').querySelectorAll<HTMLElement>('tr[data-symbol]')].map(
    ({ dataset }) => dataset['symbol']!,
  );
const linkOf = (symbol: string) =>
  screen.getByRole('table').querySelector<HTMLElement>(`tr[data-symbol=${symbol}] a`)!;
const rendered = () => cellsOf.mock.calls.map(([{ symbol }]) => symbol);

describe('a table of symbols', () => {
  it('renders every row of a screenful, and of more those in view, whose count it states', async () => {
    const become = await open(rowsOf(60));
    expect(drawn()).toHaveLength(60);

    await become(rowsOf(190));
    expect(drawn().length).toBeLessThan(60);
    expect(drawn()[0]).toBe('B000');
    expect(screen.getByRole('table').ariaRowCount).toBe('191');
  });

  it('renders no row again that another one moves to the next place', async () => {
    const [first, ...others] = rowsOf(190);
    const become = await open([first!, ...others]);
    await become([first!, { symbol: 'B000A', price: 20 }, ...others]);

    expect(drawn().slice(0, 3)).toEqual(['B000', 'B000A', 'B001']);
    expect(rendered()).toEqual(['B000A']);
  });

  it('renders the one row that has changed, and none that is out of view', async () => {
    const rows = rowsOf(190);
    const become = await open(rows);
    await become(rows.map((row, i) => (i === 3 || i === 180 ? { ...row, price: 11 } : row)));

    expect(rendered()).toEqual(['B003']);
  });

  it('keeps the row that Tab leads to, wherever it is sorted to', async () => {
    const rows = rowsOf(190);
    const become = await open(rows);
    act(() => linkOf('B005').focus());
    act(() => linkOf('B005').blur());
    await become(rows.toReversed());

    expect(drawn()[0]).toBe('B189');
    expect(linkOf('B005').tabIndex).toBe(0);
  });

  it('keeps its body, and with it the focus, when fewer rows are left', async () => {
    const become = await open(rowsOf(61));
    act(() => linkOf('B005').focus());
    await become(rowsOf(60));

    expect(document.activeElement).toBe(linkOf('B005'));
  });

  it('is printed with all its rows, and has those in view again afterwards', async () => {
    await open(rowsOf(190));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(drawn()).toHaveLength(190);

    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn().length).toBeLessThan(60);
  });
});
