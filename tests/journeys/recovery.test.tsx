import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, problemOf } from '../support/fields';
import { fillIn, PASSWORD } from '../support/login';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { email, rechosen, press, link, forget } from '../support/recovery';

const done = ['status', 'Your password has been changed', 'Log in with the new password.'];

describe('a member who forgot the password', () => {
  it('gets back in by a code', async () => {
    const { user, path, posts } = await forget();
    expect(await screen.findByText(/belongs to an account/)).toMatchObject({
      textContent: expect.stringContaining(email),
    });
    await user.click(await link('I have a code'));

    await user.click(await screen.findByRole('textbox', { name: 'Security code' }));
    await user.keyboard('123456');
    await press('Save');
    expect(path()).toBe('/auth/new-password');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form input')];
    expect(boxes.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', email],
      ['new-password', ''],
      ['new-password', ''],
    ]);
    await fill(user, rechosen);
    await user.click(await press('Save'));
    await waitFor(() => expect(path()).toBe('/auth/login'));
    await waitFor(() => expect(notices()).toEqual([done]));

    await fillIn(user, { email, password: 'Nhip@2027' });
    await user.keyboard('{Enter}');
    await rowsToArrive();
    expect(posts().slice(0, 4)).toEqual([
      '/api/users/forgot-password',
      '/verifySecurityCode',
      '/api/users/set-new-password',
      '/api/users/login',
    ]);
  });

  it('sees the rule of a password from the start, and its problem in the same place', async () => {
    const { user } = await renderApp({ at: '/auth/new-password/abc', as: 'visitor' });
    await press('Save');
    expect(screen.getByText(/^6 to 16 characters/)).toBeInstanceOf(HTMLElement);

    await fill(user, { 'New password': 'nhip' });
    await user.click(field('Confirm password'));

    await waitFor(() => expect(problemOf('New password')).toMatch(/^6 to 16 characters/));
  });

  it('leaves no address behind for the next person at this screen', async () => {
    const { user, path } = await forget();
    expect(await screen.findByText(/^If member@nhip.example/)).toBeInstanceOf(HTMLElement);
    await user.click(await link('Back to login'));
    await fillIn(user, { email, password: PASSWORD });
    await user.keyboard('{Enter}');
    await rowsToArrive();
    await act(async () => window.history.pushState(null, '', '/logout'));
    await waitFor(() => expect(path()).toBe('/about'));

    await act(async () => window.history.pushState(null, '', '/auth/set-password-link-sent'));

    expect(await screen.findByText(/^If the email you entered/)).toBeInstanceOf(HTMLElement);
  });
});
