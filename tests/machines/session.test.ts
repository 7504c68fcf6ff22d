import fc from 'fast-check';
import { createActor, type StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import { replaceWith, type Navigation } from '../../machines/navigation';
import type { Notice, NoticeCode } from '../../machines/notice';
import { isAdmin, isLocked, isSignedIn, sessionMachine } from '../../machines/session.machine';
import type { SessionContext } from '../../machines/session.setup';
import type { Session } from '../../machines/user';
import { differences, expectedOf, randomRuns, violations, type Table } from '../support/machines/cases';
import { stateName } from '../support/machines/chart';
import type { Observation } from '../support/machines/harness';
import * as walk from './session.walk';

const { an, binh, credentials, ours, ourNew, renamed, steps, theirs } = walk;
const behindOurToken = { token: 'ours', user: binh };
const page = '/technical/VNM?tab=1';

const goTo = (page: 'home' | 'about' | 'login' | 'lock') => replaceWith({ page });
const signingIn = { value: 'signingIn', tags: ['busy'], requests: [{ signIn: credentials }] };
const goBack = replaceWith({ page: 'interrupted', path: page });

const initial = { session: null, interrupted: null, lockedFrom: null, revoking: null };
const interrupted = { ...initial, interrupted: page };
const leaving = { ...initial, revoking: 'ours' };

const out = { value: 'signedOut', tags: [], context: { session: null, lockedFrom: null, revoking: null } };
const open = { signedIn: 'open' };
const inAs = (session: Session) => ({ value: open, tags: [], context: { ...initial, session } });
const follow = (session: Session) => ({ ...inAs(session), emitted: [goTo('home')] });
const unlocked = (session: Session) => ({ ...inAs(session), emitted: [goBack] });
const locked = {
  value: { signedIn: 'locked' },
  tags: ['locked'],
  context: { ...initial, session: ours, lockedFrom: page },
};
const unlocking = { ...locked, value: { signedIn: 'unlocking' }, tags: ['locked', 'busy'] };
const signInRequest = [{ signIn: credentials }];

const othersSignIn = {
  'stored session changed: ours anew': follow(ourNew),
  'stored session changed: another person': follow(theirs),
};
const anyoneSignsIn = {
  ...othersSignIn,
  'stored session changed: our profile': follow(renamed),
  'stored session changed: another person, our token': follow(behindOurToken),
};
const refusedTo = (state: object) => ({
  'the server refuses the credentials': { ...state, emitted: [notice('session.invalidCredential')] },
  'the server fails with a message': { ...state, emitted: [notice('session.signInFailed', 'Máy chủ bận')] },
  'the server fails without a message': { ...state, emitted: [notice('session.signInFailed')] },
  'the server fails without an error': { ...state, emitted: [notice('session.signInFailed')] },
});
const refusals = refusedTo(out);
const expiry = [notice('session.expired'), goTo('login')];
const signedOut = { ...out, emitted: [goTo('about')] };
const failedSignOut = (detail?: string) => ({
  ...out,
  emitted: [goTo('about'), notice('session.signOutFailed', detail)],
});

/** The ways to sign out, locked or not. */
const signOuts = {
  'sign out': {
    value: 'signingOut',
    tags: ['busy'],
    context: leaving,
    requests: [{ signOut: { token: 'ours' } }],
  },
  'stored session changed: none': signedOut,
  'stored session changed: another person': follow(theirs),
  'stored session changed: another person, our token': follow(behindOurToken),
};

/** A changed user or token from another tab does not unlock. */
const renewals = {
  'user changed': { context: { session: renamed } },
  'stored session changed: our profile': { context: { session: renamed } },
  'stored session changed: ours anew': { context: { session: ourNew } },
};

const restored = {
  restored: { ...inAs(ours), emitted: [], requests: [] },
  'restored locked': { ...locked, emitted: [], requests: [] },
  'restored locked on a foreign path': {
    ...locked,
    context: { ...locked.context, lockedFrom: '/' },
    emitted: [],
    requests: [],
  },
  'restored locked without a session': { ...out, context: initial, emitted: [], requests: [] },
};

const table: Table = {
  signedOut: {
    start: { context: initial },
    steps: { 'sign in': signingIn, ...anyoneSignsIn },
  },
  'signedOut after expiry': {
    start: {
      value: 'signedOut',
      context: interrupted,
      emitted: [goTo('home'), ...expiry],
      requests: signingIn.requests,
    },
    steps: { 'sign in': signingIn, ...anyoneSignsIn },
  },
  signingIn: {
    start: { ...signingIn, context: initial },
    steps: {
      ...anyoneSignsIn,
      ...refusals,
      'the server accepts': follow(ours),
      'the server accepts anew': follow(ourNew),
    },
  },
  'signingIn after expiry': {
    start: {
      ...signingIn,
      context: interrupted,
      emitted: [goTo('home'), ...expiry],
      requests: [...signingIn.requests, ...signingIn.requests],
    },
    steps: {
      ...anyoneSignsIn,
      ...refusals,
      'the server accepts': { ...inAs(ours), emitted: [goBack] },
      'the server accepts anew': { ...inAs(ourNew), emitted: [goBack] },
    },
  },
  signedIn: {
    start: { ...inAs(ours), emitted: [goTo('home')], requests: signInRequest },
    steps: {
      ...signOuts,
      lock: { ...locked, emitted: [goTo('lock')] },
      'lock on a foreign path': {
        ...locked,
        context: { ...locked.context, lockedFrom: '/' },
        emitted: [goTo('lock')],
      },
      'user changed': inAs(renamed),
      'session ended': { value: 'signedOut', context: interrupted, emitted: expiry },
      'session ended on a foreign path': { value: 'signedOut', context: initial, emitted: expiry },
      'stored session changed: our profile': inAs(renamed),
      'stored session changed: ours anew': inAs(ourNew),
    },
  },
  locked: {
    start: { ...locked, emitted: [goTo('home'), goTo('lock')], requests: signInRequest },
    steps: {
      ...signOuts,
      ...renewals,
      unlock: { ...unlocking, requests: signInRequest },
    },
  },
  unlocking: {
    start: {
      ...unlocking,
      emitted: [goTo('home'), goTo('lock')],
      requests: [...signInRequest, ...signInRequest],
    },
    steps: {
      ...signOuts,
      ...renewals,
      ...refusedTo(locked),
      'the server accepts': unlocked(ours),
      'the server accepts anew': unlocked(ourNew),
    },
  },
  signingOut: {
    start: {
      tags: ['busy'],
      context: leaving,
      emitted: [goTo('home')],
      requests: [...signingIn.requests, { signOut: { token: 'ours' } }],
    },
    steps: {
      ...othersSignIn,
      'stored session changed: none': signedOut,
      'the server accepts': signedOut,
      'the server accepts anew': signedOut,
      'the server refuses the credentials': failedSignOut('Sai mật khẩu'),
      'the server fails with a message': failedSignOut('Máy chủ bận'),
      'the server fails without a message': failedSignOut(),
      'the server fails without an error': failedSignOut(),
      '5,000 ms pass': failedSignOut(),
    },
  },
};

describe('a session', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(walk.cases(), { ...restored, ...expectedOf(table, steps) })).toEqual([]);
  });

  it('reports an expiry once, however many loads return 401', async () => {
    const harness = walk.provideSession()(ours);

    for (let load = 0; load < 5; load++) await harness.run(steps['session ended']);

    expect(harness.observe().emitted).toEqual(expiry);
  });

  it('is not ended by a late 401 of the previous session', async () => {
    const harness = walk.provideSession()(theirs);

    await harness.run(steps['session ended']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs }, emitted: [] });
  });

  it('returns to the interrupted page after a mistyped password, and to the home page the next time', async () => {
    const harness = walk.provideSession()(ours);
    const signIn = [steps['sign in'], steps['the server accepts']];

    for (const step of [
      steps['session ended'],
      steps['sign in'],
      steps['the server refuses the credentials'],
      ...signIn,
      steps['stored session changed: none'],
      ...signIn,
    ]) {
      await harness.run(step);
    }

    expect(harness.observe().emitted).toEqual([
      ...expiry,
      notice('session.invalidCredential'),
      goBack,
      goTo('about'),
      goTo('home'),
    ]);
  });

  it('follows another tab even during a sign-in, and ignores its late response', async () => {
    const harness = walk.provideSession()();

    await harness.run(steps['sign in']);
    await harness.run(steps['stored session changed: another person']);
    await harness.run(steps['the server accepts']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs } });
  });

  it('drops private data before the sign-out request times out', async () => {
    const harness = walk.provideSession()(ours);

    await harness.run(steps['sign out']);
    expect(harness.observe().context).toEqual(leaving);

    await harness.run(steps['5,000 ms pass']);
    await harness.run(steps['the server accepts']);
    expect(harness.observe()).toEqual({
      ...out,
      context: initial,
      emitted: failedSignOut().emitted,
      requests: [],
    });
  });

  it('reports it when the app did not provide the server', async () => {
    const session = createActor(sessionMachine, { input: { stored: null } });
    const emitted = new Promise((resolve) => session.on('notice', resolve));

    session.start().send(steps['sign in']);

    expect(await emitted).toEqual(notice('session.signInFailed', 'Actor "signIn" was not provided'));
  });

  it('has already changed state when it navigates', () => {
    const session = createActor(sessionMachine, { input: { stored: ours } });
    const values: unknown[] = [];
    session.on('navigate', () => values.push(session.getSnapshot().value));

    session.start().send(steps['stored session changed: none']);

    expect(values).toEqual(['signedOut']);
  });

  it.each(['/', '/technical/VNM', '/news?tag=1#top'])('stores %s to return to', (path) => {
    expect(interruptedAt(path)).toBe(path);
  });

  it.each(['', 'technical', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])(
    'does not store %j, which leads out of the app',
    (path) => {
      expect(interruptedAt(path)).toBeNull();
    },
  );

  it('counts as signed out while it is locked', () => {
    const input = { stored: { ...ours, user: { ...an, isAdmin: true } }, lockedFrom: page };
    const snapshot = createActor(sessionMachine, { input }).getSnapshot();

    expect([isSignedIn(snapshot), isAdmin(snapshot), isLocked(snapshot)]).toEqual([false, false, true]);
  });

  it('has a signed-in person with a session, and an admin only by isAdmin: true', () => {
    const selected = [null, ours, { ...ours, user: { ...an, isAdmin: true } }].map((stored) => {
      const snapshot = createActor(sessionMachine, { input: { stored } }).getSnapshot();
      return [isSignedIn(snapshot), isAdmin(snapshot)];
    });

    expect(selected).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('keeps its invariants in random runs', async () => {
    const start = walk.provideSession();
    const anyStep = fc.constantFrom(...Object.values(steps));
    const anyStored = fc.constantFrom(null, ours, theirs);
    const anyLock = fc.constantFrom(null, page);

    const anySteps = fc.array(anyStep, { maxLength: 12 });
    const property = fc.asyncProperty(anyStored, anyLock, anySteps, async (stored, lockedFrom, run) => {
      const harness = start(stored, lockedFrom);
      const violated: string[] = [];
      for (const step of run) {
        const before = harness.observe();
        await harness.run(step);
        violated.push(...violatedInvariants(before, harness.observe()));
      }
      expect(violated).toEqual([]);
    });

    await fc.assert(property, randomRuns);
  });
});

function interruptedAt(path: string) {
  const session = createActor(sessionMachine, { input: { stored: ours } }).start();
  session.send({ type: 'session ended', token: 'ours', path });
  return session.getSnapshot().context.interrupted;
}

function notice(code: NoticeCode, detail?: string): Notice {
  return { type: 'notice', code, ...(detail !== undefined && { detail }) };
}

function isIn(value: StateValue) {
  return stateName(value).startsWith('signedIn');
}

type Observed = Observation<SessionContext, Notice | Navigation>;

function violatedInvariants(before: Observed, { value, tags, context, emitted }: Observed) {
  const { session, interrupted, lockedFrom, revoking } = context;
  const notices = emitted.filter((event) => event.type === 'notice');
  const moves = emitted.filter((event) => event.type === 'navigate');
  const expired = notices.some(({ code }) => code === 'session.expired');
  return violations({
    'a session is stored exactly while signed in': (session !== null) === isIn(value),
    'the path of the lock is stored exactly while locked': (lockedFrom !== null) === tags.includes('locked'),
    'unlocking navigates':
      !before.tags.includes('locked') || stateName(value) !== 'signedIn.open' || moves.length === 1,
    'a token to revoke is stored exactly while signing out': (revoking !== null) === (value === 'signingOut'),
    'busy means signing in, unlocking or signing out':
      tags.includes('busy') === ['signingIn', 'signedIn.unlocking', 'signingOut'].includes(stateName(value)),
    'an interrupted path is stored only until the next sign-in': interrupted === null || !isIn(value),
    'a step emits one notice at most': notices.length <= 1,
    'a step navigates once at most': moves.length <= 1,
    'every navigation replaces the history entry': moves.every(({ replace }) => replace),
    'a session ends by itself only while it is in use':
      !expired || stateName(before.value) === 'signedIn.open',
    'a sign-in or sign-out navigates':
      before.context.session?.user.id === session?.user.id || value === 'signingOut' || moves.length === 1,
  });
}
