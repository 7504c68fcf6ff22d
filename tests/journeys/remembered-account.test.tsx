import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, put } from '../support/fields';
import { fillIn, logIn, PASSWORD } from '../support/login';
import { listed, notices, region } from '../support/page';
import { renderApp } from '../support/renderApp';

const newcomer = { email: 'ha@nhip.example', password: 'abc' };

/** Closes a page and opens it again, as a reload does. */
async function reload({ close }: Awaited<ReturnType<typeof renderApp>>, at: string) {
  close();
  return renderApp({ at, as: 'visitor', isDemo: true });
}

const emptyList = () =>
  waitFor(() => expect(region('Watchlist')?.textContent).toContain('No symbols here yet'));

describe('an account after a reload of the demo', () => {
  it('somebody who signed up logs in', async () => {
    const first = await renderApp({ at: '/auth/sign-up', as: 'visitor', isDemo: true });
    await screen.findByRole('button', { name: 'Sign up' });
    await put({
      'First name': 'Hà',
      'Last name': 'Lê',
      Email: newcomer.email,
      Password: newcomer.password,
      'Confirm password': newcomer.password,
    });
    await first.user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(first.path()).toBe('/auth/login'));

    const second = await reload(first, '/auth/login');
    await fillIn(second.user, newcomer);
    await second.user.keyboard('{Enter}');

    await emptyList();
  });

  it('somebody who signed up is still signed in, and has the list', async () => {
    const first = await renderApp({ at: '/auth/login', as: 'visitor', isDemo: true });
    const registration = {
      ...newcomer,
      firstName: 'Hà',
      lastName: 'Lê',
      termOfUse: true,
      fromUrl: window.location.href,
    };
    const body = JSON.stringify({ ...registration, confirmPassword: newcomer.password });
    await fetch('/api/users/register', { method: 'POST', body });
    await fillIn(first.user, newcomer);
    await first.user.keyboard('{Enter}');
    await emptyList();
    await first.user.type(await screen.findByRole('combobox', { name: 'Symbol' }), 'fpt{Enter}');
    await waitFor(() => expect(listed()).toEqual(['FPT']));

    await reload(first, '/');

    await waitFor(() => expect(listed()).toEqual(['FPT']));
  });

  it('a changed password is the one that logs in', async () => {
    const first = await renderApp({ at: '/profile/security-settings', isDemo: true });
    await screen.findByRole('button', { name: 'Change password' });
    await fill(first.user, {
      'Current password': PASSWORD,
      'New password': 'Moi#2027',
      'Confirm password': 'Moi#2027',
    });
    await first.user.keyboard('{Enter}');
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Password changed'));

    const second = await reload(first, '/logout');
    await waitFor(() => expect(second.path()).toBe('/about'));
    await logIn(second.user);
    await waitFor(() => expect(notices()).toEqual([['alert', 'Invalid credential']]));
    await second.user.clear(field('Password'));
    await second.user.paste('Moi#2027');
    await second.user.keyboard('{Enter}');
    await waitFor(() => expect(second.path()).toBe('/'));
  });
});
