import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installAdoptedSheets } from '../support/adopted-sheet';
import { drawer, presentedPages } from '../support/presentation';

const { openFresh, openDrawer, reload } = presentedPages();

describe('the drawer', () => {
  it.each([
    ['its button', 'Use this name', '{Enter}', 'button'],
    ['Enter in its field', 'Name', '{Enter}', 'textbox'],
  ])('is open after a new name by %s, with the focus where it was, once', async (_, name, key, role) => {
    installAdoptedSheets();
    const { user } = await openFresh('/bot?person=member&lng=en');
    const opened = within(await openDrawer());
    const field = opened.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Sông Hồng');
    opened.getByRole(role, { name }).focus();
    await user.keyboard(key);

    const { user: again } = await reload();

    const control = await within(await drawer()).findByRole(role, { name });
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(document.title).toMatch(/\| Sông Hồng$/);

    await again.keyboard('{Escape}');
    await reload();
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('is open after the return of the original brand, and after nothing else', async () => {
    installAdoptedSheets();
    const { user } = await openFresh('/bot?person=member&lng=en&brand=Mekong');
    expect(screen.queryByRole('dialog')).toBe(null);
    await user.click(within(await openDrawer()).getByRole('button', { name: 'Original brand' }));

    await reload();

    const control = await within(await drawer()).findByRole('button', { name: 'Original brand' });
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(document.title).not.toContain('Mekong');
  });
});
