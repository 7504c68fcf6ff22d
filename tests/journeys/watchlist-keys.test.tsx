import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listed, region, row, selected } from '../support/page';
import { openWatchlist, openWithRows, lists, symbolField } from '../support/watchlist';

/** Presses the keys and returns which symbols were opened and selected on the way. */
async function walk(user: UserEvent, keys: string[]) {
  const opened: string[] = [];
  for (const key of keys) {
    await user.keyboard(key);
    opened.push([window.location.pathname.split('/').at(-1), ...selected()].join(' '));
  }
  return opened;
}

const [down, up] = ['{ArrowDown}', '{ArrowUp}'];

describe('the arrow keys in the technical view', () => {
  it('walk the list and wrap at both ends', async () => {
    const { user } = await openWithRows({ at: '/technical/STB' });

    expect(await walk(user, [down, down, down, up, up])).toEqual([
      'NVL NVL',
      'HPG HPG',
      'SSI SSI',
      'HPG HPG',
      'NVL NVL',
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'NVL' })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(region('Chart')?.dataset['painted']).toBe('NVL'));
  });

  it('come back where they started after one round', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });

    await walk(
      user,
      Array.from(listed(), () => down),
    );

    expect([path(), selected()]).toEqual(['/technical/HPG', ['HPG']]);
  });

  it('go from a symbol outside the list to the first row down and to the last row up', async () => {
    const { user } = await openWatchlist({ at: '/technical/VNM' });
    expect(selected()).toEqual([]);
    expect(await walk(user, [down])).toEqual(['HPG HPG']);

    await act(async () => window.history.replaceState(null, '', '/technical/VNM'));

    expect(await walk(user, [up])).toEqual(['NVL NVL']);
  });

  it('find their row in an address that somebody typed small', async () => {
    const { user } = await openWatchlist({ at: '/technical/hpg' });
    expect(selected()).toEqual(['HPG']);

    expect(await walk(user, [down])).toEqual(['SSI SSI']);
  });

  it('make one history entry of a run, so that Back leaves it at once', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });
    const before = window.history.length;

    await walk(user, [down, down, down, up]);
    expect([path(), window.history.length - before]).toEqual(['/technical/VND', 1]);
    window.history.back();

    await waitFor(() => expect([path(), selected()]).toEqual(['/technical/HPG', ['HPG']]));
  });

  it('begin a new run after a click', async () => {
    const { user } = await openWatchlist({ at: '/technical/HPG' });
    const before = window.history.length;

    await walk(user, [down, down]);
    await user.click(row('CEO'));
    const opened = await walk(user, [down, down]);

    expect([opened, window.history.length - before]).toEqual([['STB STB', 'NVL NVL'], 3]);
  });
});

describe('the arrow keys at home', () => {
  it('leave the page to scroll', async () => {
    const { user, path } = await openWatchlist({ at: '/' });
    const before = window.history.length;

    expect(await walk(user, [down, up])).toEqual([' HPG', ' HPG']);
    expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' }), 'kept from scrolling').toBe(true);

    expect([path(), window.history.length - before]).toEqual(['/', 0]);
  });
});

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
