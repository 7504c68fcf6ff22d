import { screen } from '@testing-library/react';
import { PASSWORD } from './login';
import { renderApp } from './renderApp';

export const PATH = '/api/users/password-change';
export const NEW = 'Moi#2027';

export const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const values = async () =>
  Promise.all(
    ['Current password', 'New password', 'Confirm password'].map(async (name) => (await box(name)).value),
  );
export const button = () => screen.getByRole('button', { name: 'Change password' });

export type Given = { current?: string; chosen?: string; confirmed?: string };

/** The page with these passwords pasted into the form, and the form sent. */
export async function change(given: Given = {}, start: Parameters<typeof renderApp>[0] = {}) {
  const { current = PASSWORD, chosen = NEW, confirmed = chosen } = given;
  const bodies: unknown[] = [];
  const app = await renderApp({ at: '/profile/security-settings', ...start });
  app.server.onResponse(({ url, requestHeaders, requestBody }) => {
    if (url === PATH) bodies.push([requestHeaders['authorization'], JSON.parse(requestBody)]);
  });
  const given3 = { 'Current password': current, 'New password': chosen, 'Confirm password': confirmed };
  for (const [name, value] of Object.entries(given3)) {
    await app.user.click(await box(name));
    if (value) await app.user.paste(value);
  }
  await app.user.click(button());
  return { ...app, bodies };
}
