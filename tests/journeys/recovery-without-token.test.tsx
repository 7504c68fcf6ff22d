import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { fill, put } from '../support/fields';
import { notices } from '../support/page';
import { NOW, renderApp, type Prepare } from '../support/renderApp';
import { email, press, link, box, resend, pass, follow, toTheCode } from '../support/recovery';

const acceptWithoutToken: Prepare = (server) =>
  server.post('/verifySecurityCode', () => new Response(200, {}, { message: 'Đúng.' }));

describe('a member who forgot the password', () => {
  it('with a code that stands for no token reads that it was accepted and that the link sets the password', async () => {
    const { user, path } = await toTheCode(acceptWithoutToken);

    await user.type(box(), '123456');
    await waitFor(() => expect(path()).toBe('/auth/new-password'));

    expect((await screen.findByText(/^The code was accepted\./)).textContent).toContain(email);
    expect([screen.queryByText(/^This page needs/), document.querySelector('form'), notices()]).toEqual([
      null,
      null,
      [],
    ]);
    expect(resend('No message?').disabled).toBe(true);
    await act(async () => window.history.pushState(null, '', '/auth/new-password/from-the-message'));
    await press('Save');
    expect(path()).toBe('/auth/new-password');
  });

  it('with such a code requests the message again once the minute is over', async () => {
    const { user, path, requests } = await renderApp({
      at: '/auth/forgot-password',
      as: 'visitor',
      prepare: acceptWithoutToken,
    });
    const send = await press('Send');
    await fill(user, { Email: email });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    await follow(send);
    await follow(screen.getByRole('link', { name: 'I have a code' }));
    await put({ 'Security code': '123456' });
    await pass(10);
    expect(path()).toBe('/auth/new-password');
    await pass(60_000);

    resend('No message?').focus();
    await follow(resend('No message?'));
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });

    expect(resend('No message?').textContent).toBe('No message? Send again in 60 s');
    expect(document.activeElement).toBe(screen.getByText(/^The code was accepted\./));
    expect(notices()).toEqual([['status', 'A new message is on its way']]);
    expect(requests.filter((each) => each === 'POST /api/users/forgot-password')).toHaveLength(2);
  });

  it('with such a code and no known address is led to the e-mail form', async () => {
    const { user, path } = await renderApp({
      at: '/auth/security-code',
      as: 'visitor',
      prepare: acceptWithoutToken,
    });
    await waitFor(() => expect(box()).toBeInstanceOf(HTMLInputElement));
    await user.type(box(), '123456');
    expect((await screen.findByText(/^The code was accepted\./)).textContent).not.toContain('@');

    await user.click(await link('No message?'));

    await waitFor(() => expect(path()).toBe('/auth/forgot-password'));
  });
});
