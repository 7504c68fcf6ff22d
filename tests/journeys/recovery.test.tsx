import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { field, fill, problemOf, put } from '../support/fields';
import { fillIn, PASSWORD } from '../support/login';
import { notices, rowsToArrive } from '../support/page';
import { NOW, renderApp, type Prepare } from '../support/renderApp';

const email = 'member@nhip.example';
const rechosen = { 'New password': 'Nhip@2027', 'Confirm password': 'Nhip@2027' };
const done = ['status', 'Your password has been changed', 'Log in with the new password.'];

const press = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const box = () => field('Security code');
const resend = (question = 'No code?') => {
  const found = screen.getAllByRole<HTMLButtonElement>('button');
  return found.find(({ textContent }) => textContent.startsWith(question))!;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Clicks while the timers stand still. */
async function follow(element: HTMLElement) {
  await act(async () => element.click());
  await pass(10);
}

const acceptWithoutToken: Prepare = (server) =>
  server.post('/verifySecurityCode', () => new Response(200, {}, { message: 'Đúng.' }));

/** From the login to the page that says where the link went. */
async function forget(prepare?: Prepare) {
  const app = await renderApp({ at: '/auth/login', as: 'visitor', ...(prepare && { prepare }) });
  await app.user.click(await link('Forgot password'));
  await press('Send');
  await fill(app.user, { Email: email });
  await app.user.click(await press('Send'));
  await waitFor(() => expect(app.path()).toBe('/auth/set-password-link-sent'));
  const posts = () => app.requests.map((request) => request.replace('POST ', ''));
  return { ...app, posts };
}

async function toTheCode(prepare?: Prepare) {
  const app = await forget(prepare);
  await app.user.click(await link('I have a code'));
  await waitFor(() => expect(box()).toBeInstanceOf(HTMLInputElement));
  return app;
}

describe('a member who forgot the password', () => {
  it('gets back in by a code', async () => {
    const { user, path, posts } = await forget();
    expect(await screen.findByText(/belongs to an account/)).toMatchObject({
      textContent: expect.stringContaining(email),
    });
    await user.click(await link('I have a code'));

    await user.click(await screen.findByRole('textbox', { name: 'Security code' }));
    await user.keyboard('123456');
    await press('Save');
    expect(path()).toBe('/auth/new-password');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('form input')];
    expect(boxes.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', email],
      ['new-password', ''],
      ['new-password', ''],
    ]);
    await fill(user, rechosen);
    await user.click(await press('Save'));
    await waitFor(() => expect(path()).toBe('/auth/login'));
    expect(notices()).toEqual([done]);

    await fillIn(user, { email, password: 'Nhip@2027' });
    await user.keyboard('{Enter}');
    await rowsToArrive();
    expect(posts().slice(0, 4)).toEqual([
      '/api/users/forgot-password',
      '/verifySecurityCode',
      '/api/users/set-new-password',
      '/api/users/login',
    ]);
  });

  it('gets back in by the link, whose token is nowhere to be seen and is posted once', async () => {
    const sent: string[] = [];
    const { user, path, requests } = await renderApp({
      at: '/auth/new-password/s3cret%2Ftoken%3D',
      as: 'visitor',
      prepare: (server) =>
        server.post('/api/users/set-new-password', (_, { requestBody }) => {
          sent.push(requestBody);
          return new Response(200, {}, {});
        }),
    });
    await press('Save');
    expect([path(), document.title]).toEqual(['/auth/new-password', 'New password | Nhịp']);
    expect(everything()).not.toContain('s3cret');

    await fill(user, rechosen);
    await user.dblClick(await press('Save'));
    await waitFor(() => expect(path()).toBe('/auth/login'));

    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { newPassword: 'Nhip@2027', token: 's3cret/token=' },
    ]);
    expect(requests).toEqual(['POST /api/users/set-new-password']);
    expect([everything(), window.history.state]).toEqual([expect.not.stringContaining('s3cret'), null]);
    window.history.back();
    await waitFor(() => expect(path()).not.toBe('/auth/login'));
    expect(everything()).not.toContain('s3cret');
  });

  it('whose link is too old gets a notice, keeps what was typed, and may request another', async () => {
    const { user, path } = await renderApp({ at: '/auth/new-password/expired', as: 'visitor' });
    await press('Save');
    await fill(user, rechosen);

    await user.click(await press('Save'));
    await waitFor(() =>
      expect(notices()).toEqual([
        ['alert', 'Something went wrong', 'The link to reset the password has expired.'],
      ]),
    );

    expect([path(), field('New password').value]).toEqual(['/auth/new-password', 'Nhip@2027']);
  });

  it('without a link or a code gets a notice and is led back', async () => {
    const { user, path } = await renderApp({ at: '/auth/new-password', as: 'visitor' });
    expect(await screen.findByText(/^This page needs a valid link/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

    await user.click(await link('Ask for a new link'));

    await waitFor(() => expect(path()).toBe('/auth/forgot-password'));
  });

  it('with a code that stands for no token reads that it was accepted and that the link sets the password', async () => {
    const { user, path } = await toTheCode(acceptWithoutToken);

    await user.type(box(), '123456');
    await waitFor(() => expect(path()).toBe('/auth/new-password'));

    expect(screen.getByText(/^The code was accepted\./).textContent).toContain(email);
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

  it('sees the rule of a password from the start, and its problem in the same place', async () => {
    const { user } = await renderApp({ at: '/auth/new-password/abc', as: 'visitor' });
    await press('Save');
    expect(screen.getByText(/^6 to 16 characters/)).toBeInstanceOf(HTMLElement);

    await fill(user, { 'New password': 'nhip' });
    await user.click(field('Confirm password'));

    await waitFor(() => expect(problemOf('New password')).toMatch(/^6 to 16 characters/));
  });

  it('leaves no address behind for the next person at this screen', async () => {
    const { user, path } = await forget();
    expect(await screen.findByText(/^If member@nhip.example/)).toBeInstanceOf(HTMLElement);
    await user.click(await link('Back to login'));
    await fillIn(user, { email, password: PASSWORD });
    await user.keyboard('{Enter}');
    await rowsToArrive();
    await act(async () => window.history.pushState(null, '', '/logout'));
    await waitFor(() => expect(path()).toBe('/about'));

    await act(async () => window.history.pushState(null, '', '/auth/set-password-link-sent'));

    expect(await screen.findByText(/^If the email you entered/)).toBeInstanceOf(HTMLElement);
  });

  it('who opens the page of a sent link again sees no address that nobody knows', async () => {
    await renderApp({ at: '/auth/set-password-link-sent', as: 'visitor' });
    expect((await screen.findByText(/^If the email you entered/)).textContent).not.toContain('@');
  });
});

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

  it.each([' 123 456 ', '123-456', '123–456', '1234567'])('may be pasted as "%s"', async (text) => {
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

/** What anybody at the screen or in the browser's tools could read. */
function everything() {
  return [
    window.location.href,
    document.title,
    document.documentElement.outerHTML,
    JSON.stringify(window.history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ].join();
}
