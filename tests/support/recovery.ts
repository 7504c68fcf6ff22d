import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { field, fill } from './fields';
import { renderApp, type Prepare } from './renderApp';

export const email = 'member@nhip.example';
export const rechosen = { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' };

export const press = (name: string) => screen.findByRole('button', { name });
export const link = (name: string) => screen.findByRole('link', { name });
export const box = () => field('Security code');
export const resend = (question = 'No code?') => {
  const found = screen.getAllByRole<HTMLButtonElement>('button');
  return found.find(({ textContent }) => textContent.startsWith(question))!;
};
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Clicks while the timers stand still. */
export async function follow(element: HTMLElement) {
  await act(async () => element.click());
  await pass(10);
}

/** From the login to the page that says where the link went. */
export async function forget(prepare?: Prepare) {
  const app = await renderApp({ at: '/auth/login', as: 'visitor', ...(prepare && { prepare }) });
  await app.user.click(await link('Forgot password'));
  await press('Send');
  await fill(app.user, { Email: email });
  await app.user.click(await press('Send'));
  await waitFor(() => expect(app.path()).toBe('/auth/set-password-link-sent'));
  const posts = () => app.requests.map((request) => request.replace('POST ', ''));
  return { ...app, posts };
}

export async function toTheCode(prepare?: Prepare) {
  const app = await forget(prepare);
  await app.user.click(await link('I have a code'));
  await waitFor(() => expect(box()).toBeInstanceOf(HTMLInputElement));
  return app;
}
