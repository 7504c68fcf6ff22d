import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../mock-server/passwords';
import { openSavedState } from '../../mock-server/saved-state';
import { button, email, fillIn, PASSWORD, password } from '../support/login';
import { region, rowsToArrive, notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { deferred } from '../support/rest/fake-server';

const good = { email: 'member@nhip.example', password: PASSWORD };

describe('a visitor', () => {
  it.each(['/', '/technical/VNM'])('who opens %s finds the welcome page and its form', async (at) => {
    const { path } = await renderApp({ at, as: 'visitor' });

    expect(await screen.findByRole('form', { name: 'Log in' })).toBeInstanceOf(HTMLFormElement);
    expect([path(), document.title]).toEqual(['/about', 'Welcome | Nhịp']);
  });

  it('requests nothing before signing in', async () => {
    const { requests } = await renderApp({ at: '/', as: 'visitor' });
    await screen.findByRole('form', { name: 'Log in' });

    expect(requests).toEqual([]);
  });

  it.each(['/about', '/auth/login'])('signs in on %s and is at home', async (at) => {
    const { user, path } = await renderApp({ at, as: 'visitor' });
    await fillIn(user, good);

    await user.click(button());
    await rowsToArrive();

    expect(path()).toBe('/');
    expect(region('Watchlist')).not.toBeNull();
    expect(localStorage.getItem('accessToken')).toMatch(/^1\.1\./);
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: 1, firstName: 'Minh Anh' });
  });

  it('is not blamed for leaving a box empty before anything is sent', async () => {
    const { user } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await screen.findByRole('form', { name: 'Log in' });

    await user.click(email());
    await user.click(password());
    await user.click(email());
    expect(screen.queryByText('This field is required!')).toBeNull();

    await user.type(email(), 'member');
    await user.click(password());
    expect(await screen.findByText('Please input a valid email address!')).toBeInstanceOf(HTMLElement);
  });

  it('may type blanks around the e-mail', async () => {
    const { user, path } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await fillIn(user, { ...good, email: '  Member@nhip.example ' });

    await user.keyboard('{Enter}');
    await rowsToArrive();

    expect(path()).toBe('/');
  });
});

describe('the demo', () => {
  it('shows its accounts, fills one in, and says on every page that its data is made up', async () => {
    const { user, path } = await renderApp({
      at: '/auth/login',
      as: 'visitor',
      isDemo: true,
    });
    await user.click(await screen.findByRole('button', { name: /: Member$/ }));
    expect([email().value, password().value]).toEqual([good.email, good.password]);
    expect(screen.getByRole('form').textContent).toContain(PASSWORD);

    await user.click(button());
    await rowsToArrive();

    expect(path()).toBe('/');
    expect(screen.getByText('Sample data')).toBeInstanceOf(HTMLElement);
  });

  it('fills in what an account has now, and offers none whose password was changed', async () => {
    const state = openSavedState('demo', window.sessionStorage);
    createPasswords(state).set('2', 'Nhip@2027');
    const { user, server, path, actors } = await renderApp({
      at: '/about',
      isDemo: true,
    });
    const { token } = actors.session.getSnapshot().context.session!;
    const headers = { Authorization: `Bearer ${token}` };
    const body = JSON.stringify({ email: { name: 'anh@nhip.example' } });
    await fetch('/api/users/user-profile', { method: 'POST', headers, body });
    expect(server.accounts.find('1')?.email.name).toBe('anh@nhip.example');

    await act(async () => actors.session.send({ type: 'sign out' }));
    await user.click(await screen.findByRole('button', { name: /: Member$/ }));

    expect([email().value, password().value]).toEqual(['anh@nhip.example', PASSWORD]);
    expect(screen.queryByRole('button', { name: /: Admin$/ })).toBeNull();
    await user.click(button());
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('is nothing that a build on a real API mentions', async () => {
    await renderApp({ at: '/auth/login', as: 'visitor' });
    expect((await screen.findByRole('form')).textContent).not.toContain(PASSWORD);
  });
});

describe('a refused login', () => {
  it('says why, keeps what was typed, and lets the person try again', async () => {
    const { user, path } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await fillIn(user, { ...good, password: 'Nhip@2025' });

    await user.click(button());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Invalid credential']]));

    expect([email().value, password().value, button().disabled]).toEqual([good.email, 'Nhip@2025', false]);
    await user.clear(password());
    await user.type(password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();
    expect([path(), notices()]).toEqual(['/', []]);
  });

  it('is the third one: the form counts two seconds down, is not sent meanwhile, and keeps what was typed', async () => {
    const { user, requests, actors } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await fillIn(user, { ...good, password: 'Nhip@2025' });
    const refused = () => actors.signInRetry.getSnapshot().context.refusals;
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(button().disabled).toBe(false));
      await user.click(button());
      await waitFor(() => expect(refused()).toBe(count));
    }
    const wait = document.querySelector('.form-wait')!;
    expect(wait.textContent).toContain('You can try again in 2 s.');

    await user.click(button());
    await user.type(email(), '{Enter}');

    expect(requests.filter((request) => request === 'POST /api/users/login')).toHaveLength(3);
    expect([email().value, password().value]).toEqual([good.email, 'Nhip@2025']);
    await waitFor(() => expect(wait.textContent).toBe(''), { timeout: 4_000 });
    await user.clear(password());
    await user.type(password(), `${PASSWORD}{Enter}`);
    await rowsToArrive();
  });

  it('is the only one that raises a notice, whichever way in was tried before', async () => {
    const { user } = await renderApp({
      at: '/auth/forgot-password',
      as: 'visitor',
      prepare: (server) => server.post('/api/users/forgot-password', () => new Response(500, {}, {})),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), `${good.email}{Enter}`);
    await waitFor(() => expect(notices()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await fillIn(user, { ...good, password: 'Nhip@2025' });

    await user.click(button());
    await screen.findByText('Invalid credential');

    expect(notices()).toEqual([['alert', 'Invalid credential']]);
  });

  it.each([
    { answer: new Response(500, {}, { message: 'Máy chủ bận.' }), words: 'Máy chủ bận.' },
    { answer: new Response(503, {}, '<html>'), words: 'Internal server error. Try again later.' },
    { answer: new Response(418, {}, '<html>'), words: 'Client error. The server refused the request.' },
    { answer: new Response(200, {}, { user: {} }), words: 'The server’s answer could not be read.' },
  ])('says $words where that is what the server means', async ({ answer, words }) => {
    const { user } = await renderApp({
      at: '/auth/login',
      as: 'visitor',
      prepare: (server) => server.post('/api/users/login', () => answer),
    });
    await fillIn(user, good);

    await user.click(button());

    await waitFor(() => expect(notices()).toEqual([['alert', 'Could not log in', words]]));
    expect(button().disabled).toBe(false);
  });
});

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
