import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shown, rowsOf, signal } from '../support/signals';

describe('the way from a recommended stock', () => {
  it('lead each to its explanation, by a name that says which', async () => {
    const { table, visited } = await shown();

    await userEvent.click(within(table).getByRole('link', { name: 'Why: KBC, Breakout, 27/08' }));
    expect(visited.at(-1)).toBe('/technical/KBC?signal=buy_break_out.2026-08-27');
  });

  it('open their own signal by a press anywhere in the row, unless it asks for another tab', async () => {
    const { table, visited } = await shown();
    const user = userEvent.setup();
    const price = rowsOf(table)[0]!.cells[1]!;

    await user.keyboard('{Control>}');
    await user.click(price);
    await user.keyboard('{/Control}');
    expect(visited).toEqual(['/']);

    await user.click(price);
    expect(visited).toEqual(['/', '/technical/KBC?signal=buy_break_out.2026-08-27']);
  });

  it('lead to their own signal by the link of a symbol', async () => {
    const { visited } = await shown();
    const link = screen.getByRole('link', { name: 'GMD' });
    const own = '/technical/GMD?signal=buy_trend_up.2026-08-27';
    link.focus();
    await userEvent.keyboard('{Enter}');

    expect(link.getAttribute('href')).toBe(own);
    expect(visited).toEqual(['/', own]);
  });

  it.each([
    ['a kind', { kind: null, study: 'MACD cross' } as const, 'MACD+cross.2026-08-27'],
    ['a day', { day: null, time: 'hôm qua' }, 'buy_break_out.h%C3%B4m+qua'],
    ['both', { kind: null, day: null, time: null } as const, '.'],
  ])('name what the server sent where the product cannot read %s of it', async (_, changes, name) => {
    const { table, visited } = await shown([signal(changes)]);
    const own = `/technical/HPG?signal=${name}`;

    expect(within(table).getByRole('link', { name: 'HPG' }).getAttribute('href')).toBe(own);
    await userEvent.click(rowsOf(table)[0]!.cells[1]!);
    expect(visited).toEqual(['/', own]);
  });

  it('lead there once from anywhere on the row', async () => {
    const { table, visited } = await shown();
    await userEvent.click(rowsOf(table)[3]!.cells[2]!);

    expect(visited).toEqual(['/', '/technical/VIX?signal=buy_divergence.2026-08-20']);
  });
});
