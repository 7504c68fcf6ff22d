import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const PASSWORD = 'Nhip@2026';

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });

/** Puts an e-mail and a password, where given, into the login form, in the place of what was there. */
export async function fillIn(user: UserEvent, { email = '', password = '' }) {
  await user.clear(await screen.findByRole('textbox', { name: 'Email' }));
  await user.paste(email);
  await user.clear(screen.getByLabelText('Password'));
  await user.paste(password);
}

/** Signs somebody in through the form. */
export async function logIn(user: UserEvent, role: 'member' | 'admin' = 'member') {
  await fillIn(user, { email: `${role}@nhip.example`, password: PASSWORD });
  await user.keyboard('{Enter}');
}
