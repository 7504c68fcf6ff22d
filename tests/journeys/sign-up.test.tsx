import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../support/fields';
import { fillIn } from '../support/login';
import { notices, region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { newcomer, button, open } from '../support/sign-up';

describe('a newcomer', () => {
  it('finds the way from the login, signs up, and signs in with the new account', async () => {
    const { user, path } = await renderApp({ at: '/auth/login', as: 'visitor' });
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await button();
    expect([path(), document.title]).toEqual(['/auth/sign-up', 'Sign up | Nhịp']);

    await fill(user, newcomer);
    await user.click(await button());
    await waitFor(() => expect(path()).toBe('/auth/login'));
    await waitFor(() =>
      expect(notices()).toEqual([
        [
          'status',
          'Your account has been created',
          'Open the confirmation email in your inbox to verify your address, then log in.',
        ],
      ]),
    );

    await fillIn(user, { email: newcomer.Email, password: newcomer.Password });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(region('Watchlist')?.textContent).toContain('No symbols here yet'));
    expect(path()).toBe('/');
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ firstName: 'Hà', isAdmin: false });
  });

  it('has its fields in a fixed order, as password managers recognise them', async () => {
    await open('/auth/sign-up');
    const form = await screen.findByRole('form', { name: 'Sign up' });

    const fields = [...form.querySelectorAll('input')].map((input) => [
      input.labels?.[0]?.textContent.trim(),
      input.type,
      input.autocomplete,
    ]);
    expect(fields).toEqual([
      ['Last name', 'text', 'family-name'],
      ['First name', 'text', 'given-name'],
      ['Email', 'email', 'email'],
      ['Password', 'password', 'new-password'],
      ['Confirm password', 'password', 'new-password'],
      ['Referral code', 'text', 'off'],
    ]);
    expect(within(form).getByText(/you accept the terms of use/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('link', { name: /terms of use/i })).toBeNull();
  });

  it('needs no strong password, and one whose blanks are meant', async () => {
    const { user, sent } = await open('/auth/sign-up');
    await fill(user, { ...newcomer, Password: ' a ', 'Confirm password': ' a ' });

    await user.click(await button());

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ password: ' a ' })]));
  });

  it('reads a hint beside a weak password, which is sent all the same', async () => {
    const { user, sent } = await open('/auth/sign-up');
    const hint = () => descriptionOf(field('Password'));
    expect([hint(), field('Password').hasAttribute('aria-describedby')]).toEqual(['', false]);

    await fill(user, { ...newcomer, Password: 'Nhịp đập thị trường' });
    expect(hint()).toBe('');
    await fill(user, newcomer);
    expect(hint()).toBe('Easy to guess: make it longer or more varied');
    const live = screen.getByText(hint()).closest('[aria-live]');
    expect([live?.getAttribute('aria-live'), live?.closest('[aria-hidden=true]')]).toEqual(['polite', null]);
    expect(field('Password').getAttribute('aria-invalid')).toBe('false');
    await user.click(await button());

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ password: 'abc' })]));
    expect(notices().map(([role]) => role)).toEqual(['status']);
  });
});

function descriptionOf(box: HTMLElement) {
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

it('a member who opens the sign-up is at home', async () => {
  const { path } = await renderApp({ at: '/auth/sign-up' });
  await waitFor(() => expect(path()).toBe('/'));
});
