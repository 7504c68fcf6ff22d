import { screen } from '@testing-library/react';
import { renderApp } from './renderApp';

export const newcomer = {
  'First name': 'Hà',
  'Last name': 'Lê',
  Email: 'ha@nhip.example',
  Password: 'abc',
  'Confirm password': 'abc',
};

export const button = () => screen.findByRole('button', { name: 'Sign up' });

/** The sign-up page, and what it has sent. */
export async function open(at: string) {
  const sent: unknown[] = [];
  const app = await renderApp({ at, as: 'visitor' });
  app.server.onResponse(({ url, requestBody }) => {
    if (url === '/api/users/register') sent.push(JSON.parse(requestBody));
  });
  await button();
  return { ...app, sent };
}
