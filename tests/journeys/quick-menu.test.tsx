import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screenSize } from '../support/media';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';

/** The other headers are those of panels. */
const headerOfPage = () => within(screen.getAllByRole('banner')[0]!);

/** Opens a page on a phone. */
async function onPhone(at: string, as: 'member' | 'admin' = 'member') {
  const app = await renderApp({ at, as });
  await act(async () => screenSize.resize(390));
  const bar = await screen.findByRole('navigation', { name: 'Quick menu' });
  const links = () =>
    [...bar.querySelectorAll(':scope > a')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  return { ...app, bar, links };
}

describe('the bar of a phone', () => {
  it('leads to three pages, and marks the one that is open', async () => {
    const { user, bar, links, path } = await onPhone('/whale');
    await within(bar).findByRole('button', { name: 'Alerts' });
    expect(links()).toEqual([
      ['Home', null],
      ['Market', null],
      ['My T+', null],
    ]);

    await user.click(within(bar).getByRole('link', { name: 'My T+' }));

    await expect.poll(path).toBe('/desk');
    expect(links().find(([, current]) => current === 'page')).toEqual(['My T+', 'page']);
  });

  it('opens the menu of all pages, which closes when one is chosen', async () => {
    const { user, bar, path } = await onPhone('/');

    await user.click(within(bar).getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    await user.click(menu.getByRole('link', { name: 'Whale' }));

    await expect.poll(path).toBe('/whale');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it('opens the alerts that have fired, and counts those not seen yet', async () => {
    const { user, bar } = await onPhone('/desk', 'admin');
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add alert' });
    await waitFor(() => expect(add.disabled).toBe(false));
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add alert' }));
    await user.type(dialog.getByLabelText('Symbol'), 'FPT');
    await user.type(dialog.getByLabelText('Price'), '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices().map(([, title]) => title)).toContain('FPT rises to 1.00'));
    const bell = () => within(bar).getByRole('button', { name: 'Alerts' });
    const unseen = () => bell().querySelector<HTMLElement>('[data-count]')?.dataset['count'];
    await waitFor(() => expect(unseen()).toBe('1'));

    await user.click(bell());

    const list = within(screen.getByRole('group', { name: 'Alerts' }));
    expect(await list.findByText('FPT rises to 1.00')).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(unseen()).toBe(undefined));
  });

  it('has what the header then leaves out', async () => {
    await onPhone('/');
    const header = headerOfPage();
    await header.findByRole('combobox', { name: 'Search' });

    for (const name of ['Alerts', 'Menu', 'Full screen']) {
      expect(header.queryByRole('button', { name })).toBe(null);
    }
    expect(header.getByRole('button', { name: 'User menu' })).toBeInstanceOf(HTMLElement);
  });

  it('is not there on a tablet, whose header has the alerts', async () => {
    await renderApp({ at: '/' });

    const header = headerOfPage();
    expect(await header.findByRole('button', { name: 'Alerts' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('navigation', { name: 'Quick menu' })).toBe(null);
  });
});
