import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { isAdmin, isLocked, isSignedIn } from '../../machines/session.machine';
import { sampleUser } from '../../src/rest/user';
import { openLastPage } from '../../src/app/actors/last-page';
import { readToken, startSession, type SessionActor } from '../../src/app/actors/session';
import { startSignInRetry } from '../../src/app/actors/retry';
import { openStorage, openTabText } from '../../src/lib/storage';
import { createCurrentRest, createRestFor } from '../../src/rest/client';
import { isMemberPage } from '../../src/app/router/member-pages';
import { otherTab } from '../support/page';
import { refusedLoad } from '../support/machines/refused-load';

type Answer = { status?: number; body: unknown };

/** The running session on this browser's storage, with a server that gives these answers one after the other. */
function start(stored: Record<string, string>, answers: Answer[] = []) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const { authorization = null } = headers as Record<string, string>;
    requests.push([url, authorization, body && (JSON.parse(body as string) as unknown)]);
    const { status = 200, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const storage = openStorage(window);
  const restFor = createRestFor('', () => 'vi');
  const left: string[] = [];
  const retry = startSignInRetry();
  onTestFinished(() => void retry.stop());
  const session = startSession({
    storage,
    retry,
    lastPage: openLastPage({
      text: openTabText(window, 'lastPage'),
      isMemberPage,
      onPersonLeft: () => left.push('left'),
    }),
    rest: createCurrentRest(restFor, () => readToken(storage)),
    restFor,
  });
  onTestFinished(() => void session.stop());
  const emitted: object[] = [];
  session.on('*', (event) => emitted.push(event));
  return { session, requests, emitted, left, user: () => session.getSnapshot().context.session?.user };
}

const kept = () => Object.fromEntries(Object.entries(localStorage));

const an = {
  id: 7,
  firstName: 'An',
  lastName: 'Nguyễn',
  email: { name: 'an@nhip.example' },
  zipcode: '700000',
};
const credentials = { email: 'an@nhip.example', password: 'Nhip@2026' };

/** What the browser keeps of a session. */
const stored = { accessToken: 'token', user: JSON.stringify(an) };

describe('a stored session', () => {
  it('is taken up again, whole', () => {
    const { session, user } = start(stored);

    expect(isSignedIn(session.getSnapshot())).toBe(true);
    expect(user()).toMatchObject({
      id: 7,
      firstName: 'An',
      email: 'an@nhip.example',
      isAdmin: false,
      record: an,
    });
  });

  it.each(['', ' ', 'khóa', 'two words', 'a\nb', 'x'.repeat(8193)])(
    'with the token %j is none',
    (accessToken) => {
      const { session } = start({ accessToken, user: JSON.stringify(an) });
      expect([session.getSnapshot().value, isSignedIn(session.getSnapshot())]).toEqual(['signedOut', false]);
    },
  );

  it('without a token is none, whatever the user says', () => {
    const { session } = start({ user: JSON.stringify({ ...an, isAdmin: true }) });
    expect([isSignedIn(session.getSnapshot()), isAdmin(session.getSnapshot())]).toEqual([false, false]);
  });

  it.each([
    ...[
      'undefined',
      'null',
      'NaN',
      '',
      ' ',
      '[]',
      '{',
      '}',
      '{}',
      '"admin"',
      'true',
      '1',
      '[{"id":1,"isAdmin":true}]',
    ],
    ...[
      '{"isAdmin":true}',
      '{"id":null,"isAdmin":true}',
      '{"id":{},"isAdmin":true}',
      '{"id":"","isAdmin":true}',
    ],
    ...[
      '{"id":1e999,"isAdmin":true}',
      '{"isAdmin":true,"email":""}',
      '{"__proto__":{"id":1,"isAdmin":true}}',
    ],
  ])('with the user %s is the sample user’s, who is no admin', (user) => {
    const { session } = start({ accessToken: 'token', user });

    expect(session.getSnapshot().context.session).toEqual({ token: 'token', user: sampleUser });
    expect([isSignedIn(session.getSnapshot()), isAdmin(session.getSnapshot())]).toEqual([true, false]);
  });

  it.each(['"true"', '1', '"yes"', 'null', '[true]', '{}', '"1"'])(
    'is no admin’s by isAdmin: %s',
    { tags: ['P6'] },
    (flag) => {
      const { session, user } = start({ accessToken: 'token', user: `{"id":1,"isAdmin":${flag}}` });
      expect([user()?.id, isAdmin(session.getSnapshot())]).toEqual([1, false]);
    },
  );

  it('is an admin’s by nothing but true', () => {
    const { session } = start({ accessToken: 'token', user: '{"id":1,"isAdmin":true}' });
    expect(isAdmin(session.getSnapshot())).toBe(true);
  });

  it.each(['{', JSON.stringify({ ...an, hashtags: [] }, null, 1)])(
    'is left alone in storage until something changes: %j',
    (text) => {
      start({ accessToken: 'token', user: text, theme: 'dark' });
      expect(kept()).toEqual({ accessToken: 'token', user: text, theme: 'dark' });
    },
  );

  it('is stored again at once where an earlier version has stored a secret with the user', () => {
    const secrets = { resetToken: 'SENTINEL', security: { 'Mật khẩu': 'SENTINEL', level: 2 } };
    const { session, user } = start({
      accessToken: 'token',
      user: JSON.stringify({ ...an, ...secrets }),
      theme: 'dark',
    });

    const record = { ...an, security: { level: 2 } };
    expect(kept()).toEqual({ accessToken: 'token', user: JSON.stringify(record), theme: 'dark' });
    expect([isSignedIn(session.getSnapshot()), user()?.record]).toEqual([true, record]);
  });
});

describe('signing in', () => {
  it('stores of the user no field that is named like a secret, at any depth', { tags: ['P24'] }, async () => {
    const secrets = { resetToken: 'SENTINEL', security: { 'password-hash': 'SENTINEL', level: 2 } };
    const { session } = start({}, [{ body: { token: 'new', user: { ...an, ...secrets } } }]);
    session.send({ type: 'sign in', credentials });
    await waitFor(session, isSignedIn);

    expect(JSON.parse(kept()['user']!)).toEqual({ ...an, security: { level: 2 } });
  });

  it('sends the credentials alone, and keeps the token and the whole user', async () => {
    const { session, requests, emitted } = start({}, [{ body: { token: 'new', user: an } }]);

    session.send({ type: 'sign in', credentials });
    await waitFor(session, isSignedIn);

    expect(requests).toEqual([['/api/users/login', null, credentials]]);
    expect(kept()).toEqual({ accessToken: 'new', user: JSON.stringify(an) });
    expect(emitted).toEqual([
      { type: 'signed in' },
      { type: 'navigate', to: { page: 'home' }, replace: true },
    ]);
  });

  it('takes the answer also where it is wrapped, and a user that says nothing for the sample user', async () => {
    const { session, user } = start({}, [{ body: { data: { token: 'new' } } }]);

    session.send({ type: 'sign in', credentials });
    await waitFor(session, isSignedIn);

    expect(user()).toEqual(sampleUser);
    expect(kept()).toEqual({ accessToken: 'new', user: '{}' });
  });

  it.each([
    {
      answer: { status: 401, body: { message: 'Sai.' } },
      code: 'session.invalidCredential',
      detail: undefined,
    },
    {
      answer: { status: 422, body: { message: 'Thiếu email.' } },
      code: 'session.signInFailed',
      detail: 'Thiếu email.',
    },
    { answer: { status: 500, body: null }, code: 'session.signInFailed', detail: 'server' },
    { answer: { body: { token: 'two words' } }, code: 'session.signInFailed', detail: 'unreadable' },
  ])('that fails with $answer emits $code', async ({ answer, code, detail }) => {
    const { session, emitted } = start({}, [answer]);

    session.send({ type: 'sign in', credentials });
    await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));

    expect(emitted).toEqual([{ type: 'notice', code, ...(detail && { detail }) }]);
    expect(kept()).toEqual({});
  });
});

describe('signing out', { tags: ['P4'] }, () => {
  it('forgets token and user at once and notifies the server with the former token', async () => {
    const { session, requests } = start({ ...stored, theme: 'dark', lng: 'vi' }, [{ body: {} }]);

    session.send({ type: 'sign out' });
    expect(kept()).toEqual({ theme: 'dark', lng: 'vi' });
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));

    expect(requests).toEqual([['/api/users/logout', 'Bearer token', null]]);
  });
});

const path = '/technical/VNM?range=1Y';
const tab = () => JSON.parse(sessionStorage.getItem('lastPage') ?? 'null') as unknown;
const states = (session: SessionActor) => [
  isLocked(session.getSnapshot()),
  isSignedIn(session.getSnapshot()),
];

describe('a lock', () => {
  it('is kept for all tabs for as long as it stands, and takes nothing of the session', async () => {
    const { session, requests, emitted } = start(stored, [
      { status: 401, body: {} },
      { body: { token: 'new', user: an } },
    ]);
    session.send({ type: 'page opened', path });
    const seen: unknown[] = [];
    const look = () =>
      seen.push([localStorage.getItem('locked'), localStorage.getItem('accessToken'), tab()]);

    session.send({ type: 'lock' });
    look();
    for (const password of ['wrong', 'Nhip@2026']) {
      session.send({ type: 'unlock', password });
      await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
      look();
    }

    const page = { person: 7, path, isEnded: false };
    expect(seen).toEqual([
      ['true', 'token', page],
      ['true', 'token', page],
      [null, 'new', page],
    ]);
    expect(requests).toEqual(
      ['wrong', 'Nhip@2026'].map((password) => [
        '/api/users/login',
        'Bearer token',
        { email: 'an@nhip.example', password },
      ]),
    );
    expect(emitted).toEqual([
      { type: 'navigate', to: { page: 'lock' }, replace: true },
      { type: 'notice', code: 'session.wrongPassword', detail: 'unauthorized' },
      { type: 'navigate', to: { page: 'interrupted', path }, replace: true },
    ]);
  });

  it('survives a reload', () => {
    const { session } = start({ ...stored, locked: 'true' });
    expect(states(session)).toEqual([true, false]);
  });

  it('does not outlive its session', () => {
    const { session } = start({ locked: 'true' });
    expect([...states(session), kept()]).toEqual([false, false, {}]);
  });

  it('is followed from tab to tab, and the other tab’s new token neither locks nor unlocks', () => {
    const { session } = start(stored);
    const seen: unknown[] = [];
    const change = (key: string, value: string | null) => {
      otherTab(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), key);
      seen.push([...states(session), session.getSnapshot().context.session?.token]);
    };

    change('locked', 'true');
    change('accessToken', 'new');
    change('locked', null);

    expect(seen).toEqual([
      [true, false, 'token'],
      [true, false, 'new'],
      [false, true, 'new'],
    ]);
  });

  it('of another tab is not undone by a profile saved in a tab that has not heard of it', () => {
    const { session } = start(stored);
    localStorage.setItem('locked', 'true');

    session.send({
      type: 'user changed',
      user: { ...session.getSnapshot().context.session!.user, zipcode: '100000' } as never,
    });

    expect(localStorage.getItem('locked')).toBe('true');
  });

  it('and a sign-out of another tab is not undone by it either', () => {
    const { session } = start(stored);
    localStorage.removeItem('accessToken');
    localStorage.removeItem('user');

    session.send({ type: 'user changed', user: { ...session.getSnapshot().context.session!.user } });

    expect([localStorage.getItem('accessToken'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  it('is found by a page that Back restores from memory', () => {
    const { session } = start(stored);
    localStorage.setItem('locked', 'true');

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(isLocked(session.getSnapshot())).toBe(true);
  });

  it('goes with the session that another tab ends', () => {
    const { session } = start({ ...stored, locked: 'true' });

    otherTab(() => localStorage.clear(), null);

    expect([...states(session), kept()]).toEqual([false, false, {}]);
  });
});

describe('the last page', () => {
  const keep = (page: object | string) =>
    sessionStorage.setItem('lastPage', typeof page === 'string' ? page : JSON.stringify(page));
  const lastPage = (session: SessionActor) => session.getSnapshot().context.lastPage;

  it('is kept in the tab while the session lasts and after it has ended by itself, and no longer', () => {
    const { session, left } = start(stored);
    const seen: unknown[] = [];
    const send = (event: Parameters<SessionActor['send']>[0]) => {
      session.send(event);
      seen.push(tab());
    };

    send({ type: 'page opened', path });
    send(refusedLoad('token'));
    otherTab(() => localStorage.setItem('accessToken', 'new'), 'accessToken');
    send({ type: 'page opened', path: '/whale' });
    send({ type: 'sign out' });

    expect(seen).toEqual([
      { person: 7, path, isEnded: false },
      { person: 7, path, isEnded: true },
      { person: 0, path: '/whale', isEnded: false },
      null,
    ]);
    expect(left).toHaveLength(2);
  });

  it.each([
    { tab: { person: 7, path, isEnded: false }, session: true, taken: path },
    { tab: { person: 7, path, isEnded: true }, session: false, taken: path },
    { tab: { person: 7, path, isEnded: false }, session: false, taken: null },
    { tab: { person: 8, path, isEnded: false }, session: true, taken: null },
    { tab: { person: '7', path, isEnded: false }, session: true, taken: null },
    { tab: { person: 7, path: '//evil.example', isEnded: true }, session: false, taken: null },
    { tab: { person: 7, path: 'https://evil.example', isEnded: true }, session: false, taken: null },
    { tab: { person: 7, path: '/logout', isEnded: true }, session: false, taken: null },
    { tab: { person: 7, path: 7, isEnded: true }, session: false, taken: null },
    { tab: { person: null, path, isEnded: true }, session: false, taken: null },
    { tab: 'not JSON', session: false, taken: null },
  ])(
    '$tab is taken up after a reload as $taken, with a session: $session',
    ({ tab, session: has, taken }) => {
      keep(tab);
      const { session, left } = start(has ? stored : {});

      expect(lastPage(session)?.path ?? null).toBe(taken);
      expect([left.length, sessionStorage.getItem('lastPage') === null]).toEqual(
        taken === null ? [1, true] : [0, false],
      );
    },
  );
});

describe('another tab', () => {
  it('is followed out and in, and what it wrote is not written again', () => {
    const { session, emitted } = start(stored);

    otherTab(() => localStorage.clear(), null);
    const left = isSignedIn(session.getSnapshot());
    const written = vi.spyOn(Storage.prototype, 'setItem');
    otherTab(() => localStorage.setItem('accessToken', 'theirs'), 'accessToken');
    const keys = written.mock.calls.map(([key]) => key);
    written.mockRestore();

    expect([left, isSignedIn(session.getSnapshot())]).toEqual([false, true]);
    expect(emitted.flatMap((event) => ('to' in event ? [event.to] : []))).toEqual([{ page: 'home' }]);
    expect(keys).toEqual(['accessToken']);
  });

  it('learns that a session has expired before it is gone, and nothing of it after the next sign-in', async () => {
    const { session } = start(stored, [{ body: { token: 'new', user: an } }]);
    const changes: unknown[][] = [];
    const [set, remove] = (['setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name),
    );
    onTestFinished(() => [set, remove].forEach((spy) => spy!.mockRestore()));
    for (const spy of [set, remove]) spy!.mockImplementation((...args: unknown[]) => void changes.push(args));

    session.send(refusedLoad('token'));

    expect(changes.slice(0, 2)).toEqual([['expired', 'true'], ['accessToken']]);
    [set, remove].forEach((spy) => spy!.mockRestore());
    localStorage.clear();
    localStorage.setItem('expired', 'true');
    session.send({ type: 'sign in', credentials });
    await waitFor(session, isSignedIn);
    expect(Object.keys(kept()).sort()).toEqual(['accessToken', 'user']);
  });

  it('in which the session expired is followed to the login, and by a sign-in back to this tab’s own page', () => {
    const { session, emitted } = start(stored);
    session.send({ type: 'page opened', path: '/technical/VNM' });

    otherTab(() => localStorage.setItem('expired', 'true'), 'expired');
    expect(emitted).toEqual([]);
    otherTab(() => localStorage.removeItem('accessToken'), 'accessToken');
    expect(emitted).toEqual([
      { type: 'notice', code: 'session.expired' },
      { type: 'navigate', to: { page: 'login' }, replace: true },
    ]);
    otherTab(() => localStorage.setItem('accessToken', 'another'), 'accessToken');

    expect(emitted.at(-1)).toEqual({
      type: 'navigate',
      to: { page: 'interrupted', path: '/technical/VNM' },
      replace: true,
    });
  });
});
