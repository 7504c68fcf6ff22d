import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { region } from './page';
import { renderApp } from './renderApp';

export const panel = () => within(region('Payment cards')!);
export const cards = () => [...region('Payment cards')!.querySelectorAll<HTMLElement>('.card')];
export const shown = () =>
  cards().map((card) => [
    card.dataset['brand'],
    ...[...card.querySelectorAll('p')].map((p) => p.textContent),
  ]);
export const add = () => panel().getByRole('button', { name: 'Add card' });
export const field = (name: string) => panel().getByLabelText<HTMLInputElement>(name);

export async function open(stored: Record<string, string> = {}) {
  const app = await renderApp({ at: '/profile/payments', stored });
  await waitFor(() => expect(region('Payment cards')).not.toBeNull());
  return app;
}

export async function openForm() {
  const app = await open();
  await waitFor(() => expect(cards()).toHaveLength(4));
  await app.user.click(add());
  return app;
}

export const visa = { holder: 'TRAN BAO ANH', number: '4111 1111 1111 1111', expiry: '08/26', cvv: '987' };

export async function fillIn(user: UserEvent, typed: Partial<typeof visa>) {
  const { holder, number, expiry, cvv } = { ...visa, ...typed };
  const texts = { 'Cardholder name': holder, 'Card number': number, 'Expiry date': expiry, CVV: cvv };
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(name));
    if (text) await user.paste(text);
  }
}

export const save = (user: UserEvent) => user.click(panel().getByRole('button', { name: 'Save card' }));
