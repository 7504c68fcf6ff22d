import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { field } from './fields';
import { renderApp, type Prepare } from './renderApp';

export const path = '/profile/personal-info';

type Options = { prepare?: Prepare; as?: 'visitor' | 'member'; stored?: Record<string, string> };

/** Opens the page of the personal info; `sent` collects the bodies that are posted to the profile. */
export async function openPersonalInfo(options: Options = {}) {
  const sent: unknown[] = [];
  const app = await renderApp({ at: path, ...options });
  await waitFor(() => expect(document.querySelector('form[aria-label="Personal info"]')).not.toBeNull());
  app.server.onResponse(({ url, requestBody }) => {
    if (url.endsWith('/user-profile')) sent.push(JSON.parse(requestBody));
  });
  return { ...app, sent };
}

/** The button that submits the form, by its name. */
export function saveButton(): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Save');
  if (found.length !== 1) throw new Error(`There are ${found.length} buttons with the name Save`);
  return found[0]!;
}

/** Replaces the text of a field. */
export async function replaceText(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.paste(text);
}

/** The stored user. */
export function storedUser() {
  return JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>;
}

/** Opens another page of the profile. */
export async function openPayments(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Payments' }));
  await screen.findByRole('heading', { level: 1, name: 'Payments' });
}

/** Goes back to the page of the personal info. */
export async function goBackToPersonalInfo(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Personal info' }));
  await screen.findByRole('form', { name: 'Personal info' });
}
