import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { fill, problemOf } from '../support/fields';
import { notices } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';
import { email, press, box, resend, pass, follow, toTheCode } from '../support/recovery';

describe('a security code', () => {
  it('is shown by the demo, which sends no messages', async () => {
    await renderApp({ at: '/auth/security-code', as: 'visitor', isDemo: true });
    expect(await screen.findByText(/always 123456/)).toBeInstanceOf(HTMLElement);
  });

  it('is one box that code helpers and phones know', async () => {
    await toTheCode();
    const { autocomplete, inputMode, maxLength } = box();
    expect([autocomplete, inputMode, maxLength]).toEqual(['one-time-code', 'numeric', -1]);
    const text = document.querySelector('main')!.textContent;
    expect([text.includes(email), text.includes('123456')]).toEqual([true, false]);
  });

  it.each([' 123 456 ', '123-456', 'Mã của bạn là 123456.'])('may be pasted as "%s"', async (text) => {
    const sent: unknown[] = [];
    const { user } = await toTheCode((server) =>
      server.post('/verifySecurityCode', (_, { requestBody }) => {
        sent.push(JSON.parse(requestBody));
        return new Response(422, {}, {});
      }),
    );

    await user.click(box());
    await user.paste(text);

    await waitFor(() => expect(sent).toEqual([{ code: '123456' }]));
  });

  it('that a pasted text does not tell is not sent; the text stays, and the box says so', async () => {
    const { user, posts } = await toTheCode();

    await user.click(box());
    await user.paste('123456 hoặc 654321');

    await waitFor(() => expect(problemOf('Security code')).toMatch(/^No single 6-character code/));
    expect(box().value).toBe('123456 hoặc 654321');
    expect(posts()).not.toContain('/verifySecurityCode');
  });

  it('is sent at its sixth character, waits, and cannot be typed over meanwhile', async () => {
    const answer = deferred<Response>();
    const { user, posts } = await toTheCode((server) =>
      server.post('/verifySecurityCode', () => answer.promise),
    );

    await user.type(box(), '65432');
    expect(posts()).not.toContain('/verifySecurityCode');
    await user.type(box(), '1');
    await screen.findByRole('progressbar', { name: 'Checking the code…' });
    await user.type(box(), '9');
    expect([box().value, box().readOnly]).toEqual(['654321', true]);

    answer.resolve(new Response(422, {}, { message: 'Mã xác thực không đúng.' }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(posts().filter((path) => path === '/verifySecurityCode')).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('that is wrong empties the box, says why there and in a notice, and keeps the focus', async () => {
    const { user } = await toTheCode();

    await user.type(box(), '654321');
    await waitFor(() => expect(problemOf('Security code')).toBe('The security code is wrong.'));

    expect(notices()).toEqual([['alert', 'Something went wrong', 'The security code is wrong.']]);
    expect([box().value, document.activeElement]).toEqual(['', box()]);
    await user.keyboard('1');
    expect([box().value, problemOf('Security code')]).toEqual(['1', null]);
    await user.keyboard('23456');
    await press('Save');
    expect(notices()).toEqual([]);
  });

  it('has a way back, to where the link went or to the address that is not known', async () => {
    const { user, path } = await toTheCode();
    await user.click(await press('Back'));
    await waitFor(() => expect(path()).toBe('/auth/set-password-link-sent'));
  });

  it.each(['Back', 'No code?'])('of nobody leads by "%s" to the address', async (name) => {
    const { user, path } = await renderApp({ at: '/auth/security-code', as: 'visitor' });
    await waitFor(() => expect(box()).toBeInstanceOf(HTMLInputElement));

    await user.click(await screen.findByText(name));

    await waitFor(() => expect(path()).toBe('/auth/forgot-password'));
  });

  it('is sent again after a minute, counted down, whichever page was open', async () => {
    const { user, requests } = await renderApp({ at: '/auth/forgot-password', as: 'visitor' });
    const send = await press('Send');
    await fill(user, { Email: email });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    await follow(send);
    await pass(9_000);
    await follow(screen.getByRole('link', { name: 'I have a code' }));
    expect([resend().textContent, resend().disabled]).toEqual(['No code? Send again in 51 s', true]);
    await pass(50_000);
    expect([resend().textContent, resend().disabled]).toEqual(['No code? Send again in 1 s', true]);
    await pass(1_000);
    expect([resend().textContent, resend().disabled]).toEqual(['No code? Send again', false]);

    resend().focus();
    await follow(resend());
    expect([resend().textContent, resend().disabled]).toEqual(['No code? Send again in 60 s', true]);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });

    expect(document.activeElement).toBe(box());
    expect(notices()).toEqual([['status', 'A new message is on its way']]);
    expect(requests).toEqual(['POST /api/users/forgot-password', 'POST /api/users/forgot-password']);
  });
});
