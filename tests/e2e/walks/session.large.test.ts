// @module-tag P9
import type { Route } from 'playwright-core';
import { getInitialSnapshot, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { expect, it } from 'vitest';
import { isLocked, isSignedIn, sessionMachine } from '../../../machines/session.machine';
import type { Destination } from '../../../machines/navigation';
import type { Session, User } from '../../../machines/user';
import { createPage } from '../../support/browser/open-page';
import { noticesOf, openProduct, region, servers } from '../../support/browser/product';
import { next, walkEverywhere, type Action } from '../../support/browser/walk';
import { words } from '../../support/texts';
import { an, binh, PASSWORD } from '../../support/rest-server/people';
import { tried } from '../../support/tried';
import { refusedLoad } from '../../support/machines/refused-load';

type State = {
  session: SnapshotFrom<typeof sessionMachine>;
  path: string;
  /** The password that the server is being requested to accept. */
  password: string;
  /** What the last step was reported with. */
  notices: readonly string[];
};

type Title = Parameters<typeof words>[0];
/** The title of a notice: its code is the key, but of a wrong password, which is why the page could not be unlocked. */
const titleOf = (code: Title) => words(code === 'session.wrongPassword' ? 'session.unlockFailed' : code);

const sessionOf = ({ user: { id }, email }: typeof an): Session => ({
  token: email,
  user: { id, email, isAdmin: false } as unknown as User,
});
const ours = sessionOf(an);
const theirs = sessionOf(binh);
const WRONG = 'wrong';
const actors = {
  in: '0.session.signingIn',
  unlock: '0.session.signedIn.unlocking',
  out: '0.session.signingOut',
};
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  login: '/auth/login',
  lock: '/auth/lock',
};
const addressOf = (to: Destination) => (to.page === 'interrupted' ? to.path : addresses[to.page]!);

/** The state after an event, an actor's by hand: where the machine navigates to, and where the router leads from there. */
function after(before: State, event: AnyEventObject): State {
  const { snapshot: session, emitted } = next(sessionMachine, before.session, event);
  const to = emitted.findLast((fact) => fact.type === 'navigate')?.to;
  const path = routed(session, to ? addressOf(to) : before.path);
  const notices = emitted.flatMap((fact) => (fact.type === 'notice' ? [titleOf(fact.code as Title)] : []));
  return opened({ ...before, session, notices }, path);
}

function routed(session: State['session'], path: string): string {
  if (isLocked(session)) return '/auth/lock';
  if (isSignedIn(session)) return path === '/auth/login' ? '/' : path;
  return path === '/auth/login' ? path : '/about';
}

/** The session hears of each member page. */
function opened(state: State, path: string): State {
  if (!isSignedIn(state.session) || path !== '/') return { ...state, path };
  return {
    ...state,
    session: next(sessionMachine, state.session, { type: 'page opened', path }).snapshot,
    path,
  };
}

const isIn = (value: Parameters<State['session']['matches']>[0]) => (state: State) =>
  state.session.matches(value);
const isOpen = isIn({ signedIn: 'open' });
const isClosed = (state: State) => isLocked(state.session);
const isWaiting = (state: State) => state.session.hasTag('busy');

it('the page is where its session is, whatever the person, the server and another tab do', async () => {
  const { page, server } = await openProduct({ at: '/about', ...servers[1].how });
  const { page: other } = await createPage({ site: server.url, at: '/favicon.svg', context: page.context() });
  const held: Route[] = [];
  await page.route(/\/api\/users\/log(in|out)$/, (route) => void held.push(route));
  const submit = page.locator('form button[type=submit]');

  /** Lets the latest request for a call go on; those before were given up. */
  const respond = (call: string, how: (route: Route) => Promise<void>) => async () => {
    const isAwaited = (route: Route) => route.request().url().endsWith(call);
    await expect.poll(() => held.some(isAwaited)).toBe(true);
    await how(held.splice(0).findLast(isAwaited)!);
  };
  const accept = (route: Route) => route.continue();
  const fail = (route: Route) => route.fulfill({ status: 500, body: '' });
  const menu = (item: string) => async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: item, exact: true }).click();
  };
  const store = (texts: Readonly<Record<string, string | null>>) =>
    other.evaluate((all) => {
      for (const [key, text] of Object.entries(all)) {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      }
    }, texts);

  /** What can be done in some states. */
  const when = (
    isPossible: (state: State) => boolean,
    leads: (state: State) => State,
    perform: (state: State) => Promise<unknown>,
  ): Action<State> => ({
    leads: (state) => (isPossible(state) ? leads({ ...state, notices: [] }) : null),
    async perform(state) {
      for (const close of await page.locator('.notice > button:last-child').all()) await close.click();
      await perform(state);
    },
  });
  const logIn = (password: string) =>
    when(
      (state) => state.session.context.session === null && !isWaiting(state),
      (state) =>
        after({ ...state, password }, { type: 'sign in', credentials: { email: an.email, password } }),
      async () => {
        await page.locator('input[name=email]').fill(an.email);
        await page.locator('input[name=password]').fill(password);
        await submit.click();
      },
    );
  const unlock = (password: string) =>
    when(
      isIn({ signedIn: 'locked' }),
      (state) => after({ ...state, password }, { type: 'unlock', password }),
      async () => {
        await page.locator('input[name=password]').fill(password);
        await submit.click();
      },
    );
  const settled = (kind: 'done' | 'error', result: (state: State) => object) => (state: State) => {
    const actor = isIn('signingIn')(state) ? actors.in : isClosed(state) ? actors.unlock : actors.out;
    return after({ ...state, password: '' }, { type: `xstate.${kind}.actor.${actor}`, ...result(state) });
  };
  const elsewhere = (
    isPossible: (state: State) => boolean,
    stored: (state: State) => { session: Session | null; isLocked?: boolean; isExpired?: boolean },
    texts: () => Readonly<Record<string, string | null>>,
  ) =>
    when(
      isPossible,
      (state) =>
        after(
          { ...state, password: '' },
          {
            type: 'stored session changed',
            ...{ isLocked: false, isExpired: false },
            ...stored(state),
          },
        ),
      () => store(texts()),
    );
  const nobody = { accessToken: null, user: null, locked: null };

  const walked = await walkEverywhere<State>({
    start: {
      session: getInitialSnapshot(sessionMachine, { stored: null }),
      ...{ path: '/about', password: '', notices: [] },
    },
    actions: {
      'log in': logIn(PASSWORD),
      'log in with a wrong password': logIn(WRONG),
      lock: when(isOpen, (state) => after(state, { type: 'lock' }), menu('Lock')),
      unlock: unlock(PASSWORD),
      'unlock with a wrong password': unlock(WRONG),
      'log out': when(isOpen, (state) => after(state, { type: 'sign out' }), menu('Log out')),
      'log out from the lock': when(
        isIn({ signedIn: 'locked' }),
        (state) => after(state, { type: 'sign out' }),
        () => page.getByRole('link', { name: 'Log out' }).click(),
      ),
      'the server accepts': when(
        (state) => isWaiting(state) && state.password === PASSWORD,
        settled('done', ({ session }) => ({ output: session.context.session ?? ours })),
        respond('/login', accept),
      ),
      'the server refuses': when(
        (state) => isWaiting(state) && state.password === WRONG,
        settled('error', () => ({ error: { status: 401 } })),
        respond('/login', accept),
      ),
      'the server fails': when(
        isWaiting,
        settled('error', () => ({ error: null })),
        respond('/login', fail),
      ),
      'the server has logged out': when(
        isIn('signingOut'),
        settled('done', () => ({})),
        respond('/logout', accept),
      ),
      'the server fails to log out': when(
        isIn('signingOut'),
        settled('error', () => ({ error: null })),
        respond('/logout', fail),
      ),
      'a load is refused': when(
        isOpen,
        (state) => after(opened(state, '/'), refusedLoad(state.session.context.session!.token)),
        async () => {
          server.disturb('GET /api/tplus_signals', {
            fault: { status: 401, json: { message: 'Hết hạn.' } },
            once: true,
          });
          await page.goto(server.url);
        },
      ),
      'another tab logs in as Bình': elsewhere(
        ({ session }) => session.context.session?.user.id !== theirs.user.id,
        ({ session: { context } }) => ({
          session: { ...theirs, token: context.revoking === theirs.token ? 'another' : theirs.token },
        }),
        () => ({
          user: JSON.stringify(binh.user),
          accessToken: server.begin(binh).token,
          ...{ locked: null, expired: null },
        }),
      ),
      'another tab logs out': elsewhere(
        isIn('signedIn'),
        () => ({ session: null }),
        () => nobody,
      ),
      'the session ends in another tab': elsewhere(
        isIn('signedIn'),
        () => ({ session: null, isExpired: true }),
        () => ({ expired: 'true', ...nobody }),
      ),
      'another tab locks': elsewhere(
        isOpen,
        ({ session }) => ({ session: session.context.session, isLocked: true }),
        () => ({ locked: 'true' }),
      ),
      'another tab unlocks': elsewhere(
        isClosed,
        ({ session }) => ({ session: session.context.session }),
        () => ({ locked: null }),
      ),
    },
    keyOf: ({ session: { value, context }, path, password }) =>
      JSON.stringify([value, context.session?.user.id, context.lastPage, context.isExpired, path, password]),
    expected: ({ session, path, notices }) => ({
      path,
      hasForm: !isSignedIn(session),
      isBusy: session.hasTag('busy'),
      isStored: session.context.session !== null,
      isLocked: isLocked(session),
      first: path === '/' ? (session.context.session?.user.id === theirs.user.id ? 'SSI' : 'VNM') : null,
      notices,
    }),
    shown: async () => {
      const path = new URL(page.url()).pathname;
      const hasForm = (await page.locator('input[name=password]').count()) > 0;
      const first = region(page, 'Watchlist').locator('tbody tr[data-symbol]').first();
      return {
        path,
        hasForm,
        isBusy: hasForm && (await submit.isDisabled()),
        isStored: await page.evaluate(() => localStorage.getItem('accessToken') !== null),
        isLocked: await page.evaluate(() => localStorage.getItem('locked') === 'true'),
        first: path === '/' && (await first.count()) > 0 ? await first.getAttribute('data-symbol') : null,
        notices: (await noticesOf(page)).map(([title]) => title),
      };
    },
  });

  expect(walked).toEqual({ states: 18, steps: 80 });
  tried(walked.steps, 'steps in the browser');
}, 900_000);
