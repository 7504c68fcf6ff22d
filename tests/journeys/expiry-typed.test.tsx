import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigateTo } from '../../src/app/router/navigation';
import { box, button, end, openAnh, replaceText, table } from '../support/admin-subscription';
import { field, fill } from '../support/fields';
import { logIn, PASSWORD } from '../support/login';
import { rowsToArrive } from '../support/page';
import { goBackToPersonalInfo, openPayments } from '../support/personal-info';
import { toLogin, open } from '../support/expiry';
import { refusedLoad } from '../support/machines/refused-load';
import { symbolField } from '../support/watchlist';

describe('what was typed', () => {
  it('into the watchlist is back after the same person has signed in again', async () => {
    const { user, path, endSession, reload } = await open('/technical/FPT');
    await user.type(symbolField(), 'VCI');

    endSession();
    await toLogin(path);
    await reload();
    await logIn(user);
    await rowsToArrive();

    await waitFor(() => expect(symbolField().value).toBe('VCI'));
  });

  it('into the profile is back, after a look at another page too', async () => {
    const { user, path, endSession } = await open('/profile/personal-info');
    await screen.findByRole('form', { name: 'Personal info' });
    await fill(user, { City: 'Huế' });
    endSession();
    await toLogin(path);
    await logIn(user);
    await screen.findByRole('form', { name: 'Personal info' });
    await waitFor(() => expect(field('City').value).toBe('Huế'));

    await openPayments(user);
    expect(JSON.parse(sessionStorage.getItem('drafts')!)).toEqual({ profile: { city: 'Huế' } });
    endSession();
    await toLogin(path);
    await logIn(user);
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await goBackToPersonalInfo(user);

    await waitFor(() => expect(field('City').value).toBe('Huế'));
  });

  it('into somebody’s plans is back, with the user who was chosen', async () => {
    const { user, path, reload, actors } = await openAnh();
    await replaceText(user, end(0), '30/09/2026');
    await user.click(button('Add plan'));
    const edited = table();
    const { token } = actors.session.getSnapshot().context.session!;
    act(() => actors.session.send(refusedLoad(token)));
    await toLogin(path);

    await reload();
    await logIn(user, 'admin');

    await waitFor(() => expect(table()).toEqual(edited));
    expect(edited).toHaveLength(2);
    expect((await box()).value).toMatch(/Minh Anh/);
    expect(button('Cancel').disabled).toBe(false);
  });

  it('is never a password', async () => {
    const { user, path, endSession } = await open('/profile/security-settings');
    await screen.findByRole('button', { name: 'Change password' });
    await fill(user, { 'Current password': PASSWORD, 'New password': 'Nhip@2027' });

    endSession();
    await toLogin(path);
    expect(sessionStorage.getItem('drafts') ?? '').not.toMatch(/Nhip@/);
    await logIn(user);
    await screen.findByRole('button', { name: 'Change password' });

    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  it.each([{ leaves: 'with the session' }, { leaves: 'by logging out' }])(
    'is not left to somebody else: $leaves',
    async ({ leaves }) => {
      const { user, path, endSession, actors } = await open('/profile/personal-info');
      await screen.findByRole('form', { name: 'Personal info' });
      await fill(user, { City: 'Huế' });
      await openPayments(user);

      if (leaves === 'with the session') endSession();
      else act(() => actors.session.send({ type: 'sign out' }));
      await screen.findByRole('form', { name: 'Log in' });
      await logIn(user, 'admin');
      await rowsToArrive();
      expect([path(), sessionStorage.getItem('drafts')]).toEqual(['/', null]);
      act(() => navigateTo({ type: 'navigate', to: { page: 'interrupted', path: PROFILE }, replace: false }));
      await screen.findByRole('form', { name: 'Personal info' });

      expect(field('City').value).not.toBe('Huế');
    },
  );
});

const PROFILE = '/profile/personal-info';
