import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { alertsWatched, notices, region } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';
import { PATH, NEW, box, values, button, change } from '../support/security';

describe('changing the password', () => {
  it('sends both passwords with the token, says so, empties the form, and signs in from then on', async () => {
    const { bodies, path } = await change();
    await waitFor(() =>
      expect(notices()).toEqual([
        ['status', 'Password changed', 'Use the new password the next time you log in.'],
      ]),
    );

    expect(bodies).toEqual([
      [`Bearer ${localStorage.getItem('accessToken')}`, { currentPassword: PASSWORD, newPassword: NEW }],
    ]);
    expect([path(), await values()]).toEqual(['/profile/security-settings', ['', '', '']]);
    const login = { email: 'member@nhip.example', password: NEW };
    expect((await fetch('/api/users/login', { method: 'POST', body: JSON.stringify(login) })).status).toBe(
      200,
    );
  });

  it('is sent once, and its button waits', async () => {
    let answer!: (response: Response) => void;
    const { user, requests } = await change(
      {},
      {
        prepare: (server) => server.post(PATH, () => new Promise<Response>((resolve) => (answer = resolve))),
      },
    );
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(true));

    await user.type(await box('Confirm password'), '{Enter}');
    answer(new Response(200, {}, {}));
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));

    expect(requests.filter((request) => request === `POST ${PATH}`)).toHaveLength(1);
  });

  it('is known to password managers', async () => {
    await renderApp({ at: '/profile/security-settings' });
    await box('Current password');

    expect(
      [...document.querySelectorAll<HTMLInputElement>('.form input')].map((input) => [
        input.type,
        input.autocomplete,
      ]),
    ).toEqual([
      ['text', 'username'],
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
  });
});

describe('the two-factor switch', () => {
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Two-factor authentication' });
  const code = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Security code' });

  it('is a sample, and demands six characters before it is on; nothing is sent to a server', async () => {
    const { user, requests } = await renderApp({ at: '/profile/security-settings' });
    expect([(await toggle()).checked, code()]).toEqual([false, null]);
    await alertsWatched();
    const before = requests.length;
    expect(region('Two-factor authentication')!.textContent).toContain('Sample data');

    await user.click(await toggle());
    expect((await toggle()).checked).toBe(false);
    await user.click(code()!);
    await user.paste('12345');
    expect(notices()).toEqual([]);
    await user.keyboard('6');
    await waitFor(() => expect(notices()).toEqual([['status', 'Two-factor authentication is on']]));

    expect([(await toggle()).checked, code(), document.activeElement]).toEqual([true, null, await toggle()]);
    expect(requests.slice(before)).toEqual([]);
  });

  it('keeps where it was put from page to page, and can be called off', async () => {
    const { user } = await renderApp({ at: '/profile/security-settings' });
    await user.click(await toggle());
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await user.click(screen.getByRole('link', { name: 'Security settings' }));
    expect([(await toggle()).checked, code() !== null]).toEqual([false, true]);

    await user.click(await toggle());

    expect([(await toggle()).checked, code()]).toEqual([false, null]);
  });
});
