// @module-tag P16
import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const confirms = [
  {
    what: 'an e-mail address',
    at: '/auth/confirm/',
    bare: '/auth/confirm',
    call: '/api/users/confirm-email',
    body: { token: 's3cret' },
    waiting: 'Confirming your email…',
    done: ['status', 'Your email is confirmed'],
    next: '/auth/login',
  },
  {
    what: 'a subscription',
    at: '/signal/subscribe-confirm/zalo/',
    bare: '/signal/subscribe-confirm',
    call: '/api/signal/subscribe-confirm',
    body: { bot: 'zalo', token: 's3cret' },
    waiting: 'Confirming your subscription…',
    done: ['status', 'Your subscription is confirmed', 'The bot will send you signals from now on.'],
    next: '/about',
  },
] as const;

describe.each(confirms)('a link that confirms $what', ({ at, bare, call, body, waiting, done, next }) => {
  it('posts its token once, takes it out of the address at once, and says what came of it', async () => {
    const answer = deferred<Response>();
    const sent: unknown[] = [];
    window.history.replaceState(null, '', '/about/partner');
    const { path, requests } = await renderApp({
      at: `${at}s3cret`,
      as: 'visitor',
      prepare: (server) =>
        server.post(call, (_, { requestBody }) => {
          sent.push(JSON.parse(requestBody));
          return answer.promise;
        }),
    });

    expect(await screen.findByRole('heading', { level: 1, name: waiting })).toBeInstanceOf(HTMLElement);
    expect([path(), window.location.href]).toEqual([bare, expect.not.stringContaining('s3cret')]);
    expect(document.documentElement.outerHTML).not.toContain('s3cret');
    answer.resolve(new Response(200, {}, {}));
    await waitFor(() => expect([path(), notices()]).toEqual([next, [done]]));

    expect([sent, requests]).toEqual([[body], [`POST ${call}`]]);
    window.history.back();
    await waitFor(() => expect(path()).toBe('/about/partner'));
    expect([requests.length, window.location.href]).toEqual([1, expect.not.stringContaining('s3cret')]);
  });

  it('is the same in other letters of its path, as addresses match in any case', async () => {
    const { path, requests } = await renderApp({
      at: `${at.toUpperCase()}s3cret`,
      as: 'visitor',
      prepare: (server) => server.post(call, () => new Response(200, {}, {})),
    });

    await waitFor(() => expect([path(), notices()]).toEqual([next, [done]]));
    expect(requests).toEqual([`POST ${call}`]);
  });

  it('opened while another is being posted is posted after it', async () => {
    const answers = [deferred<Response>(), deferred<Response>()] as const;
    const sent: unknown[] = [];
    const { path } = await renderApp({
      at: `${at}s3cret`,
      as: 'visitor',
      prepare: (server) =>
        server.post(call, (_, { requestBody }) => {
          sent.push(JSON.parse(requestBody));
          return answers[sent.length - 1]!.promise;
        }),
    });
    await waitFor(() => expect(sent).toEqual([body]));

    await act(async () => window.history.pushState(null, '', `${at}other`));
    await waitFor(() => expect(path()).toBe(bare));
    answers[0].resolve(new Response(200, {}, {}));
    await waitFor(() => expect(sent).toEqual([body, { ...body, token: 'other' }]));
    expect([path(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([bare, waiting]);
    answers[1].resolve(new Response(422, {}, { message: 'Quá hạn.' }));
    await waitFor(() => expect(path()).toBe(next));

    expect(notices()).toEqual([done, ['alert', 'Something went wrong', 'Quá hạn.']]);
    expect(sent).toHaveLength(2);
  });

  it('that is too old says so, posts it once, and leads to the same page', async () => {
    const { path, requests } = await renderApp({ at: `${at}expired`, as: 'visitor' });
    const tooOld = ['alert', 'Something went wrong', 'The confirmation link has expired.'];
    await waitFor(() => expect([path(), notices()]).toEqual([next, [tooOld]]));

    expect(requests).toEqual([`POST ${call}`]);
  });

  it('that meets a broken server says so', async () => {
    const { path } = await renderApp({
      at: `${at}s3cret`,
      as: 'visitor',
      prepare: (server) => server.post(call, () => new Response(502, {}, '<html>')),
    });
    const broken = ['alert', 'Something went wrong', 'Internal server error. Try again later.'];
    await waitFor(() => expect([path(), notices()]).toEqual([next, [broken]]));
  });

  it('serves a member too, who stays signed in and is then at home', async () => {
    const { path, requests } = await renderApp({ at: `${at}s3cret` });
    const token = localStorage.getItem('accessToken');
    await rowsToArrive();

    expect([path(), notices()]).toEqual(['/', [done]]);
    expect([token, localStorage.getItem('accessToken')]).toEqual([expect.any(String), token]);
    expect(requests.filter((request) => request === `POST ${call}`)).toHaveLength(1);
  });

  it('without a token requests nothing and leads on', async () => {
    const { path, requests } = await renderApp({ at: bare, as: 'visitor' });
    await waitFor(() => expect(path()).toBe(next));

    expect([requests, notices()]).toEqual([[], []]);
  });
});
