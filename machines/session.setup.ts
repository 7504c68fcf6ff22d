import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { errorStatus, failureNotice, unprovided } from './effects';
import { replaceWith, type Navigation } from './navigation';
import type { Notice } from './notice';
import type { Credentials, Session, User } from './user';

type SessionEvent =
  | { type: 'sign in'; credentials: Credentials }
  | { type: 'sign out' }
  | { type: 'page opened'; path: string }
  | { type: 'lock' }
  | { type: 'unlock'; password: string }
  | {
      type: 'load refused';
      token: string;
      load: string;
      status: number;
      withToken: boolean;
      isOfFeed: boolean;
      isSave: boolean;
    }
  | { type: 'token renewed'; oldToken: string; token: string }
  | { type: 'token over'; token: string }
  | { type: 'user changed'; user: User }
  | { type: 'stored session changed'; session: Session | null; isLocked: boolean; isExpired: boolean };

/** Somebody has signed in, here or in another tab. */
type SignedIn = { type: 'signed in' };

/** The token may have ended: the API's watchlists are to be loaded, whose answer decides about the session. */
type CheckSession = { type: 'check session' };

/** The in-app address of the member page that a person has opened last in this tab, its query included. */
export type LastPage = { readonly person: User['id']; readonly path: string };

/** The loads for admins: the server, not the browser, decides who is one. */
const FOR_ADMINS: ReadonlySet<string> = new Set([
  'users',
  'subscriptionTiers',
  'userSubscriptions',
  'adminSignals',
]);

export type SessionInput = { stored: Session | null; isLocked?: boolean; lastPage?: LastPage | null };

export type SessionContext = {
  session: Session | null;
  /** Where an unlock leads to, and the same person's next sign-in after an expiry; null after a sign-out. */
  lastPage: LastPage | null;
  /** Whether the browser is locked, all of its tabs. */
  isLocked: boolean;
  /** Whether the last session ended by itself, in any tab. */
  isExpired: boolean;
  /** The token of the session that was checked, because a feed or a save refused it: once, as some refuse every session. */
  checked: string | null;
  /** The token that the server is being requested to revoke. */
  revoking: string | null;
};

/** The types, effects, guards and actions that the session's chart and its lock share. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as Notice | Navigation | SignedIn | CheckSession,
    tags: {} as 'busy' | 'locked',
  },
  actors: {
    signIn: fromPromise<Session, Credentials>(unprovided('signIn')),
    signOut: fromPromise<void, { token: string }>(unprovided('signOut')),
  },
  delays: { 'sign-out timeout': 5_000 },
  guards: {
    'has a session': ({ context }) => context.session !== null,
    'was locked': ({ context }) => context.isLocked,
    'none is stored': ({ event }) => {
      assertEvent(event, 'stored session changed');
      return event.session === null;
    },
    'an expiry is stored': ({ event }) => {
      assertEvent(event, 'stored session changed');
      return event.session === null && event.isExpired;
    },
    'the same person is stored': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.session !== null && event.session.user.id === context.session?.user.id;
    },
    'it was unlocked elsewhere': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return !event.isLocked && event.session !== null && event.session.user.id === context.session?.user.id;
    },
    'it was locked elsewhere': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.isLocked && event.session !== null && event.session.user.id === context.session?.user.id;
    },
    'another is stored locked': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.isLocked && isAnother(context, event.session);
    },
    'another is stored': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return isAnother(context, event.session);
    },
    /** The API refused what carried this session's token: a 401, or a 422 of the watchlists. */
    'it ends this session': ({ context, event }) => {
      assertEvent(event, 'load refused');
      const { token, load, status, withToken, isOfFeed, isSave } = event;
      const isExpiry = status === 401 || (status === 422 && load === 'watchlists');
      return isExpiry && withToken && !isOfFeed && !isSave && token === context.session?.token;
    },
    /** A feed on the API's origin, or a save, which was sent this session's token, is the first to refuse it. */
    'this session is in doubt': ({ context, event }) => {
      assertEvent(event, 'load refused');
      const { token, status, withToken, isOfFeed, isSave } = event;
      const isDoubt = (isOfFeed || isSave) && status === 401 && withToken;
      return isDoubt && token === context.session?.token && token !== context.checked;
    },
    'it is for admins alone': ({ context, event }) => {
      assertEvent(event, 'load refused');
      const { token, load, status, isOfFeed } = event;
      return status === 403 && !isOfFeed && FOR_ADMINS.has(load) && token === context.session?.token;
    },
    'is this token': ({ context }, { token }: { token: string }) => token === context.session?.token,
    'is this person': ({ context }, { id }: { id: User['id'] }) => id === context.session?.user.id,
  },
  actions: {
    adopt: assign(({ context }, { session }: { session: Session }) => adopted(context, session)),
    'adopt the stored session': assign(({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.session === null ? {} : adopted(context, event.session);
    }),
    'store the last page': assign(({ context, event }) => {
      assertEvent(event, 'page opened');
      return { lastPage: context.session && { person: context.session.user.id, path: event.path } };
    }),
    'forget the last page': assign({ lastPage: null }),
    expire: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isExpired: true });
      enqueue.emit({ type: 'notice', code: 'session.expired' });
      enqueue.emit(replaceWith({ page: 'login' }));
    }),
    'check the session': enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ checked: context.session?.token ?? null });
      enqueue.emit({ type: 'check session' });
    }),
    'report the failed sign-in': emit((_, { error }: { error: unknown }): Notice =>
      errorStatus(error) === 401
        ? { type: 'notice', code: 'session.invalidCredential' }
        : failureNotice('session.signInFailed', error),
    ),
    'report the failed unlock': emit((_, { error }: { error: unknown }) =>
      failureNotice(errorStatus(error) === 401 ? 'session.wrongPassword' : 'session.unlockFailed', error),
    ),
    'return to the last page': emit(({ context: { lastPage } }) => toLastPage(lastPage)),
    'leave the lock': emit(({ context: { lastPage } }) => ({
      ...toLastPage(lastPage),
      from: 'lock' as const,
    })),
    'report the sign-in': emit({ type: 'signed in' }),
    'go to lock': emit(replaceWith({ page: 'lock' })),
    'go to about': emit(replaceWith({ page: 'about' })),
  },
});

/** Another tab's session, but for the one that is being revoked here. */
function isAnother({ revoking }: SessionContext, stored: Session | null) {
  return stored !== null && stored.token !== revoking;
}

function toLastPage(lastPage: LastPage | null) {
  return replaceWith(lastPage === null ? { page: 'home' } : { page: 'interrupted', path: lastPage.path });
}

/** Another person's last page is nobody's. */
function adopted({ lastPage }: SessionContext, session: Session) {
  return { session, isExpired: false, lastPage: lastPage?.person === session.user.id ? lastPage : null };
}
