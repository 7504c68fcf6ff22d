import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';

/** What only the member may see; their name and picture are shown, and password managers read their address. */
export const PRIVATE = /member\.nhip|Lướt sóng|HPG|VNM|NHIP01/;

export const shown = () => document.body.innerHTML;
export const password = () => screen.findByLabelText<HTMLInputElement>('Password');

export type Start = NonNullable<Parameters<typeof renderApp>[0]>;

/** The product in a browser that is locked; the tab is new. */
export function reloadLocked({ stored, ...start }: Start = {}) {
  return renderApp({ at: '/auth/lock', ...start, stored: { locked: 'true', ...stored } });
}

/** Waits for a page that loads little. */
export const botPage = () => screen.findByRole('heading', { level: 1, name: 'Bot' });

export async function lockIt(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('link', { name: 'Lock' }));
  await password();
}
