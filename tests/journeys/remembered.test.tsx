import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, button, choose, end, openAnh, replaceText, table } from '../support/admin-subscription';
import { field, fill, put } from '../support/fields';
import { notices, region, listed } from '../support/page';
import { renderApp } from '../support/renderApp';
import { fillIn, logIn, PASSWORD } from '../support/login';

/** Closes a page and opens it again, as a reload does. */
async function reload({ close }: Awaited<ReturnType<typeof renderApp>>, at: string) {
  close();
  return renderApp({ at, as: 'visitor', isDemo: true });
}

const newcomer = { email: 'ha@nhip.example', password: 'abc' };

const emptyList = () =>
  waitFor(() => expect(region('Watchlist')?.textContent).toContain('No symbols here yet'));

describe('after a reload of the demo', () => {
  it('a saved profile is as it was saved, and a later save reverts nothing of it', async () => {
    const first = await renderApp({ at: '/profile/personal-info', isDemo: true });
    await waitFor(() => expect(field('First name').value).toBe('Minh Anh'));
    await fill(first.user, { 'First name': 'An', City: 'Huế' });
    await first.user.keyboard('{Enter}');
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    const second = await reload(first, '/profile/personal-info');
    await waitFor(() => expect(field('First name').value).toBe('An'));
    await fill(second.user, { Nickname: 'an' });
    await second.user.keyboard('{Enter}');
    await waitFor(() => expect(notices()).toEqual([['status', 'Profile saved']]));

    await reload(second, '/profile/personal-info');
    await waitFor(() => expect(field('First name').value).toBe('An'));
    expect([field('City').value, field('Nickname').value]).toEqual(['Huế', 'an']);
  });

  it('the plans of a user are as they were saved', async () => {
    const first = await openAnh();
    await replaceText(first.user, end(0), '31/12/2026');
    await first.user.click(button('Save'));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Plans were updated'));

    const second = await reload(first, '/admin/plan');
    await box();
    await choose(second.user, 'thi minh');

    await waitFor(() => expect(table()).toEqual(['Nhịp Cơ bản | 01/03/2026 | 31/12/2026']));
  });

  it('the notification choices are as they were set, for that person only', async () => {
    const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    const first = await renderApp({ at: '/profile/notifications', isDemo: true });
    await first.user.click(await choice('Mentions: SMS'));
    await first.user.click(await choice('Reminders: Push'));
    expect(region('Notification channels')?.textContent).toContain('until you reset the demo');

    const second = await reload(first, '/profile/notifications');
    expect([(await choice('Mentions: SMS')).checked, (await choice('Reminders: Push')).checked]).toEqual([
      true,
      false,
    ]);

    second.close();
    await renderApp({ at: '/profile/notifications', as: 'admin', isDemo: true });
    expect([(await choice('Mentions: SMS')).checked, (await choice('Reminders: Push')).checked]).toEqual([
      false,
      true,
    ]);
  });
});

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
