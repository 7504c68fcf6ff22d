import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenSize } from '../../support/media';
import { textsOf } from '../../support/page';
import { button, focused, showsPage, user } from './showcase-page';

showsPage('/data-tables', 'table', 'Advisors');

describe('the advisors', () => {
  const table = () => screen.getByRole('table', { name: 'Advisors' });
  const rows = () => [...table().querySelectorAll('tbody tr')] as HTMLTableRowElement[];
  const column = (index: number) => rows().map(({ cells }) => cells[index]!.textContent);
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
    const heads = () => textsOf(within(table()).getAllByRole('columnheader'));
    expect(heads()).toEqual(['Name', 'City', 'Clients', 'Since', 'Fields']);

    act(() => screenSize.resize(390));

    expect(heads()).toEqual(['Name', 'Clients', 'Since']);
    expect(textsOf(rows()[0]!.cells)).toEqual(['Nguyễn Thu AnHanoiStocksDerivatives', '20', '10/01/2010']);
  });

  it('carry their tags', () => {
    const [row] = rows();
    expect(textsOf(row!.querySelectorAll('[data-tag]'))).toEqual(['Stocks', 'Derivatives']);
  });
});
