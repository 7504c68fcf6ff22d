import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { button, email, fillIn, PASSWORD, password } from '../support/login';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';

const good = { email: 'member@nhip.example', password: PASSWORD };

describe('an incomplete login', () => {
  it('marks every empty field and moves the focus to the first one, with one notice', async () => {
    const { user, requests } = await renderApp({ at: '/auth/login', as: 'visitor' });

    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(document.activeElement).toBe(email()));

    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(notices()).toEqual([['alert', 'Something went wrong', 'This field is required!']]);
    expect([email(), password()].map(problemOf)).toEqual([
      'This field is required!',
      'This field is required!',
    ]);
    expect(requests).toEqual([]);
  });

  it('loses its notice once it can be sent', async () => {
    const { user, path } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(notices()).toHaveLength(1));

    await fillIn(user, good);
    await user.click(button());

    await waitFor(() => expect(path()).toBe('/'));
    expect(notices()).toEqual([]);
  });

  it('says that an address is none, and forgets it once it is one', async () => {
    const { user } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await fillIn(user, { ...good, email: 'member' });
    await user.click(button());
    await waitFor(() => expect(problemOf(email())).toBe('Please input a valid email address!'));

    await user.type(email(), '@nhip.example');

    expect([problemOf(email()), problemOf(password())]).toEqual([null, null]);
  });
});

describe('a login under way', () => {
  it('disables the button, which keeps its name, and is sent once however often Enter is pressed', async () => {
    const answer = deferred<Response>();
    const { user, requests } = await renderApp({
      at: '/auth/login',
      as: 'visitor',
      prepare: (server) => server.post('/api/users/login', () => answer.promise),
    });
    await fillIn(user, good);

    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(button().disabled).toBe(true));
    await user.keyboard('{Enter}');
    await user.click(button());
    answer.resolve(new Response(401, {}, { message: 'Email hoặc mật khẩu không đúng.' }));

    await waitFor(() => expect(button().disabled).toBe(false));
    expect(requests).toEqual(['POST /api/users/login']);
    expect(notices()).toEqual([['alert', 'Invalid credential']]);
  });
});

/** The problem of a field, from the text that describes it. */
function problemOf(field: HTMLInputElement): string | null {
  const text = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  expect(field.getAttribute('aria-invalid')).toBe(String(text !== null));
  return text;
}
