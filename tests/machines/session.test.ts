import fc from 'fast-check';
import { createActor, type StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Destination, Navigation } from '../../machines/navigation';
import type { Notice, NoticeCode } from '../../machines/notice';
import {
  isAdmin,
  isLocked,
  isSignedIn,
  sessionMachine,
  type Session,
  type SessionContext,
} from '../../machines/session.machine';
import * as walked from './session.walk';
import { nameOf } from '../support/machines/chart';
import { walk, walkOf, type Seen, type Table } from '../support/machines/cases';
import { broken, walks } from '../support/machines/random-runs';

const { an, binh, credentials, ours, ourNew, renamed, steps, theirs } = walked;
const behindOurToken = { token: 'ours', user: binh };
const page = '/technical/VNM?tab=1';

const goTo = (page: 'home' | 'about' | 'login' | 'lock') => instead({ page });
const asking = { value: 'signingIn', tags: ['busy'], asked: [{ signIn: credentials }] };
const goBack = instead({ page: 'interrupted', path: page });

const nobody = { session: null, interrupted: null, lockedFrom: null, revoking: null };
const interrupted = { ...nobody, interrupted: page };
const leaving = { ...nobody, revoking: 'ours' };

const out = { value: 'signedOut', tags: [], context: { session: null, lockedFrom: null, revoking: null } };
const open = { signedIn: 'open' };
const inAs = (session: Session) => ({ value: open, tags: [], context: { ...nobody, session } });
const follow = (session: Session) => ({ ...inAs(session), told: [goTo('home')] });
const unlocked = (session: Session) => ({ ...inAs(session), told: [goBack] });
const locked = {
  value: { signedIn: 'locked' },
  tags: ['locked'],
  context: { ...nobody, session: ours, lockedFrom: page },
};
const unlocking = { ...locked, value: { signedIn: 'unlocking' }, tags: ['locked', 'busy'] };
const asks = [{ signIn: credentials }];

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
  'the server refuses the credentials': { ...state, told: [notice('session.invalidCredential')] },
  'the server fails with words': { ...state, told: [notice('session.signInFailed', 'Máy chủ bận')] },
  'the server fails without words': { ...state, told: [notice('session.signInFailed')] },
  'the server fails without an error': { ...state, told: [notice('session.signInFailed')] },
});
const refusals = refusedTo(out);
const expiry = [notice('session.expired'), goTo('login')];
const left = { ...out, told: [goTo('about')] };
const leftUntold = (detail?: string) => ({
  ...out,
  told: [goTo('about'), notice('session.signOutFailed', detail)],
});

/** How whoever is signed in leaves, locked or not. */
const leavings = {
  'sign out': {
    value: 'signingOut',
    tags: ['busy'],
    context: leaving,
    asked: [{ signOut: { token: 'ours' } }],
  },
  forget: left,
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
  restored: { ...inAs(ours), told: [], asked: [] },
  'restored locked': { ...locked, told: [], asked: [] },
  'restored locked on a foreign path': {
    ...locked,
    context: { ...locked.context, lockedFrom: '/' },
    told: [],
    asked: [],
  },
  'restored locked by somebody who left': { ...out, context: nobody, told: [], asked: [] },
};

const table: Table = {
  signedOut: {
    seen: { context: nobody },
    steps: { 'sign in': asking, ...anyoneSignsIn },
  },
  'signedOut after expiry': {
    seen: {
      value: 'signedOut',
      context: interrupted,
      told: [goTo('home'), ...expiry],
      asked: asking.asked,
    },
    steps: { 'sign in': asking, ...anyoneSignsIn },
  },
  signingIn: {
    seen: { ...asking, context: nobody },
    steps: {
      ...anyoneSignsIn,
      ...refusals,
      'the server accepts': follow(ours),
      'the server accepts anew': follow(ourNew),
    },
  },
  'signingIn after expiry': {
    seen: {
      ...asking,
      context: interrupted,
      told: [goTo('home'), ...expiry],
      asked: [...asking.asked, ...asking.asked],
    },
    steps: {
      ...anyoneSignsIn,
      ...refusals,
      'the server accepts': { ...inAs(ours), told: [goBack] },
      'the server accepts anew': { ...inAs(ourNew), told: [goBack] },
    },
  },
  signedIn: {
    seen: { ...inAs(ours), told: [goTo('home')], asked: asks },
    steps: {
      ...leavings,
      lock: { ...locked, told: [goTo('lock')] },
      'lock on a foreign path': {
        ...locked,
        context: { ...locked.context, lockedFrom: '/' },
        told: [goTo('lock')],
      },
      'user changed': inAs(renamed),
      'session ended': { value: 'signedOut', context: interrupted, told: expiry },
      'session ended on a foreign path': { value: 'signedOut', context: nobody, told: expiry },
      'stored session changed: our profile': inAs(renamed),
      'stored session changed: ours anew': inAs(ourNew),
    },
  },
  locked: {
    seen: { ...locked, told: [goTo('home'), goTo('lock')], asked: asks },
    steps: {
      ...leavings,
      ...renewals,
      unlock: { ...unlocking, asked: asks },
    },
  },
  unlocking: {
    seen: { ...unlocking, told: [goTo('home'), goTo('lock')], asked: [...asks, ...asks] },
    steps: {
      ...leavings,
      ...renewals,
      ...refusedTo(locked),
      'the server accepts': unlocked(ours),
      'the server accepts anew': unlocked(ourNew),
    },
  },
  signingOut: {
    seen: {
      tags: ['busy'],
      context: leaving,
      told: [goTo('home')],
      asked: [...asking.asked, { signOut: { token: 'ours' } }],
    },
    steps: {
      ...othersSignIn,
      'stored session changed: none': left,
      'the server accepts': left,
      'the server accepts anew': left,
      'the server refuses the credentials': leftUntold('Sai mật khẩu'),
      'the server fails with words': leftUntold('Máy chủ bận'),
      'the server fails without words': leftUntold(),
      'the server fails without an error': leftUntold(),
      '5,000 ms pass': leftUntold(),
    },
  },
};

describe('a session', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(walked.sessionCells())).toStrictEqual({ ...restored, ...walkOf(table, steps) });
  });

  it('tells of an expiry once, however many loads come back with 401', async () => {
    const bench = walked.sessionBenches()(ours);

    for (let load = 0; load < 5; load++) await bench.take(steps['session ended']);

    expect(bench.look().told).toEqual(expiry);
  });

  it('is not ended by a late 401 of the session before it', async () => {
    const bench = walked.sessionBenches()(theirs);

    await bench.take(steps['session ended']);

    expect(bench.look()).toMatchObject({ value: open, context: { session: theirs }, told: [] });
  });

  it('leads back to the interrupted page after a mistyped password, and to the home page the next time', async () => {
    const bench = walked.sessionBenches()(ours);
    const signIn = [steps['sign in'], steps['the server accepts']];

    for (const step of [
      steps['session ended'],
      steps['sign in'],
      steps['the server refuses the credentials'],
      ...signIn,
      steps.forget,
      ...signIn,
    ]) {
      await bench.take(step);
    }

    expect(bench.look().told).toEqual([
      ...expiry,
      notice('session.invalidCredential'),
      goBack,
      goTo('about'),
      goTo('home'),
    ]);
  });

  it('follows another tab even while the server is asked, and drops the late answer', async () => {
    const bench = walked.sessionBenches()();

    await bench.take(steps['sign in']);
    await bench.take(steps['stored session changed: another person']);
    await bench.take(steps['the server accepts']);

    expect(bench.look()).toMatchObject({ value: open, context: { session: theirs } });
  });

  it('has let go of private data before a hanging server is given up', async () => {
    const bench = walked.sessionBenches()(ours);

    await bench.take(steps['sign out']);
    expect(bench.look().context).toEqual(leaving);

    await bench.take(steps['5,000 ms pass']);
    await bench.take(steps['the server accepts']);
    expect(bench.look()).toEqual({ ...out, context: nobody, told: leftUntold().told, asked: [] });
  });

  it('says so when the app forgot to provide the server', async () => {
    const session = createActor(sessionMachine, { input: { stored: null } });
    const told = new Promise((resolve) => session.on('notice', resolve));

    session.start().send(steps['sign in']);

    expect(await told).toEqual(notice('session.signInFailed', 'Actor "signIn" was not provided'));
  });

  it('has already changed when it tells where to go', () => {
    const session = createActor(sessionMachine, { input: { stored: ours } });
    const found: unknown[] = [];
    session.on('navigate', () => found.push(session.getSnapshot().value));

    session.start().send(steps.forget);

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

  it('keeps its promises on random walks', async () => {
    const begin = walked.sessionBenches();
    const anyStep = fc.constantFrom(...Object.values(steps));
    const anyStored = fc.constantFrom(null, ours, theirs);
    const anyLock = fc.constantFrom(null, page);

    const anyWay = fc.array(anyStep, { maxLength: 12 });
    const promise = fc.asyncProperty(anyStored, anyLock, anyWay, async (stored, lockedFrom, way) => {
      const bench = begin(stored, lockedFrom);
      const unkept: string[] = [];
      for (const step of way) {
        const before = bench.look();
        await bench.take(step);
        unkept.push(...brokenPromises(before, bench.look()));
      }
      expect(unkept).toEqual([]);
    });

    await fc.assert(promise, walks);
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
  return nameOf(value).startsWith('signedIn');
}

function brokenPromises(before: Seen<SessionContext>, { value, tags, context, told }: Seen<SessionContext>) {
  const { session, interrupted, lockedFrom, revoking } = context;
  const notices = told.filter((fact) => fact.type === 'notice');
  const moves = told.filter((fact) => fact.type === 'navigate');
  const expired = notices.some(({ code }) => code === 'session.expired');
  return broken({
    'a session is held exactly while signed in': (session !== null) === isIn(value),
    'where it was locked is remembered exactly while locked':
      (lockedFrom !== null) === tags.includes('locked'),
    'a lock opens only to lead somewhere':
      !before.tags.includes('locked') || nameOf(value) !== 'signedIn.open' || moves.length === 1,
    'a token is held to be revoked exactly while signing out':
      (revoking !== null) === (value === 'signingOut'),
    'busy is signing in, unlocking or signing out':
      tags.includes('busy') === ['signingIn', 'signedIn.unlocking', 'signingOut'].includes(nameOf(value)),
    'an interruption is remembered only until the next sign-in': interrupted === null || !isIn(value),
    'a step raises one notice at most': notices.length <= 1,
    'a step leads to one place at most': moves.length <= 1,
    'every move leaves no way back': moves.every(({ replace }) => replace),
    'a session ends by itself only while it is in use': !expired || nameOf(before.value) === 'signedIn.open',
    'whoever is let in or out is led somewhere':
      before.context.session?.user.id === session?.user.id || value === 'signingOut' || moves.length === 1,
  });
}
