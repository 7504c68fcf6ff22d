import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { row, selected } from '../support/page';
import { lists, openWatchlist, symbolField } from '../support/watchlist';

const down = '{ArrowDown}';

describe('the focus and the arrow keys in the technical view', () => {
  it('announce to a screen reader what they came to', async () => {
    const { user } = await openWatchlist({ at: '/technical/HPG' });

    await user.keyboard(down);

    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')?.textContent).toMatch(
        /^SSI \d+\.\d\d [+-]?\d+\.\d\d%$/,
      ),
    );
  });

  it('mean nothing in a text field, in the list’s chooser or with a modifier', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });

    symbolField().focus();
    await user.keyboard(down);
    lists().focus();
    await user.keyboard(down);
    screen.getByRole('button', { name: 'Add' }).focus();
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
      await user.keyboard(`{${modifier}>}${down}{/${modifier}}`);
    }
    expect([path(), selected()]).toEqual(['/technical/HPG', ['HPG']]);

    await user.keyboard(down);
    expect(path()).toBe('/technical/SSI');
  });

  it('take a focus among the rows along, so that Enter opens what is selected', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });
    screen.getByRole('button', { name: 'Delete VIX' }).focus();

    await user.keyboard(down);
    expect([path(), document.activeElement]).toEqual(['/technical/SSI', row('SSI').querySelector('a')]);

    await user.keyboard(`${down}{Enter}`);
    expect([path(), document.activeElement]).toEqual(['/technical/VND', row('VND').querySelector('a')]);
  });

  it('mean nothing while the settings are open', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });
    await user.click(screen.getByRole('button', { name: 'Settings' }));

    await user.keyboard(down);

    expect(path()).toBe('/technical/HPG');
  });
});
