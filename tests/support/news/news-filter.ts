import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { region } from '../page';
import { renderApp } from '../renderApp';

export const NAMES = ['Title', 'Author', 'Tag', 'From', 'To'] as const;
export const empty = { Title: '', Author: '', Tag: '', From: '', To: '' };

export const titles = () =>
  [...region('News')!.querySelectorAll('article h3')].map(({ textContent }) => textContent);
export const inNews = () => within(region('News')!);
export const button = (name: string) => inNews().getByRole<HTMLButtonElement>('button', { name });
export const result = () => region('News')!.querySelector('[role=status]')?.textContent;
export const parameters = () => Object.fromEntries(new URLSearchParams(window.location.search));

export async function open(how: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ only: 'NewsPanel', ...how });
  await waitFor(() => expect(region('News')?.querySelector('.panel-foot')).toBeTruthy());
  return app;
}

export async function openForm(user: UserEvent) {
  await user.click(button('Filter news'));
  await inNews().findByRole('form', { name: 'News filters' });
}
