import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasDrafts } from '../../src/lib/drafts';
import { screenSize } from '../support/media';
import { renderApp } from '../support/renderApp';
import { symbolField } from '../support/watchlist';

/** Opens a page on a phone, and waits for the list under the thumb. */
async function onPhone(at: string) {
  const app = await renderApp({ at, only: 'WatchlistPanel' });
  await screen.findByRole('region', { name: 'Watchlist' });
  act(() => screenSize.resize(390));
  const peek = await screen.findByRole('list', { name: 'Lướt sóng T+' });
  const head = () => screen.getByRole('button', { name: /^Watchlist/ });
  return { ...app, peek, head, isOpen: () => head().getAttribute('aria-expanded') === 'true' };
}

describe('the watchlist on a phone', () => {
  it('lies at the lower edge with its symbols side by side, the open one marked', async () => {
    const { peek, isOpen } = await onPhone('/technical/SSI');
    const links = within(peek).getAllByRole('link');

    expect(isOpen()).toBe(false);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      [expect.stringMatching(/^SSI/)],
    );
  });

  it('opens a symbol with one press', async () => {
    const { user, peek, path } = await onPhone('/technical/SSI');

    await user.click(within(peek).getByRole('link', { name: /^HPG/ }));

    await expect.poll(path).toBe('/technical/HPG');
  });

  it('opens to the whole list by a press, and closes by Escape with the focus on its edge', async () => {
    const { user, head, isOpen } = await onPhone('/');

    await user.click(head());
    expect(isOpen()).toBe(true);
    await user.click(await screen.findByRole('combobox', { name: 'Symbol' }));
    await user.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(head());

    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, head()]);
  });

  it('stays open where Escape closes a dialog over it', async () => {
    const { user, head, isOpen } = await onPhone('/');
    await user.click(head());
    const create = await screen.findByRole('button', { name: 'New list' });
    await waitFor(() => expect(create).toHaveProperty('disabled', false));
    await user.click(create);
    await user.click(screen.getByRole('textbox', { name: 'List name' }));
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOpen()).toBe(true);
  });

  it('follows a finger up and down, and takes a small move for a press', async () => {
    const { user, head, isOpen } = await onPhone('/');
    const swipe = async (from: number, to: number) => {
      const at = (y: number) => ({ target: head(), coords: { clientX: 100, clientY: y } });
      await user.pointer([
        { keys: '[TouchA>]', ...at(from) },
        { pointerName: 'TouchA', ...at(to) },
        { keys: '[/TouchA]', ...at(to) },
      ]);
      return isOpen();
    };

    expect([await swipe(500, 400), await swipe(400, 300)]).toEqual([true, true]);
    expect([await swipe(400, 500), await swipe(400, 500)]).toEqual([false, false]);
    expect([await swipe(400, 410), await swipe(400, 410)]).toEqual([true, false]);
  });

  it('keeps what is typed while it is closed and opened again, also over a reload for a newer version', async () => {
    const { user, head } = await onPhone('/');
    await user.click(head());
    await user.type(await screen.findByRole('combobox', { name: 'Symbol' }), 'VN');

    await user.click(head());
    expect(hasDrafts()).toBe(true);
    await user.click(head());

    expect(symbolField().value).toBe('VN');
  });
});
