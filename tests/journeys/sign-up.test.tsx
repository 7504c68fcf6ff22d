import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, problemOf } from '../support/fields';
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

describe('the referral code', () => {
  it.each([
    { at: '/auth/sign-up', shown: '' },
    { at: '/auth/sign-up?utm_source=x&email=a@b.c#plans', shown: '' },
    { at: '/auth/sign-up?ref=NHIP01', shown: 'NHIP01' },
    { at: '/auth/sign-up?scenario=demo&ref=NHIP01#plans', shown: 'NHIP01' },
    { at: '/auth/sign-up?ref=%26x%3D%23%3Cb%3E', shown: '&x=#<b>' },
    { at: '/auth/sign-up?ref=', shown: '' },
    { at: '/auth/sign-up?ref=%20', shown: '' },
  ])('of $at is "$shown", and the whole address is sent', async ({ at, shown }) => {
    const { user, sent } = await open(at);
    expect(field('Referral code').value).toBe(shown);

    await fill(user, newcomer);
    await user.click(await button());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      firstName: 'Hà',
      lastName: 'Lê',
      email: 'ha@nhip.example',
      password: 'abc',
      confirmPassword: 'abc',
      termOfUse: true,
      ...(shown && { refCode: shown }),
      fromUrl: window.location.origin + at,
    });
  });

  it('may be corrected, or left out', async () => {
    const { user, sent } = await open('/auth/sign-up?ref=NHIP01');
    await fill(user, { ...newcomer, 'Referral code': '' });

    await user.click(await button());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('refCode');
  });
});

describe('a newcomer', () => {
  it('whose address is taken gets a notice, and stays', async () => {
    const { user, path } = await open('/auth/sign-up');
    await fill(user, { ...newcomer, Email: 'member@nhip.example' });

    await user.click(await button());

    await waitFor(() =>
      expect(notices()).toEqual([['alert', 'Something went wrong', 'This email already has an account.']]),
    );
    expect([path(), field('Email').value]).toEqual(['/auth/sign-up', 'member@nhip.example']);
    expect([problemOf('Email'), document.activeElement]).toEqual([
      'This email already has an account.',
      field('Email'),
    ]);
  });

  it.each([
    { lng: 'vi', label: 'Email', message: 'Email này đã có tài khoản.' },
    { lng: 'de', label: 'E-Mail', message: 'Für diese E-Mail-Adresse gibt es bereits ein Konto.' },
  ])(
    'whose address is taken reads it in the language of the interface: $lng',
    async ({ lng, label, message }) => {
      const { user } = await renderApp({ at: '/auth/sign-up', as: 'visitor', stored: { lng } });
      const boxes = await screen.findAllByRole<HTMLInputElement>('textbox');
      for (const box of [...boxes, ...document.querySelectorAll<HTMLInputElement>('[type=password]')]) {
        await user.click(box);
        await user.paste(box.type === 'email' ? 'admin@nhip.example' : 'abc');
      }

      await user.keyboard('{Enter}');

      await waitFor(() => expect(problemOf(label)).toBe(message));
      expect(notices().map(([, , description]) => description)).toEqual([message]);
    },
  );
});
