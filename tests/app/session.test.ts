import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { isAdmin, isLocked, isSignedIn } from '../../machines/session.machine';
import { sampleUser } from '../../src/rest/user';
import { startSession } from '../../src/app/actors/session';
import { openStorage, openTabText } from '../../src/lib/storage';
import { createRestFor } from '../../src/rest/client';
import { otherTab } from '../support/page';

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

  const session = startSession({
    storage: openStorage(window),
    lockedFrom: openTabText(window, 'locked'),
    restFor: createRestFor('', () => 'vi'),
  });
  onTestFinished(() => void session.stop());
  const emitted: object[] = [];
  session.on('*', (event) => emitted.push(event));
  return { session, requests, emitted, user: () => session.getSnapshot().context.session?.user };
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

describe('a stored session', () => {
  it('is taken up again, whole', () => {
    const { session, user } = start({ accessToken: 'token', user: JSON.stringify(an) });

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

  it.each(['"true"', '1', '"yes"', 'null', '[true]', '{}', '"1"'])('is no admin’s by isAdmin: %s', (flag) => {
    const { session, user } = start({ accessToken: 'token', user: `{"id":1,"isAdmin":${flag}}` });
    expect([user()?.id, isAdmin(session.getSnapshot())]).toEqual([1, false]);
  });

  it('is an admin’s by nothing but true', () => {
    const { session } = start({ accessToken: 'token', user: '{"id":1,"isAdmin":true}' });
    expect(isAdmin(session.getSnapshot())).toBe(true);
  });

  it('is left alone in storage until something changes', () => {
    start({ accessToken: 'token', user: '{', theme: 'dark' });
    expect(kept()).toEqual({ accessToken: 'token', user: '{', theme: 'dark' });
  });
});

describe('signing in', () => {
  it('sends the credentials alone, and keeps the token and the whole user', async () => {
    const { session, requests, emitted } = start({}, [{ body: { token: 'new', user: an } }]);

    session.send({ type: 'sign in', credentials });
    await waitFor(session, isSignedIn);

    expect(requests).toEqual([['/api/users/login', null, credentials]]);
    expect(kept()).toEqual({ accessToken: 'new', user: JSON.stringify(an) });
    expect(emitted).toEqual([{ type: 'navigate', to: { page: 'home' }, replace: true }]);
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

describe('signing out', () => {
  it('forgets token and user at once and notifies the server with the former token', async () => {
    const stored = { accessToken: 'token', user: JSON.stringify(an), theme: 'dark', lng: 'vi' };
    const { session, requests } = start(stored, [{ body: {} }]);

    session.send({ type: 'sign out' });
    expect(kept()).toEqual({ theme: 'dark', lng: 'vi' });
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));

    expect(requests).toEqual([['/api/users/logout', 'Bearer token', null]]);
  });
});

describe('a lock', () => {
  const stored = { accessToken: 'token', user: JSON.stringify(an) };
  const path = '/technical/VNM';

  it('is remembered by this tab alone for as long as it stands, and takes nothing of the session', async () => {
    const { session, requests, emitted } = start(stored, [
      { status: 401, body: {} },
      { body: { token: 'new', user: an } },
    ]);
    const seen: unknown[] = [];
    const look = () => seen.push([{ ...sessionStorage }, localStorage.getItem('accessToken')]);

    session.send({ type: 'lock', path });
    look();
    for (const password of ['wrong', 'Nhip@2026']) {
      session.send({ type: 'unlock', password });
      await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
      look();
    }

    expect(seen).toEqual([
      [{ locked: path }, 'token'],
      [{ locked: path }, 'token'],
      [{}, 'new'],
    ]);
    expect(requests).toEqual(
      ['wrong', 'Nhip@2026'].map((password) => [
        '/api/users/login',
        null,
        { email: 'an@nhip.example', password },
      ]),
    );
    expect(emitted).toEqual([
      { type: 'navigate', to: { page: 'lock' }, replace: true },
      { type: 'notice', code: 'session.invalidCredential' },
      { type: 'navigate', to: { page: 'interrupted', path }, replace: true },
    ]);
  });

  it('survives a reload', () => {
    sessionStorage.setItem('locked', path);

    const { session } = start(stored);

    expect([isLocked(session.getSnapshot()), isSignedIn(session.getSnapshot())]).toEqual([true, false]);
  });

  it('does not outlive its session', () => {
    sessionStorage.setItem('locked', path);

    const { session } = start({});

    expect([isLocked(session.getSnapshot()), { ...sessionStorage }]).toEqual([false, {}]);
  });

  it('goes with the session that another tab ends, and stays when it unlocks its own', () => {
    sessionStorage.setItem('locked', path);
    const { session } = start(stored);

    otherTab(() => localStorage.setItem('accessToken', 'new'), 'accessToken');
    const after = [isLocked(session.getSnapshot()), session.getSnapshot().context.session?.token];
    otherTab(() => localStorage.clear(), null);

    expect(after).toEqual([true, 'new']);
    expect([isLocked(session.getSnapshot()), { ...sessionStorage }]).toEqual([false, {}]);
  });
});

describe('another tab', () => {
  it('is followed out and in, and what it wrote is not written again', () => {
    const { session, emitted } = start({ accessToken: 'token', user: JSON.stringify(an) });

    otherTab(() => localStorage.clear(), null);
    const left = isSignedIn(session.getSnapshot());
    const written = vi.spyOn(Storage.prototype, 'setItem');
    otherTab(() => localStorage.setItem('accessToken', 'theirs'), 'accessToken');
    const keys = written.mock.calls.map(([key]) => key);
    written.mockRestore();

    expect([left, isSignedIn(session.getSnapshot())]).toEqual([false, true]);
    expect(emitted.map((event) => 'to' in event && event.to)).toEqual([{ page: 'about' }, { page: 'home' }]);
    expect(keys).toEqual(['accessToken']);
  });
});
