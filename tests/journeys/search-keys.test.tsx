import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowsToArrive } from '../support/page';
import { begin, box, marked, find } from '../support/search';
import { symbolField } from '../support/watchlist';

describe('the keys of the search', () => {
  it('walk what is found, with wraparound and to both ends', async () => {
    const { user } = await begin();
    await find(user, 'mật khẩu');
    await screen.findByRole('option', { name: 'Forgot password' });

    const observed = [];
    for (const key of [
      '{Shift}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{Home}',
      '{End}',
      '{ArrowDown}',
    ]) {
      await user.keyboard(key);
      observed.push(marked());
    }

    const [first, last] = ['Security settings', 'Forgot password'];
    expect(observed).toEqual([first, last, first, last, first, last, first]);
  });

  it.each(['/', '{Meta>}k{/Meta}'])('open it by %s, and Escape gives the focus back', async (keys) => {
    const { user, path } = await begin();
    const before = screen.getByRole('button', { name: 'User menu' });
    before.focus();

    await user.keyboard(keys);
    expect([document.activeElement, box().getAttribute('aria-expanded')]).toEqual([box(), 'true']);
    await user.keyboard('hpg{ArrowDown}{Escape}');

    expect([document.activeElement, box().value, path()]).toEqual([before, '', '/bot']);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('write a slash where somebody types one', async () => {
    const { user } = await begin({ at: '/technical/VNM' });
    await rowsToArrive();
    const symbol = symbolField();

    await user.type(symbol, '/');
    expect([symbol.value, document.activeElement]).toEqual(['/', symbol]);
    await user.keyboard('{Control>}k{/Control}');

    expect(document.activeElement).toBe(box());
  });

  it('leave it with Tab, and it closes', async () => {
    const { user } = await begin();
    await find(user, 'hpg');

    screen.getByRole('button', { name: 'User menu' }).focus();

    await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('listbox')).toBe(null);
  });
});
