import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../support/fields';
import { logIn, PASSWORD } from '../support/login';
import { renderApp, type Prepare } from '../support/renderApp';

type Row = { what: string; at: string; call: string; send?: (user: UserEvent) => Promise<void> };

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** What a member can send besides the loads and edits of the member pages. */
const rows: Row[] = [
  {
    what: 'unlocks',
    at: '/auth/lock',
    call: '/api/users/login',
    async send(user) {
      await user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`);
    },
  },
  { what: 'confirms an e-mail address', at: '/auth/confirm/link', call: '/api/users/confirm-email' },
  {
    what: 'confirms a subscription',
    at: '/signal/subscribe-confirm/zalo/link',
    call: '/api/signal/subscribe-confirm',
  },
  {
    what: 'requests a password link',
    at: '/auth/forgot-password',
    call: '/api/users/forgot-password',
    async send(user) {
      await screen.findByRole('button', { name: 'Send' });
      await fill(user, { Email: 'member@nhip.example' });
      await press(user, 'Send');
    },
  },
  {
    what: 'enters a security code',
    at: '/auth/security-code',
    call: '/verifySecurityCode',
    async send(user) {
      await waitFor(() => expect(field('Security code')).toBeInstanceOf(HTMLInputElement));
      await fill(user, { 'Security code': '123456' });
    },
  },
  {
    what: 'sets a new password',
    at: '/auth/new-password/link',
    call: '/api/users/set-new-password',
    async send(user) {
      await screen.findByRole('button', { name: 'Save' });
      await fill(user, { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' });
      await press(user, 'Save');
    },
  },
  {
    what: 'changes the password',
    at: '/profile/security-settings',
    call: '/api/users/password-change',
    async send(user) {
      await screen.findByRole('button', { name: 'Change password' });
      await fill(user, {
        'Current password': PASSWORD,
        'New password': 'Nhip@2027',
        'Confirm password': 'Nhip@2027',
      });
      await press(user, 'Change password');
    },
  },
  { what: 'logs out', at: '/logout', call: '/api/users/logout' },
];

/** Refuses a call, and collects the tokens that it is sent with. */
function refuse(call: string) {
  const tokens: (string | undefined)[] = [];
  const prepare: Prepare = (server) => {
    server.post(call, (_, { requestHeaders }) => {
      tokens.push(requestHeaders['authorization']);
      return new Response(422, {}, { message: 'Không được.' });
    });
    // The desk, which every page of a member loads, does not end the session of this token.
    server.get('/api/desk', () => new Response(404));
  };
  return { tokens, prepare };
}

describe('a member', () => {
  it.each(rows)('$what with the token', async ({ at, call, send }) => {
    const { tokens, prepare } = refuse(call);
    const stored = { accessToken: 'stored', user: '{"id":1,"email":"an@nhip.example"}' };
    const { user } = await renderApp({ at, as: 'visitor', stored, prepare });

    await send?.(user);

    await waitFor(() => expect(tokens).toEqual(['Bearer stored']));
  });
});

it('nobody’s sign-in carries a token', async () => {
  const { tokens, prepare } = refuse('/api/users/login');
  const { user } = await renderApp({ at: '/auth/login', as: 'visitor', prepare });

  await logIn(user);

  await waitFor(() => expect(tokens).toEqual([undefined]));
});
