import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, focused, showsPage, user } from './showcase-page';

showsPage('/data-tables', 'table', 'Advisors');

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

  it('are selected by a press; what is typed then replaces the value, and Escape brings it back', async () => {
    await user.click(cell(1, 0));
    expect([focused(), screen.queryByRole('textbox', { name: 'HPG Quantity' })]).toEqual([cell(1, 0), null]);
    const before = text(1, 0);

    await user.keyboard('7');
    expect(screen.getByRole('textbox', { name: 'HPG Quantity' })).toHaveProperty('value', '7');
    await user.keyboard('{Escape}');
    expect([text(1, 0), focused()]).toEqual([before, cell(1, 0)]);

    await user.keyboard('700{Enter}');
    expect([text(1, 0), focused()]).toEqual(['700', cell(2, 0)]);
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
