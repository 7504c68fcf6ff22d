import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './renderApp';
import { refusedLoad } from './machines/refused-load';

export const expired = ['alert', 'Session timeout, please login'];

export async function toLogin(path: () => string) {
  await waitFor(() => expect(path()).toBe('/auth/login'));
  await screen.findByRole('form', { name: 'Log in' });
}

/** A member’s page, and the end of whatever session the page then has. */
export async function open(at: string) {
  const app = await renderApp({ only: 'WatchlistPanel', at });
  await screen.findByRole('navigation', { name: 'Main menu' });
  let { session } = app.actors;
  return {
    ...app,
    async reload() {
      ({ session } = await app.reload());
    },
    endSession() {
      const { token } = session.getSnapshot().context.session!;
      act(() => session.send(refusedLoad(token)));
    },
  };
}
