import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { screenSize } from '../support/media';
import { renderApp } from '../support/renderApp';

let user: Awaited<ReturnType<typeof renderApp>>['user'];
beforeEach(async () => {
  ({ user } = await renderApp({ at: '/data-tables' }));
  await screen.findByRole('table', { name: 'Advisors' });
});

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement as HTMLElement;

describe('the advisors', () => {
  const table = () => screen.getByRole('table', { name: 'Advisors' });
  const rows = () => [...table().querySelectorAll('tbody tr')] as HTMLTableRowElement[];
  const column = (place: number) => rows().map(({ cells }) => cells[place]!.textContent);
  const head = (name: string) => within(table()).getByRole('columnheader', { name });

  it('are sorted by a press on a head: up, down, and as they were', async () => {
    const unsorted = column(0);
    await user.click(button('Name'));
    expect(head('Name').ariaSort).toBe('ascending');
    expect(column(0).slice(0, 2)).toEqual(['Bùi Gia Huy', 'Cao Xuân Yến']);
    await user.click(button('Name'));
    expect(head('Name').ariaSort).toBe('descending');
    expect(column(0)[0]).toBe('Vũ Đức Anh');
    await user.click(button('Name'));
    expect(head('Name').ariaSort).toBe('none');
    expect(column(0)).toEqual(unsorted);
  });

  it('are sorted in the order of the Vietnamese alphabet, Đ after D', async () => {
    await user.click(button('20'));
    await user.click(button('Name'));
    const names = column(0).map((name) => name.split(' ')[0]);
    expect(names.indexOf('Đặng')).toBeGreaterThan(names.indexOf('Dương'));
  });

  it('are sorted by clients from the most to the fewest first', async () => {
    await user.click(button('Clients'));
    const clients = column(2).map(Number);
    expect(clients).toEqual(clients.toSorted((a, b) => b - a));
  });

  it('come in pages, back and forth, up to the last', async () => {
    expect(screen.getByText('1–10 of 24')).toBeInstanceOf(HTMLElement);
    expect(button('Previous page').ariaDisabled).toBe('true');
    const first = column(0);
    for (let press = 0; press < 4; press++) await user.click(button('Next page'));

    expect(screen.getByText('21–24 of 24')).toBeInstanceOf(HTMLElement);
    expect(rows()).toHaveLength(4);
    expect(focused()).toBe(button('Next page'));
    await user.click(button('Previous page'));
    await user.click(button('Previous page'));
    expect(column(0)).toEqual(first);
  });

  it('come in pages of another size, from the first', async () => {
    await user.click(button('Next page'));
    await user.click(button('5'));
    expect(screen.getByText('1–5 of 24')).toBeInstanceOf(HTMLElement);
    expect(rows()).toHaveLength(5);
  });

  it('have city and tags below their names on a phone, where five columns have no room', () => {
    const heads = () =>
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Name', 'City', 'Clients', 'Since', 'Fields']);

    act(() => screenSize.resize(390));

    expect(heads()).toEqual(['Name', 'Clients', 'Since']);
    expect([...rows()[0]!.cells].map(({ textContent }) => textContent)).toEqual([
      'Nguyễn Thu AnHanoiStocksDerivatives',
      '20',
      '10/01/2010',
    ]);
  });

  it('carry their tags', () => {
    const [row] = rows();
    expect([...row!.querySelectorAll('[data-tag]')].map((tag) => tag.textContent)).toEqual([
      'Stocks',
      'Derivatives',
    ]);
  });
});

describe('the tree of holdings', () => {
  const tree = () => screen.getByRole('treegrid', { name: 'Portfolio by account' });
  const rows = () => [...tree().querySelectorAll<HTMLElement>('tbody tr')];
  const shown = () => rows().map(({ dataset }) => dataset['row']);
  const at = () => focused().dataset['row'];

  it('says of every row its level, its place among its siblings, and whether it is open', () => {
    const said = rows().map((row) => [
      row.dataset['row'],
      row.ariaLevel,
      `${row.ariaPosInSet}/${row.ariaSetSize}`,
      row.ariaExpanded,
    ]);
    expect(said).toEqual([
      ['cash', '1', '1/2', 'true'],
      ['banks', '2', '1/2', 'false'],
      ['technology', '2', '2/2', 'false'],
      ['margin', '1', '2/2', 'false'],
    ]);
  });

  it('is one stop of the Tab key, walked, opened and closed by arrows', async () => {
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    rows()[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('banks');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['cash', 'banks', 'VCB', 'ACB', 'MBB', 'technology', 'margin']);
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('VCB');
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('VCB');
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('banks');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['cash', 'banks', 'technology', 'margin']);
    await user.keyboard('{End}');
    expect(at()).toBe('margin');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(shown().slice(-2)).toEqual(['steel', 'realEstate']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(at()).toBe('cash');
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([focused()]);
  });

  it('is opened by a press', async () => {
    await user.click(screen.getByRole('row', { name: /^Technology/ }));
    expect(shown()).toEqual(['cash', 'banks', 'technology', 'FPT', 'CMG', 'margin']);
  });
});

describe('the planned orders', () => {
  const cell = (row: number, column: number) => {
    const rows = document.querySelectorAll('[role=grid] tbody tr');
    return rows[row]!.querySelectorAll('td')[column]!;
  };
  const text = (row: number, column: number) => cell(row, column).textContent;

  it('are walked by arrows and edited by typing; Enter takes over and goes below', async () => {
    cell(0, 0).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe(cell(1, 1));
    await user.keyboard('27.35');
    expect(screen.getByRole('textbox', { name: 'HPG Price (k VND)' })).toHaveProperty('value', '27.35');
    await user.keyboard('{Enter}');
    expect(text(1, 1)).toBe('27.35');
    expect(focused()).toBe(cell(2, 1));
  });

  it('keep what they had when Escape discards an edit', async () => {
    cell(0, 0).focus();
    await user.keyboard('{F2}00{Escape}');
    expect(text(0, 0)).toBe('500');
    expect(focused()).toBe(cell(0, 0));
    expect(button('Undo').ariaDisabled).toBe('true');
  });

  it('go on beside after Tab, and are edited by a second press', async () => {
    await user.click(cell(3, 0));
    await user.click(cell(3, 0));
    await user.clear(focused());
    await user.keyboard('1600{Tab}');
    expect(text(3, 0)).toBe('1,600');
    expect(focused()).toBe(cell(3, 1));
  });

  it('refuse a wrong value, say why, and keep it until it is right', async () => {
    cell(0, 0).focus();
    await user.keyboard('250{Enter}');
    const box = screen.getByRole('textbox', { name: 'FPT Quantity' });
    expect(box).toHaveProperty('ariaInvalid', 'true');
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
      'The quantity must be a multiple of 100',
    );
    await user.click(cell(2, 2));
    expect(box).toHaveProperty('value', '250');
    await user.type(box, '{Backspace}{Backspace}00{Enter}');
    expect(text(0, 0)).toBe('200');
  });

  it('undo every change and redo it, by keys and by buttons, with the focus on what changed', async () => {
    cell(0, 2).focus();
    await user.keyboard('mua{Enter}');
    await user.keyboard('{ArrowLeft}30{Enter}');
    expect([text(0, 2), text(1, 1)]).toEqual(['mua', '30.00']);

    await user.keyboard('{Control>}z{/Control}');
    expect([text(0, 2), text(1, 1)]).toEqual(['mua', '26.10']);
    expect(focused()).toBe(cell(1, 1));
    await user.click(button('Undo'));
    expect(text(0, 2)).toBe('');
    expect(button('Undo').ariaDisabled).toBe('true');
    await user.click(button('Redo'));
    await user.click(button('Redo'));
    expect([text(0, 2), text(1, 1)]).toEqual(['mua', '30.00']);
  });

  it('forget what was undone once something else changes', async () => {
    cell(0, 2).focus();
    await user.keyboard('mua{Enter}{Control>}z{/Control}bán{Enter}');
    expect(text(0, 2)).toBe('bán');
    expect(button('Redo').ariaDisabled).toBe('true');
  });
});
