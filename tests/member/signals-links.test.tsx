import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shown, rowsOf } from '../support/signals';

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

  it('lead there once from anywhere on the row', async () => {
    const { table, visited } = await shown();
    await userEvent.click(rowsOf(table)[3]!.cells[2]!);

    expect(visited).toEqual(['/', '/technical/VIX?signal=buy_divergence.2026-08-20']);
  });
});
