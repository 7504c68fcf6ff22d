import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { button, email, fillIn, PASSWORD, password } from '../support/login';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const good = { email: 'member@nhip.example', password: PASSWORD };

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
