import fc from 'fast-check';
import { createActor, type StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Destination, Navigation } from '../../machines/navigation';
import type { Notice, NoticeCode } from '../../machines/notice';
import { isAdmin, isLocked, isSignedIn, sessionMachine } from '../../machines/session.machine';
import type { SessionContext } from '../../machines/session.setup';
import type { Session } from '../../machines/user';
import * as walk from './session.walk';
import { stateName } from '../support/machines/chart';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { randomRuns, violations } from '../support/machines/cases';
import type { Observation } from '../support/machines/harness';

const { an, binh, credentials, ours, ourNew, renamed, steps, theirs } = walk;
const behindOurToken = { token: 'ours', user: binh };
const page = '/technical/VNM?tab=1';

const goTo = (page: 'home' | 'about' | 'login' | 'lock') => instead({ page });
const signingIn = { value: 'signingIn', tags: ['busy'], requests: [{ signIn: credentials }] };
const goBack = instead({ page: 'interrupted', path: page });

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
const left = { ...out, emitted: [goTo('about')] };
const leftUnreported = (detail?: string) => ({
  ...out,
  emitted: [goTo('about'), notice('session.signOutFailed', detail)],
});

/** How whoever is signed in leaves, locked or not. */
const leavings = {
  'sign out': {
    value: 'signingOut',
    tags: ['busy'],
    context: leaving,
    requests: [{ signOut: { token: 'ours' } }],
  },
  'stored session changed: none': left,
  'stored session changed: another person': follow(theirs),
  'stored session changed: another person, our token': follow(behindOurToken),
};

/** What another tab makes of the person who is locked out here does not let them in. */
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
      ...leavings,
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
      ...leavings,
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
      ...leavings,
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
      'stored session changed: none': left,
      'the server accepts': left,
      'the server accepts anew': left,
      'the server refuses the credentials': leftUnreported('Sai mật khẩu'),
      'the server fails with a message': leftUnreported('Máy chủ bận'),
      'the server fails without a message': leftUnreported(),
      'the server fails without an error': leftUnreported(),
      '5,000 ms pass': leftUnreported(),
    },
  },
};

describe('a session', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(walk.cases(), { ...restored, ...expectedOf(table, steps) })).toEqual([]);
  });

  it('tells of an expiry once, however many loads come back with 401', async () => {
    const harness = walk.provideSession()(ours);

    for (let load = 0; load < 5; load++) await harness.run(steps['session ended']);

    expect(harness.observe().emitted).toEqual(expiry);
  });

  it('is not ended by a late 401 of the session before it', async () => {
    const harness = walk.provideSession()(theirs);

    await harness.run(steps['session ended']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs }, emitted: [] });
  });

  it('leads back to the interrupted page after a mistyped password, and to the home page the next time', async () => {
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

  it('follows another tab even while the server is asked, and drops the late answer', async () => {
    const harness = walk.provideSession()();

    await harness.run(steps['sign in']);
    await harness.run(steps['stored session changed: another person']);
    await harness.run(steps['the server accepts']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs } });
  });

  it('has let go of private data before a hanging server is given up', async () => {
    const harness = walk.provideSession()(ours);

    await harness.run(steps['sign out']);
    expect(harness.observe().context).toEqual(leaving);

    await harness.run(steps['5,000 ms pass']);
    await harness.run(steps['the server accepts']);
    expect(harness.observe()).toEqual({
      ...out,
      context: initial,
      emitted: leftUnreported().emitted,
      requests: [],
    });
  });

  it('reports it when the app did not provide the server', async () => {
    const session = createActor(sessionMachine, { input: { stored: null } });
    const told = new Promise((resolve) => session.on('notice', resolve));

    session.start().send(steps['sign in']);

    expect(await told).toEqual(notice('session.signInFailed', 'Actor "signIn" was not provided'));
  });

  it('has already changed when it tells where to go', () => {
    const session = createActor(sessionMachine, { input: { stored: ours } });
    const found: unknown[] = [];
    session.on('navigate', () => found.push(session.getSnapshot().value));

    session.start().send(steps['stored session changed: none']);

    expect(found).toEqual(['signedOut']);
  });

  it.each(['/', '/technical/VNM', '/news?tag=1#top'])('remembers %s to lead back to', (path) => {
    expect(interruptedAt(path)).toBe(path);
  });

  it.each(['', 'technical', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])(
    'does not remember %j, which leads out of the app',
    (path) => {
      expect(interruptedAt(path)).toBeNull();
    },
  );

  it('is nobody’s while it is locked, except for the lock', () => {
    const input = { stored: { ...ours, user: { ...an, isAdmin: true } }, lockedFrom: page };
    const snapshot = createActor(sessionMachine, { input }).getSnapshot();

    expect([isSignedIn(snapshot), isAdmin(snapshot), isLocked(snapshot)]).toEqual([false, false, true]);
  });

  it('says who is signed in and who is an admin, by nothing but true', () => {
    const asked = [null, ours, { ...ours, user: { ...an, isAdmin: true } }].map((stored) => {
      const snapshot = createActor(sessionMachine, { input: { stored } }).getSnapshot();
      return [isSignedIn(snapshot), isAdmin(snapshot)];
    });

    expect(asked).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('keeps its invariants in random runs', async () => {
    const begin = walk.provideSession();
    const anyStep = fc.constantFrom(...Object.values(steps));
    const anyStored = fc.constantFrom(null, ours, theirs);
    const anyLock = fc.constantFrom(null, page);

    const anyWay = fc.array(anyStep, { maxLength: 12 });
    const promise = fc.asyncProperty(anyStored, anyLock, anyWay, async (stored, lockedFrom, way) => {
      const harness = begin(stored, lockedFrom);
      const unkept: string[] = [];
      for (const step of way) {
        const before = harness.observe();
        await harness.run(step);
        unkept.push(...violatedInvariants(before, harness.observe()));
      }
      expect(unkept).toEqual([]);
    });

    await fc.assert(promise, randomRuns);
  });
});

function interruptedAt(path: string) {
  const session = createActor(sessionMachine, { input: { stored: ours } }).start();
  session.send({ type: 'session ended', token: 'ours', path });
  return session.getSnapshot().context.interrupted;
}

function instead(to: Destination): Navigation {
  return { type: 'navigate', to, replace: true };
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
