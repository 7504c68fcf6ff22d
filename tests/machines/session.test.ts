// @module-tag P9
import { isDeepStrictEqual } from 'node:util';
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
import { tried } from '../support/tried';

const { an, binh, credentials, lastPage, ours, ourNew, renamed, steps, theirs } = walk;
const whale = { person: an.id, path: '/whale' };
const behindOurToken = { token: 'ours', user: binh };

const hasSignedIn = { type: 'signed in' } as const;
const goTo = (page: 'home' | 'about' | 'login' | 'lock') => replaceWith({ page });
const signingIn = { value: 'signingIn', tags: ['busy'], requests: [{ signIn: credentials }] };
const goBack = replaceWith({ page: 'interrupted', path: lastPage.path });

const initial = {
  session: null,
  lastPage: null,
  isLocked: false,
  isExpired: false,
  checked: null,
  revoking: null,
};
const interrupted = { ...initial, lastPage, isExpired: true };
const leaving = { ...initial, revoking: 'ours' };

const out = { value: 'signedOut', tags: [], context: { session: null, isLocked: false, revoking: null } };
const open = { signedIn: 'open' };
const inAs = (session: Session) => ({
  value: open,
  tags: [],
  context: { session, isLocked: false, isExpired: false },
});
const follow = (session: Session) => ({
  ...inAs(session),
  context: { ...initial, session },
  emitted: [hasSignedIn, goTo('home')],
});
const back = (session: Session) => ({
  ...inAs(session),
  context: { ...initial, session, lastPage },
  emitted: [hasSignedIn, goBack],
});
/** After an unlock, of which a public page takes no notice where it was another tab's. */
const unlockedHere = (session: Session) => ({ ...back(session), emitted: [goBack] });
const unlockedElsewhere = (session: Session) => ({
  ...back(session),
  emitted: [{ ...goBack, from: 'lock' }],
});
const unlockedElsewhereWithoutPage = (session: Session) => ({
  ...follow(session),
  emitted: [{ ...goTo('home'), from: 'lock' }],
});
const lockedAs = (session: Session, page: typeof lastPage | null = null) => ({
  value: { signedIn: 'locked' },
  tags: ['locked'],
  context: { ...initial, session, isLocked: true, lastPage: page },
});
const lock = (...as: Parameters<typeof lockedAs>) => ({ ...lockedAs(...as), emitted: [goTo('lock')] });
/** The router leads from a member's page to the lock; a public page stays open. */
const lockedElsewhere = lockedAs;
const locked = lockedAs(ours, lastPage);
const unlocking = { ...locked, value: { signedIn: 'unlocking' }, tags: ['locked', 'busy'] };
const signInRequest = [{ signIn: credentials }];

const othersSignIn = {
  'stored session changed: ours again': follow(ourNew),
  'stored session changed: ours again, locked': lockedElsewhere(ourNew),
  'stored session changed: another person': follow(theirs),
  'stored session changed: another person, locked': lockedElsewhere(theirs),
};
const anyoneSignsIn = {
  ...othersSignIn,
  'stored session changed: ours': follow(ours),
  'stored session changed: ours, locked': lockedElsewhere(ours),
  'stored session changed: our profile': follow(renamed),
  'stored session changed: another person, our token': follow(behindOurToken),
};
/** The interrupted person is back at the last page, another one is not. */
const anyoneSignsInAfterExpiry = {
  ...anyoneSignsIn,
  'stored session changed: ours': back(ours),
  'stored session changed: ours, locked': lockedElsewhere(ours, lastPage),
  'stored session changed: ours again': back(ourNew),
  'stored session changed: ours again, locked': lockedElsewhere(ourNew, lastPage),
  'stored session changed: our profile': back(renamed),
};
const refusedTo = (state: object, wrong: Notice, failed: NoticeCode) => ({
  'the server refuses the credentials': { ...state, emitted: [wrong] },
  'the server fails with a message': { ...state, emitted: [notice(failed, 'Máy chủ bận')] },
  'the server fails without a message': { ...state, emitted: [notice(failed)] },
  'the server fails without an error': { ...state, emitted: [notice(failed)] },
});
const refusals = refusedTo(out, notice('session.invalidCredential'), 'session.signInFailed');
const expiry = [notice('session.expired'), goTo('login')];
const ended = { session: null, isLocked: false, isExpired: true };
const leftAlready = { ...out, context: initial };
const failedSignOut = (detail?: string) => ({
  ...leftAlready,
  emitted: [notice('session.signOutFailed', detail)],
});

const hasDoubt = { type: 'check session' } as const;
const check = { context: { checked: 'ours' }, emitted: [hasDoubt] };

/** The refused loads of which an open session takes notice: those that end it, a feed's, and one for admins. */
const refusalsAt = (context: object) => ({
  'load refused: signals, 401': { value: 'signedOut', context, emitted: expiry },
  'load refused: watchlists, 422': { value: 'signedOut', context, emitted: expiry },
  'load refused by the feed: candles, 401': check,
  'save refused: changeDesk, 401': check,
  'token over': check,
  'load refused: users, 403': { emitted: [goTo('about')] },
});

/** The ways to sign out, locked or not. */
const signOuts = {
  'sign out': {
    value: 'signingOut',
    tags: [],
    context: leaving,
    emitted: [goTo('about')],
    requests: [{ signOut: { token: 'ours' } }],
  },
  'token renewed': { context: { session: ourNew } },
  'stored session changed: none': leftAlready,
  'stored session changed: none, expired': { value: 'signedOut', tags: [], context: ended, emitted: expiry },
  'stored session changed: another person': follow(theirs),
  'stored session changed: another person, locked': lockedElsewhere(theirs),
  'stored session changed: another person, our token': follow(behindOurToken),
};

/** A changed user or token does not unlock, another tab's unlock does. */
const whileLocked = {
  ...signOuts,
  'user changed': { context: { session: renamed } },
  'stored session changed: ours again, locked': { context: { session: ourNew } },
  'stored session changed: ours': unlockedElsewhere(ours),
  'stored session changed: our profile': unlockedElsewhere(renamed),
  'stored session changed: ours again': unlockedElsewhere(ourNew),
};

const asItIs = { emitted: [], requests: [] };
const restored = {
  restored: { ...inAs(ours), context: { ...initial, session: ours }, ...asItIs },
  'restored on a page': { ...inAs(ours), context: { ...initial, session: ours, lastPage }, ...asItIs },
  'restored locked': { ...locked, ...asItIs },
  'restored for another person': { ...inAs(theirs), context: { ...initial, session: theirs }, ...asItIs },
  'restored after expiry': { ...out, context: { ...initial, lastPage }, ...asItIs },
  'restored locked without a session': { ...out, context: initial, ...asItIs },
};

/** A signed-in person on a member page. */
const onAPage = {
  ...signOuts,
  'another page opened': { context: { lastPage: whale } },
  lock: lock(ours, lastPage),
  'user changed': inAs(renamed),
  ...refusalsAt(interrupted),
  'stored session changed: our profile': inAs(renamed),
  'stored session changed: ours again': inAs(ourNew),
  'stored session changed: ours, locked': lockedElsewhere(ours, lastPage),
  'stored session changed: ours again, locked': lockedElsewhere(ourNew, lastPage),
};

/** The same once the session was checked, which happens once. */
const onceChecked = (steps: Table[string]['steps']) => {
  const others = Object.entries(steps).filter(([, { emitted }]) => !emitted?.includes(hasDoubt));
  return Object.fromEntries(
    others.map(([name, { context, ...step }]) => [
      name,
      {
        ...step,
        ...(context && { context: { ...context, ...('checked' in context && { checked: 'ours' }) } }),
      },
    ]),
  );
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
      emitted: [hasSignedIn, goTo('home'), ...expiry],
      requests: signInRequest,
    },
    steps: { 'sign in': signingIn, ...anyoneSignsInAfterExpiry },
  },
  signingIn: {
    start: { ...signingIn, context: initial },
    steps: {
      ...anyoneSignsIn,
      ...refusals,
      'the server accepts': follow(ours),
      'the server accepts again': follow(ourNew),
    },
  },
  'signingIn after expiry': {
    start: {
      ...signingIn,
      context: interrupted,
      emitted: [hasSignedIn, goTo('home'), ...expiry],
      requests: [...signInRequest, ...signInRequest],
    },
    steps: {
      ...anyoneSignsInAfterExpiry,
      ...refusals,
      'the server accepts': back(ours),
      'the server accepts again': back(ourNew),
    },
  },
  signedIn: {
    start: { ...follow(ours), requests: signInRequest },
    steps: {
      ...signOuts,
      'page opened': { context: { lastPage } },
      'another page opened': { context: { lastPage: whale } },
      lock: lock(ours),
      'user changed': inAs(renamed),
      ...refusalsAt(ended),
      'stored session changed: our profile': inAs(renamed),
      'stored session changed: ours again': inAs(ourNew),
      'stored session changed: ours, locked': lockedElsewhere(ours),
      'stored session changed: ours again, locked': lockedElsewhere(ourNew),
    },
  },
  'signedIn on a page': {
    start: {
      ...inAs(ours),
      context: { ...initial, session: ours, lastPage },
      emitted: [hasSignedIn, goTo('home')],
      requests: signInRequest,
    },
    steps: onAPage,
  },
  'signedIn after expiry': {
    start: {
      ...inAs(ours),
      context: { ...initial, session: ours, lastPage },
      emitted: [hasSignedIn, goTo('home'), ...expiry, hasSignedIn, goBack],
      requests: [...signInRequest, ...signInRequest],
    },
    steps: onAPage,
  },
  'signedIn with a token that is over': {
    start: {
      ...inAs(ours),
      context: { ...initial, session: ours, lastPage, checked: 'ours' },
      emitted: [hasSignedIn, goTo('home'), hasDoubt],
      requests: signInRequest,
    },
    steps: { ...onceChecked(onAPage), 'token over': { emitted: [hasDoubt] } },
  },
  locked: {
    start: { ...locked, emitted: [hasSignedIn, goTo('home'), goTo('lock')], requests: signInRequest },
    steps: {
      ...whileLocked,
      'another page opened': { context: { lastPage: whale } },
      unlock: { ...unlocking, requests: signInRequest },
    },
  },
  'locked without a page': {
    start: { ...lockedAs(ours), emitted: [hasSignedIn, goTo('home'), goTo('lock')], requests: signInRequest },
    steps: {
      ...whileLocked,
      'stored session changed: ours': unlockedElsewhereWithoutPage(ours),
      'stored session changed: our profile': unlockedElsewhereWithoutPage(renamed),
      'stored session changed: ours again': unlockedElsewhereWithoutPage(ourNew),
      'page opened': { context: { lastPage } },
      'another page opened': { context: { lastPage: whale } },
      unlock: { value: unlocking.value, tags: unlocking.tags, requests: signInRequest },
    },
  },
  unlocking: {
    start: {
      ...unlocking,
      emitted: [hasSignedIn, goTo('home'), goTo('lock')],
      requests: [...signInRequest, ...signInRequest],
    },
    steps: {
      ...whileLocked,
      ...refusedTo(locked, notice('session.wrongPassword', 'Sai mật khẩu'), 'session.unlockFailed'),
      'the server accepts': unlockedHere(ours),
      'the server accepts again': unlockedHere(ourNew),
    },
  },
  signingOut: {
    start: {
      context: leaving,
      emitted: [hasSignedIn, goTo('home'), goTo('about')],
      requests: [...signInRequest, { signOut: { token: 'ours' } }],
    },
    steps: {
      ...othersSignIn,
      'sign in': { ...signingIn, context: { revoking: null } },
      'the server accepts': leftAlready,
      'the server accepts again': leftAlready,
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
    const harness = walk.start({ stored: ours });

    for (let load = 0; load < 5; load++) await harness.run(steps['load refused: signals, 401']);

    expect(harness.observe().emitted).toEqual(expiry);
  });

  it('ends by a 401 to its token or a 422 of the watchlists, and leaves for a 403 of a load for admins', async () => {
    const admins = ['users', 'subscriptionTiers', 'userSubscriptions', 'adminSignals'];
    const loads = ['watchlists', 'signals', ...admins];
    const led: { status: number; load: string; withToken: boolean; to: unknown }[] = [];
    for (const status of [400, 401, 403, 404, 409, 422, 429]) {
      for (const load of loads) {
        for (const withToken of [true, false]) {
          for (const token of ['ours', 'old']) {
            const harness = walk.start({ stored: ours });
            await harness.run(walk.refused(load, status, { token, withToken }));
            const { value, emitted } = harness.observe();
            if (isDeepStrictEqual(value, open) && emitted.length === 0) continue;
            expect(token).toBe('ours');
            led.push({ status, load, withToken, to: emitted });
          }
        }
      }
    }

    expect(led).toEqual([
      ...loads.map((load) => ({ status: 401, load, withToken: true, to: expiry })),
      ...admins.flatMap((load) =>
        [true, false].map((withToken) => ({ status: 403, load, withToken, to: [goTo('about')] })),
      ),
      { status: 422, load: 'watchlists', withToken: true, to: expiry },
    ]);
  });

  it('is not ended by a feed, whose first 401 to its token has it checked, and no other refusal anything', async () => {
    const checked: unknown[] = [];
    for (const status of [400, 401, 403, 404, 422, 429]) {
      for (const load of ['watchlists', 'candles', 'users']) {
        for (const withToken of [true, false]) {
          const harness = walk.start({ stored: ours });
          const refusal = walk.refused(load, status, { withToken, isOfFeed: true });
          for (let time = 0; time < 3; time++) await harness.run(refusal);
          const { value, emitted } = harness.observe();
          expect(value).toEqual(open);
          if (emitted.length > 0) checked.push({ status, load, withToken, emitted });
        }
      }
    }

    expect(checked).toEqual(
      ['watchlists', 'candles', 'users'].map((load) => ({
        status: 401,
        load,
        withToken: true,
        emitted: [hasDoubt],
      })),
    );
  });

  it('is checked again once another session has followed it', async () => {
    const harness = walk.start({ stored: ours });
    const doubt = steps['load refused by the feed: candles, 401'];

    for (const step of [doubt, steps['stored session changed: ours again']]) await harness.run(step);
    await harness.run(walk.refused('candles', 401, { token: 'our new', isOfFeed: true }));

    const { emitted } = harness.observe();
    expect(emitted.filter(({ type }) => type === hasDoubt.type)).toEqual([hasDoubt, hasDoubt]);
  });

  it('is not ended by a late 401 of the previous session', async () => {
    const harness = walk.start({ stored: theirs });

    await harness.run(steps['load refused: signals, 401']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs }, emitted: [] });
  });

  it('returns to the interrupted page after a mistyped password, and to the home page the next time', async () => {
    const harness = walk.start({ stored: ours });
    const signIn = [steps['sign in'], steps['the server accepts']];

    for (const step of [
      steps['page opened'],
      steps['load refused: signals, 401'],
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
      hasSignedIn,
      goBack,
      hasSignedIn,
      goTo('home'),
    ]);
  });

  it('follows another tab even during a sign-in, and ignores its late response', async () => {
    const harness = walk.start();

    await harness.run(steps['sign in']);
    await harness.run(steps['stored session changed: another person']);
    await harness.run(steps['the server accepts']);

    expect(harness.observe()).toMatchObject({ value: open, context: { session: theirs } });
  });

  it('leaves at once, before the sign-out request times out', async () => {
    const harness = walk.start({ stored: ours });

    await harness.run(steps['sign out']);
    expect(harness.observe()).toMatchObject({ context: leaving, emitted: [goTo('about')] });

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

    session.start().send(steps['sign out']);

    expect(values).toEqual(['signingOut']);
  });

  it('counts as signed out while it is locked', () => {
    const input = { stored: { ...ours, user: { ...an, isAdmin: true } }, isLocked: true };
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
    const anyStep = fc.constantFrom(...Object.values(steps));
    const anyStored = fc.constantFrom(null, ours, theirs);
    const anyTab = fc.constantFrom({}, { isLocked: true }, { lastPage }, { lastPage, isLocked: true });

    const anySteps = fc.array(anyStep, { maxLength: 12 });
    const property = fc.asyncProperty(anyStored, anyTab, anySteps, async (stored, tab, run) => {
      const harness = walk.start({ stored, ...tab });
      const violated: string[] = [];
      for (const step of run) {
        const before = harness.observe();
        await harness.run(step);
        violated.push(...violatedInvariants(before, harness.observe()));
      }
      expect(violated).toEqual([]);
    });

    await fc.assert(property, randomRuns);
    tried(randomRuns.numRuns, 'random walks');
  });
});

function notice(code: NoticeCode, detail?: string): Notice {
  return { type: 'notice', code, ...(detail !== undefined && { detail }) };
}

function isIn(value: StateValue) {
  return stateName(value).startsWith('signedIn');
}

type Observed = Observation<SessionContext, Notice | Navigation | typeof hasSignedIn | typeof hasDoubt>;

function violatedInvariants(before: Observed, { value, tags, context, emitted }: Observed) {
  const { session, lastPage, isLocked, isExpired, revoking } = context;
  const notices = emitted.filter((event) => event.type === 'notice');
  const moves = emitted.filter((event) => event.type === 'navigate');
  const expired = notices.some(({ code }) => code === 'session.expired');
  return violations({
    'a session is stored exactly while signed in': (session !== null) === isIn(value),
    'an expiry is known until the next sign-in': !isExpired || session === null,
    'the lock is stored exactly while locked': isLocked === tags.includes('locked'),
    'unlocking navigates':
      !before.tags.includes('locked') || stateName(value) !== 'signedIn.open' || moves.length === 1,
    'a token to revoke is stored exactly while signing out': (revoking !== null) === (value === 'signingOut'),
    'busy means signing in or unlocking':
      tags.includes('busy') === ['signingIn', 'signedIn.unlocking'].includes(stateName(value)),
    'the last page of a session is its own person’s':
      lastPage === null || session === null || lastPage.person === session.user.id,
    'a step emits one notice at most': notices.length <= 1,
    'a step navigates once at most': moves.length <= 1,
    'every navigation replaces the history entry': moves.every(({ replace }) => replace),
    'a session ends by itself only while somebody is signed in': !expired || isIn(before.value),
    'a sign-in or sign-out navigates, but for one of a locked browser and a sign-out of another tab':
      before.context.session?.user.id === session?.user.id ||
      stateName(value) === 'signedIn.locked' ||
      (stateName(value) === 'signedOut' && !expired) ||
      moves.length === 1,
  });
}
