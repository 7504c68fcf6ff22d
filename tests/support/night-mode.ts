import { openSettings, radio } from './settings';
import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';

export const painted = () => document.documentElement.dataset['theme'];
export const night = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Night mode' });
export const shown = () => ({
  painted: painted(),
  checked: radio('Dark').checked ? 'dark' : 'light',
  isOn: night().checked,
  stored: ['theme', 'nightMode', 'nightTime'].map((key) => localStorage.getItem(key)),
});

export async function open(stored: Record<string, string> = {}) {
  const { user } = await renderApp({ at: '/about', as: 'visitor', stored });
  await openSettings(user);
  await screen.findByRole('switch');
  return user;
}
