import { restore, type Account, type Accounts } from './accounts';
import {
  callIn,
  done,
  fieldsOf,
  list,
  ok,
  refuse,
  type ApiResponse,
  type Calls,
  type ApiRequest,
} from './calls';
import { people as twoInvestorsAndAnAdmin, type Person } from './people';
import { subscriptionCalls } from './subscriptions';
import { createPost } from './post';
import { profileCalls } from './profile';
import { recoveryCalls } from './recovery';
import { registerCalls } from './register';
import { runs } from './runs';
import { rowOf, watchlistCalls } from './watchlists';

/** What a bot sent to somebody, and confirms a subscription. */
export const SUBSCRIPTION = { bot: 'telegram', token: 'TOKEN/bot+=' };

export type Data = {
  people?: readonly Person[];
  signals?: readonly Signal[];
  /** False: a correct security code is accepted without a token. */
  codesCarryTokens?: boolean;
};

type Signal = {
  symbol: string;
  price: number | null;
  signal_type: string | undefined;
  updated: string | undefined;
};

/** The calls of the specification's seventh point, as far as a suite makes them, and nothing else. */
export function createApi({
  people = twoInvestorsAndAnAdmin,
  signals: listed = signals,
  codesCarryTokens = true,
}: Data = {}) {
  const accounts: Accounts = new Map();
  const post = createPost();
  const sessions = new Map<string, string>();
  let begun = 0;
  restore(accounts, people);

  const begin = ({ email }: Pick<Person, 'email'>) => {
    const token = `SENTINEL-${++begun}-${email.split('@')[0]}`;
    sessions.set(token, email);
    return { user: accounts.get(email)!.user, token };
  };

  const forAnybody: Calls = {
    'POST api/users/login': (request) => {
      const { email, password } = fieldsOf(request);
      const account = accounts.get(String(email));
      if (account?.password !== String(password)) return refuse(401, 'Email hoặc mật khẩu không đúng.');
      return ok(begin(account));
    },
    ...registerCalls(accounts, post),
    ...recoveryCalls(accounts, post, codesCarryTokens),
    'POST api/signal/subscribe-confirm': (request) => {
      const { bot, token } = fieldsOf(request);
      const isGood = bot === SUBSCRIPTION.bot && token === SUBSCRIPTION.token;
      return isGood ? done : refuse(422, 'Liên kết xác nhận đã hết hạn.');
    },
  };
  const forMembers: Calls<[Account]> = {
    'POST api/users/logout': (request) => {
      sessions.delete(tokenOf(request));
      return { status: 204 };
    },
    ...profileCalls,
    'GET api/tplus_signals': () => list(listed),
    ...watchlistCalls,
  };
  const forAdmins: Calls = { ...subscriptionCalls(accounts), 'GET api/signals': () => list(runs) };

  function respond(request: ApiRequest): ApiResponse {
    const open = callIn(forAnybody, request);
    if (open) return open(request);

    const account = accounts.get(sessions.get(tokenOf(request)) ?? '');
    if (!account) return refuse(401, 'Phiên làm việc đã hết hạn.');
    const call = callIn(forMembers, request);
    if (call) return call(request, account);

    const adminCall = callIn(forAdmins, request);
    if (!adminCall) return refuse(404, 'Not found');
    return account.user['isAdmin'] === true
      ? adminCall(request)
      : refuse(403, 'Bạn không phải quản trị viên.');
  }

  return {
    respond,
    begin,
    /** Everybody's account is as it was. */
    restore: () => restore(accounts, people),
    /** From now on every token is good for nothing. */
    revoke: () => sessions.clear(),
    /** What somebody's lists hold. */
    symbolsOf: ({ email }: Person) => accounts.get(email)!.lists.map(({ symbols }) => [...symbols]),
    plansOf: ({ email }: Person) => accounts.get(email)!.plans,
    /** The newest message to an address whose link was not used yet; null where there is none. */
    messageTo: post.newestTo,
  };
}

function tokenOf({ headers }: ApiRequest) {
  return headers['authorization']?.replace(/^Bearer /, '') ?? '';
}

export const signals: readonly Signal[] = [
  ['HPG', 'buy_break_out', '2026-08-27 14:45:00'],
  ['MBB', 'buy_trend_up', '2026-08-27 14:45:00'],
  ['VNM', 'buy_back_test', '2026-08-27 14:30:00'],
  ['SHS', 'buy_divergence', '2026-08-26 14:45:00'],
  ['KDH', 'buy_trend_up', '2026-08-26 14:45:00'],
  ['FPT', 'buy_break_out', '2026-08-25 14:45:00'],
].map(([symbol = '', signal_type, updated]) => ({
  symbol,
  price: rowOf(symbol).price,
  signal_type,
  updated,
}));
