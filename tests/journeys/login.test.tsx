import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../mock-server/passwords';
import { openSavedState } from '../../mock-server/saved-state';
import { button, email, fillIn, PASSWORD, password } from '../support/login';
import { region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

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
