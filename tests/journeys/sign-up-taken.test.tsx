import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, problemOf } from '../support/fields';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { newcomer, button, open } from '../support/sign-up';

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
