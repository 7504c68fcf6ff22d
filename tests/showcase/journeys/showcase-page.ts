import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { renderApp } from '../../support/renderApp';

/** Who uses the page that `showsPage` has opened. */
export let user: UserEvent;

/** Opens a page before each test, and waits for a part of it. */
export function showsPage(at: string, role: 'form' | 'table', name: string) {
  beforeEach(async () => {
    ({ user } = await renderApp({ at }));
    await screen.findByRole(role, { name });
  });
}

export const button = (name: string) => screen.getByRole('button', { name });
export const focused = () => document.activeElement as HTMLElement;

/** The text that describes a field last: what is wrong with it. */
export const problemOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
