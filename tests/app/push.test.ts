import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLastPage } from '../../src/app/actors/last-page';
import { startSignInRetry } from '../../src/app/actors/retry';
import { readToken, startSession } from '../../src/app/actors/session';
import type { AppActors } from '../../src/app/actors/AppActors';
import { followPush } from '../../src/app/push/follow-push';
import { pushKeyOf, pushStanding, resumePush, turnOffPush, turnOnPush } from '../../src/app/push/push';
import { isMemberPage } from '../../src/app/router/member-pages';
import { i18n } from '../../src/i18n/i18n';
import { openStorage, openTabText } from '../../src/lib/storage';
import { createCurrentRest, createRestFor } from '../../src/rest/client';
import { DATABASE, ENDPOINT, installPush, KEY } from '../support/push';
import { otherTab } from '../support/page';

const an = { id: 7, email: { name: 'an@nhip.example' } };
const kept = { person: '7', endpoint: ENDPOINT };
const offer = { publicKey: KEY, person: '7' };
const PATH = `/api/push?endpoint=${encodeURIComponent(ENDPOINT)}`;

type Options = Parameters<typeof installPush>[0] & {
  isOn?: boolean;
  isLocked?: boolean;
  /** What is stored of pushes, where it is not what `isOn` has. */
  text?: string;
  /** What the server responds to each call. */
  respond?: (call: string) => Promise<Response> | Response;
};

/** The session of a person in a browser with Web Push; `isOn`: it is sent their alerts since an earlier visit. */
function start({
  isOn = false,
  isLocked = false,
  text = JSON.stringify(kept),
  respond = () => Response.json({}),
  ...browser
}: Options = {}) {
  const push = installPush({ permission: isOn ? 'granted' : 'default', ...browser });
  document.documentElement.lang = 'vi';
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('user', JSON.stringify(an));
  if (isOn) {
    localStorage.setItem('push', text);
    if (isLocked) localStorage.setItem('locked', 'true');
    push.databases.set(DATABASE, { person: '7', language: 'vi' });
    push.subscribe();
  }
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    calls.push([method, url, authorization, ...(body ? [JSON.parse(body as string) as unknown] : [])]);
    return respond(`${method} ${url}`);
  });
  const storage = openStorage(window);
  const restFor = createRestFor('', () => 'vi');
  const retry = startSignInRetry();
  const rest = createCurrentRest(restFor, () => readToken(storage));
  const lastPage = openLastPage({ text: openTabText(window, 'lastPage'), isMemberPage, onPersonLeft() {} });
  const session = startSession({ storage, retry, lastPage, rest, restFor });
  onTestFinished(() => {
    session.stop();
    retry.stop();
  });
  const actors = { session, storage } as AppActors;
  return { ...push, calls, session, storage, rest, actors, stored: () => localStorage.getItem('push') };
}

/** Web Locks: each holder has the lock after the one before. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, _options: object, run: () => Promise<unknown>) {
      const held = last.then(run, run);
      last = held.catch(() => {});
      return held;
    },
  };
}

describe('alerts while the app is closed', () => {
  it('are offered by the key of the server, which is requested once', async () => {
    const { rest, calls } = start({ respond: () => Response.json({ data: { publicKey: KEY } }) });
    expect([await pushKeyOf(rest), await pushKeyOf(rest)]).toEqual([KEY, KEY]);
    expect(calls).toEqual([['GET', '/api/push', 'Bearer token']]);
  });

  it.each([
    ['has no such call', () => new Response('{}', { status: 404 })],
    ['has no key', () => Response.json({ data: {} })],
    ['has what is no key', () => Response.json({ data: { publicKey: '<b>' } })],
  ])('are not offered by a server that %s', async (_, respond) => {
    const { rest } = start({ respond });
    expect(await pushKeyOf(rest)).toBeNull();
  });

  it('are found out about again after a failure', async () => {
    const answers = [new Response('{}', { status: 500 }), Response.json({ data: { publicKey: KEY } })];
    const { rest } = start({ respond: () => answers.shift()! });
    await expect(pushKeyOf(rest)).rejects.toThrow('server (500)');
    expect(await pushKeyOf(rest)).toBe(KEY);
  });

  it('are turned on with the permission first, and the server has the subscription and the language', async () => {
    const { actors, rest, calls, steps, stored, databases } = start();

    expect(await turnOnPush(actors, { ...offer, rest })).toBe('on');

    expect(steps).toEqual(['request permission', 'subscribe']);
    const address = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: 'P', auth: 'A' } };
    expect(calls).toEqual([['POST', '/api/push', 'Bearer token', { ...address, lang: 'vi' }]]);
    expect(JSON.parse(stored()!)).toEqual(kept);
    expect(databases.get(DATABASE)).toEqual({ person: '7', language: 'vi' });
    expect(await pushStanding(actors.storage, offer)).toBe('on');
  });

  it('stay off where the person refuses', async () => {
    const { actors, rest, steps, calls } = start({ answer: 'denied' });
    expect(await turnOnPush(actors, { ...offer, rest })).toBe('denied');
    expect([steps, calls]).toEqual([['request permission'], []]);
  });

  it('stay off, without a subscription, where the server fails', async () => {
    const { actors, rest, isSubscribed, stored } = start({
      respond: () => new Response('{}', { status: 500 }),
    });
    await expect(turnOnPush(actors, { ...offer, rest })).rejects.toThrow('server (500)');
    expect([isSubscribed(), stored()]).toEqual([false, null]);
  });

  it('stay off where the session ends while the permission is requested', async () => {
    const { actors, rest, session, steps, calls } = start();
    const turning = turnOnPush(actors, { ...offer, rest });
    session.send({ type: 'lock' });
    expect([await turning, steps, calls]).toEqual(['off', ['request permission'], []]);
  });

  it('stay off where the session ends while the push service is called', async () => {
    const { actors, rest, session, calls, isSubscribed, stored, subscribing } = start();
    subscribing(() => session.send({ type: 'lock' }));
    expect(await turnOnPush(actors, { ...offer, rest })).toBe('off');
    expect([calls, isSubscribed(), stored()]).toEqual([[], false, null]);
  });

  it.each([
    ['go on where it is confirmed', true],
    ['end where it is not', false],
  ])('that another page finds half made %s', async (_, isConfirmed) => {
    let confirm = () => {};
    const responded = new Promise<Response>((resolve) => {
      confirm = () => resolve(isConfirmed ? Response.json({}) : new Response('{}', { status: 500 }));
    });
    const { actors, rest, calls, isSubscribed, stored } = start({
      respond: () => responded,
      locks: oneByOne(),
    });
    const turning = turnOnPush(actors, { ...offer, rest }).catch(() => 'failed');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const session = { getSnapshot: () => actors.session.getSnapshot(), subscribe() {} };
    resumePush({ session, storage: actors.storage });
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(isSubscribed()).toBe(true);
    confirm();
    expect(await turning).toBe(isConfirmed ? 'on' : 'failed');
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect([isSubscribed(), stored() !== null]).toEqual([isConfirmed, isConfirmed]);
  });

  it('end, at whichever tab, where the session ends before the server has confirmed them', async () => {
    let confirm = () => {};
    const confirmed = new Promise<Response>((resolve) => (confirm = () => resolve(Response.json({}))));
    const { actors, rest, calls, isSubscribed, stored } = start({ respond: () => confirmed });
    const turning = turnOnPush(actors, { ...offer, rest });
    await vi.waitFor(() => expect(calls).toHaveLength(1));

    otherTab(() => localStorage.removeItem('accessToken'), 'accessToken');
    await vi.waitFor(() => expect(stored()).toBeNull());
    confirm();

    expect([await turning, isSubscribed(), stored()]).toEqual(['off', false, null]);
  });

  it('end with the next page where this one was left before the server had confirmed them', async () => {
    const { isSubscribed, stored } = start({
      isOn: true,
      text: JSON.stringify({ ...kept, isPending: true }),
    });
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(isSubscribed()).toBe(false);
  });

  it('are shown again once they were turned off and on', async () => {
    const { actors, rest, databases } = start({ isOn: true });
    await followPush(actors).written();
    await turnOffPush(actors.storage, rest);
    await turnOnPush(actors, { ...offer, rest });
    expect(databases.get(DATABASE)).toEqual({ person: '7', language: 'vi' });
  });

  it('are said not to be off where the browser keeps its subscription', async () => {
    const { rest, storage, keep, stored } = start({ isOn: true });
    keep();
    await expect(turnOffPush(storage, rest)).rejects.toThrow('keeps');
    // The next page ends it.
    expect(JSON.parse(stored()!)).toEqual({ ...kept, isPending: true });
  });

  it('are taken back at the server and in the browser', async () => {
    const { rest, storage, calls, isSubscribed, stored, databases, closed } = start({ isOn: true });
    await turnOffPush(storage, rest);
    expect(calls).toEqual([['DELETE', PATH, 'Bearer token']]);
    expect([isSubscribed(), stored()]).toEqual([false, null]);
    expect(databases.get(DATABASE)).toEqual({ person: null, language: 'vi' });
    expect(closed).toEqual(['notification']);
  });
});

describe('the standing of a browser', () => {
  const unconfirmed = { text: JSON.stringify({ ...kept, isPending: true }) };
  const ofAnother = { text: JSON.stringify({ ...kept, endpoint: `${ENDPOINT}-before` }) };
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  it.each<[string, Options, string]>([
    ['on', { isOn: true }, 'on'],
    ['off before it was turned on', {}, 'off'],
    ['denied', { permission: 'denied' }, 'denied'],
    ['unsupported without Web Push', { hasPush: false }, 'unsupported'],
    ['off until the server has confirmed it', { ...unconfirmed, isOn: true }, 'off'],
    ['off where the browser has another subscription', { ...ofAnother, isOn: true }, 'off'],
    ['to install on iOS', { hasPush: false, userAgent: iPhone }, 'to install'],
  ])('is %s', async (_, options, standing) => {
    const { storage } = start(options);
    expect(await pushStanding(storage, offer)).toBe(standing);
  });

  it('is unsupported where no service worker is active within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { storage } = start({ hasWorker: false });
    const standing = pushStanding(storage, offer);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await standing).toBe('unsupported');
  });

  it('is off for another person, and with another key of the server', async () => {
    const { storage } = start({ isOn: true });
    const standings = [
      pushStanding(storage, { ...offer, person: '8' }),
      pushStanding(storage, { ...offer, publicKey: `B${'B'.repeat(86)}` }),
    ];
    expect(await Promise.all(standings)).toEqual(['off', 'off']);
  });
});

describe('the end of a session', () => {
  const nobody = { person: null, language: 'vi' };

  it('by a sign-out has the server forget the address while the token is valid, and unsubscribes', async () => {
    const { session, calls, isSubscribed, stored, databases } = start({ isOn: true });

    session.send({ type: 'sign out' });
    await vi.waitFor(() => expect(calls).toHaveLength(2));

    expect(calls).toEqual([
      ['DELETE', PATH, 'Bearer token'],
      ['POST', '/api/users/logout', 'Bearer token'],
    ]);
    expect([isSubscribed(), stored(), databases.get(DATABASE)]).toEqual([false, null, nobody]);
  });

  it('by a sign-out waits three seconds at most for a server that does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const respond = (call: string) =>
      call.startsWith('DELETE') ? new Promise<Response>(() => {}) : Response.json({});
    const { session, calls } = start({ isOn: true, respond });

    session.send({ type: 'sign out' });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);

    expect(calls).toHaveLength(2);
  });

  it('by itself unsubscribes in the browser alone', async () => {
    const { calls, stored, isSubscribed, databases } = start({ isOn: true });

    otherTab(() => localStorage.removeItem('accessToken'), 'accessToken');
    await vi.waitFor(() => expect(stored()).toBeNull());

    expect([calls, isSubscribed(), databases.get(DATABASE)]).toEqual([[], false, nobody]);
  });

  it('while the app was closed is made up for when it opens', async () => {
    const { session, stored } = start({ isOn: true });
    session.stop();
    localStorage.removeItem('accessToken');
    const retry = startSignInRetry();
    const storage = openStorage(window);
    const restFor = createRestFor('', () => 'vi');
    const next = startSession({
      ...{ storage, retry, restFor, rest: restFor(null) },
      lastPage: openLastPage({ text: openTabText(window, 'lastPage'), isMemberPage, onPersonLeft() {} }),
    });
    onTestFinished(() => {
      next.stop();
      retry.stop();
    });

    await vi.waitFor(() => expect(stored()).toBeNull());
  });

  it('costs nothing where no alerts are sent', async () => {
    const { session, calls, steps } = start();
    session.send({ type: 'sign out' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect([calls, steps]).toEqual([[['POST', '/api/users/logout', 'Bearer token']], []]);
  });
});

describe('who may read in the service worker', () => {
  const reader = async (actors: AppActors, databases: ReadonlyMap<string, unknown>) => {
    await followPush(actors).written();
    return databases.get(DATABASE);
  };

  it('is nobody on a page that opens locked', async () => {
    const { databases } = start({ isOn: true, isLocked: true });
    await vi.waitFor(() => expect(databases.get(DATABASE)).toEqual({ person: null, language: 'vi' }));
  });

  it('is whoever another tab has turned them on for', async () => {
    const { databases, session } = start();
    otherTab(() => localStorage.setItem('push', JSON.stringify(kept)), 'push');
    await vi.waitFor(() => expect(databases.get(DATABASE)).toEqual({ person: '7', language: 'vi' }));
    session.send({ type: 'lock' });
    await vi.waitFor(() => expect(databases.get(DATABASE)).toEqual({ person: null, language: 'vi' }));
  });

  it('is nobody while the browser is locked', async () => {
    const { actors, session, databases } = start({ isOn: true });
    followPush(actors);

    session.send({ type: 'lock' });
    expect(await reader(actors, databases)).toEqual({ person: null, language: 'vi' });

    otherTab(() => localStorage.removeItem('locked'), 'locked');
    expect(await reader(actors, databases)).toEqual({ person: '7', language: 'vi' });
  });

  it('reads the language that is chosen', async () => {
    const { actors, databases } = start({ isOn: true });
    followPush(actors);
    document.documentElement.lang = 'de';
    i18n.emit('languageChanged', 'de');
    expect(await reader(actors, databases)).toEqual({ person: '7', language: 'de' });
  });

  it('is nobody else: what another person has left is taken back', async () => {
    const { actors, databases, stored, isSubscribed } = start({ isOn: true });
    localStorage.setItem('push', JSON.stringify({ ...kept, person: '8' }));
    followPush(actors);
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect([isSubscribed(), databases.get(DATABASE)]).toEqual([false, { person: null, language: 'vi' }]);
  });

  it('is nobody once what is stored was cleared with the session', async () => {
    const { actors, databases } = start({ isOn: true });
    followPush(actors);
    otherTab(() => localStorage.clear(), null);
    expect(await reader(actors, databases)).toEqual({ person: null, language: 'vi' });
  });

  it('has a click on a notification show its symbol in the page, and no other address', async () => {
    const { actors, worker } = start({ isOn: true });
    followPush(actors);
    const answers: unknown[] = [];
    const port = Object.assign(new EventTarget(), {
      start() {},
      postMessage: (each: unknown) => void answers.push(each),
    });
    const click = (data: unknown) =>
      worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));

    for (const data of [null, { type: 'FAILED' }, { type: 'SHOW_SYMBOL', symbol: '../logout' }]) click(data);
    expect([answers, window.location.pathname]).toEqual([[], '/']);
    click({ type: 'SHOW_SYMBOL', symbol: 'FPT' });
    // Another page may be the one that shows it.
    expect([answers, window.location.pathname]).toEqual([['ready'], '/']);
    port.dispatchEvent(new Event('message'));

    expect(window.location.pathname).toBe('/technical/FPT');
  });
});
