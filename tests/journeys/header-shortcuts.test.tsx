import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openWithRows, symbolField } from '../support/watchlist';

describe('the list of shortcuts', () => {
  const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

  it('opens by a question mark, keeps the focus and gives it back', async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    await screen.findByRole('combobox', { name: 'Search' });
    const before = screen.getByRole('button', { name: 'Add' });
    before.focus();

    await user.keyboard('?');
    expect([...list()!.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Walk through the results',
      'Open the marked result',
      'Walk the watchlist (on a symbol’s page)',
      'Bar by bar in the chart',
      'Signal by signal in the chart',
      'Sell the holding of the row with the focus in My T+',
      'Show the shortcuts',
      'Close what is open',
    ]);
    expect(list()!.contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowDown}/');
    expect([path(), list()!.contains(document.activeElement)]).toEqual(['/technical/HPG', true]);
    await user.keyboard('{Escape}');

    expect([list(), document.activeElement]).toEqual([null, before]);
  });

  it('opens from the user menu, and closes by its button', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(list()).not.toBe(null));
    await user.click(within(list()!).getByRole('button', { name: 'Close' }));

    expect(list()).toBe(null);
  });

  it('is a question mark where somebody types one', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    const symbol = symbolField();

    await user.type(symbol, '?');
    const command = fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });

    expect([symbol.value, list(), command]).toEqual(['?', null, true]);
  });

  it('names every key that the product listens to', async () => {
    const { user } = await openWithRows({ at: '/technical/VNM' });
    await screen.findByRole('combobox', { name: 'Search' });
    await user.keyboard('?');

    const keys = [...list()!.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(new Set(keys)).toEqual(
      new Set(['/', 'Ctrl', 'K', '↑', '↓', '←', '→', 'Shift', 'Enter', 'S', '?', 'Esc']),
    );
  });
});
