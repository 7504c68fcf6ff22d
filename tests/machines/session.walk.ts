import { sessionMachine } from '../../machines/session.machine';
import type { Session, User } from '../../machines/user';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof sessionMachine, Session>;

export const an: User = {
  id: 1,
  firstName: 'An',
  lastName: 'Nguyễn',
  userName: 'an',
  email: 'an@nhip.example',
  imgUrl: null,
  isAdmin: false,
  membership: 'Pro',
  refCode: null,
  record: { id: 1, firstName: 'An', zipcode: '700000' },
};
export const binh: User = { ...an, id: 2, firstName: 'Bình', userName: 'binh', record: { id: 2 } };

export const ours: Session = { token: 'ours', user: an };
export const ourNew: Session = { token: 'our new', user: an };
export const theirs: Session = { token: 'theirs', user: binh };
export const renamed: Session = { token: 'ours', user: { ...an, lastName: 'Trần' } };
export const credentials = { email: 'an@nhip.example', password: 'Nhip@2026' };

function stored(session: Session | null, isLocked = false, isExpired = false) {
  return { type: 'stored session changed', session, isLocked, isExpired } as const;
}

/** A load that the API, or the feed, refuses, which carried the token of the session `token`, or none. */
export function refused(
  load: string,
  status: number,
  { token = 'ours', withToken = true, isOfFeed = false, isSave = false } = {},
) {
  return { type: 'load refused', load, status, token, withToken, isOfFeed, isSave } as const;
}

export const steps = {
  'sign in': { type: 'sign in', credentials },
  'sign out': { type: 'sign out' },
  'page opened': { type: 'page opened', path: '/technical/VNM?tab=1' },
  'another page opened': { type: 'page opened', path: '/whale' },
  lock: { type: 'lock' },
  unlock: { type: 'unlock', password: credentials.password },
  'load refused: signals, 401': refused('signals', 401),
  'load refused: signals, 401, an old session': refused('signals', 401, { token: 'old' }),
  'load refused: signals, 401, without the token': refused('signals', 401, { withToken: false }),
  'load refused by the feed: candles, 401': refused('candles', 401, { isOfFeed: true }),
  'load refused by the feed: candles, 401, an old session': refused('candles', 401, {
    isOfFeed: true,
    token: 'old',
  }),
  'load refused by the feed: candles, 401, without the token': refused('candles', 401, {
    isOfFeed: true,
    withToken: false,
  }),
  'load refused by the feed: candles, 403': refused('candles', 403, { isOfFeed: true }),
  'save refused: changeDesk, 401': refused('changeDesk', 401, { isSave: true }),
  'save refused: changeDesk, 401, without the token': refused('changeDesk', 401, {
    isSave: true,
    withToken: false,
  }),
  'load refused: signals, 422': refused('signals', 422),
  'load refused: watchlists, 422': refused('watchlists', 422),
  'load refused: watchlists, 403': refused('watchlists', 403),
  'load refused: users, 403': refused('users', 403),
  'load refused: users, 403, an old session': refused('users', 403, { token: 'old' }),
  'token renewed': { type: 'token renewed', oldToken: 'ours', token: 'our new' },
  'token renewed: an old one': { type: 'token renewed', oldToken: 'old', token: 'older' },
  'token over': { type: 'token over', token: 'ours' },
  'token over: an old one': { type: 'token over', token: 'old' },
  'user changed': { type: 'user changed', user: renamed.user },
  'user changed: another person': { type: 'user changed', user: binh },
  'stored session changed: none': stored(null),
  'stored session changed: none, expired': stored(null, false, true),
  'stored session changed: ours': stored(ours),
  'stored session changed: our profile': stored(renamed),
  'stored session changed: ours again': stored(ourNew),
  'stored session changed: another person': stored(theirs),
  'stored session changed: another person, our token': stored({ token: 'ours', user: binh }),
  'stored session changed: ours, locked': stored(ours, true),
  'stored session changed: ours again, locked': stored(ourNew, true),
  'stored session changed: another person, locked': stored(theirs, true),
  'the server accepts': { response: ours },
  'the server accepts again': { response: ourNew },
  'the server refuses the credentials': { failure: { status: 401, message: 'Sai mật khẩu' } },
  'the server fails with a message': { failure: new Error('Máy chủ bận') },
  'the server fails without a message': { failure: new Error('') },
  'the server fails without an error': { failure: undefined },
  '4,999 ms pass': { wait: 4_999 },
  '5,000 ms pass': { wait: 5_000 },
} as const satisfies Record<string, Step>;

const signIn = [steps['sign in'], steps['the server accepts']] as const;

const onPage = [...signIn, steps['page opened']] as const;

const situations = {
  signedIn: signIn,
  'signedIn on a page': onPage,
  'signedIn with a token that is over': [...onPage, steps['token over']],
  locked: [...onPage, steps.lock],
  'locked without a page': [...signIn, steps.lock],
  unlocking: [...onPage, steps.lock, steps.unlock],
  signingOut: [...onPage, steps['sign out']],
  'signedIn after expiry': [...onPage, steps['load refused: signals, 401'], ...signIn],
  signingIn: [steps['sign in']],
  'signingIn after expiry': [...onPage, steps['load refused: signals, 401'], steps['sign in']],
  signedOut: [],
  'signedOut after expiry': [...onPage, steps['load refused: signals, 401']],
} as const satisfies Record<string, readonly Step[]>;

/** The page that An had opened last. */
export const lastPage = { person: an.id, path: '/technical/VNM?tab=1' };

export const { machine, cases, start } = walkOf<typeof sessionMachine, Session>(sessionMachine, {
  situations,
  steps,
  input: { stored: null },
  requests: {
    signIn: (input: object) => ({ signIn: input }),
    signOut: (input: object) => ({ signOut: input }),
  },
  starts: {
    restored: { stored: ours },
    'restored on a page': { stored: ours, lastPage },
    'restored locked': { stored: ours, lastPage, isLocked: true },
    'restored for another person': { stored: theirs, lastPage },
    'restored after expiry': { stored: null, lastPage },
    'restored locked without a session': { stored: null, isLocked: true },
  },
});
