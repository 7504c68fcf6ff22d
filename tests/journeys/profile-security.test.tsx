import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { alertsWatched, notices, region } from '../support/page';
import { PASSWORD } from '../support/login';
import { renderApp } from '../support/renderApp';
import { PATH, NEW, box, values, button, change } from '../support/security';
import { problemOf } from '../support/fields';
import { en } from '../support/texts';

const RULE = en['password.rule'];
const wrong = (description: unknown) => [['alert', 'Something went wrong', description]];

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

describe('a password that is refused', () => {
  it.each([
    {
      given: { current: '', chosen: '', confirmed: '' },
      at: 'Current password',
      says: 'This field is required!',
    },
    { given: { current: '' }, at: 'Current password', says: 'This field is required!' },
    { given: { chosen: '', confirmed: NEW }, at: 'New password', says: 'This field is required!' },
    { given: { chosen: 'Ab#45' }, at: 'New password', says: RULE },
    { given: { chosen: 'Ab#4567890123456x' }, at: 'New password', says: RULE },
    { given: { chosen: 'moi#2027' }, at: 'New password', says: RULE },
    {
      given: { chosen: PASSWORD },
      at: 'New password',
      says: 'The new password must differ from the previous one.',
    },
    { given: { confirmed: '' }, at: 'Confirm password', says: 'This field is required!' },
    {
      given: { confirmed: 'Moi#2028' },
      at: 'Confirm password',
      says: 'The two passwords that you entered do not match!',
    },
  ])('is refused at "$at" for $given', async ({ given, at, says }) => {
    const { bodies } = await change(given);
    await waitFor(() => expect(problemOf(at)).toBe(says));

    expect([document.activeElement, notices(), bodies]).toEqual([await box(at), wrong(says), []]);
  });

  it.each([
    { status: 400, body: { message: 'Thiếu mật khẩu.' }, words: 'Thiếu mật khẩu.' },
    { status: 401, body: { message: 'Sai mật khẩu.' }, words: 'Sai mật khẩu.' },
    {
      status: 422,
      body: { message: 'Mật khẩu hiện tại không đúng.' },
      words: 'Mật khẩu hiện tại không đúng.',
    },
    { status: 422, body: '<html>', words: 'The server did not accept what was sent.' },
    { status: 500, body: {}, words: 'Internal server error. Try again later.' },
  ])(
    'that the server refuses with $status $body says why, and loses nothing',
    async ({ status, body, words }) => {
      const { path } = await change(
        {},
        { prepare: (server) => server.post(PATH, () => new Response(status, {}, body)) },
      );
      await waitFor(() => expect(notices()).toEqual(wrong(words)));

      expect([path(), await values()]).toEqual(['/profile/security-settings', [PASSWORD, NEW, NEW]]);
      expect(button().hasAttribute('disabled')).toBe(false);
      expect(localStorage.getItem('accessToken')).not.toBeNull();
    },
  );

  it('reports a wrong current password at its field', async () => {
    const { bodies } = await change({ current: 'Nhip@2025' });
    await waitFor(() => expect(notices()).toEqual(wrong('The current password is wrong.')));

    expect(bodies).toHaveLength(1);
    expect(problemOf('Current password')).toBe('The current password is wrong.');
    expect([document.activeElement, await values()]).toEqual([
      await box('Current password'),
      ['Nhip@2025', NEW, NEW],
    ]);
  });
});
