import { RestError } from '../../../rest/errors';
import { barsOf } from './bars';
import { quotesOf, symbolInfo } from './board';
import { partialPulse, partialWhale, pulse, whale } from './market';
import { news, partialNews } from './news';
import { assignments, bots, partialAssignments, partialUsers, plans, users } from './people';
import { partialRuns, partialSignals, partialWatchlists, runs, signals, watchlists } from './signals';

/** The bars of a history that is too short for a record of its signals. */
const FEW_BARS = 200;

/** What is sent to each call: a body, or a function of the address's parameters that returns one or throws. */
export type Answers = Readonly<Record<string, unknown>>;

const notFound = () => {
  throw new RestError('notFound', { status: 404 });
};

const full: Answers = {
  'api/tplus_signals': signals,
  'api/signals': runs,
  'api/watchlists': watchlists,
  'api/market_pulse': pulse,
  'api/whale': whale,
  'api/bots': bots,
  'api/users': users,
  'api/users/101/plans': assignments,
  'api/plans': plans,
  news,
  symbol_info: symbolInfo,
  quotes: (query: URLSearchParams) => quotesOf(query.get('symbols')?.split(',') ?? []),
  symbols: notFound,
  history: (query: URLSearchParams) => barsOf(query.get('symbol') ?? '', Number(query.get('countback'))),
};

/** Rows that lack fields, and a feed with nothing but a short history. */
const partial: Answers = {
  ...full,
  'api/tplus_signals': partialSignals,
  'api/signals': partialRuns,
  'api/watchlists': partialWatchlists,
  'api/market_pulse': partialPulse,
  'api/whale': partialWhale,
  'api/bots': bots.map(({ bot, url, stopWord }) => ({ bot, url, stopWord })),
  'api/users': partialUsers,
  'api/users/101/plans': partialAssignments,
  news: partialNews,
  symbol_info: { symbol: symbolInfo.symbol },
  quotes: notFound,
  history: (query: URLSearchParams) =>
    barsOf(query.get('symbol') ?? '', Math.min(FEW_BARS, Number(query.get('countback')))),
};

const empty: Answers = {
  'api/tplus_signals': [],
  'api/signals': [],
  'api/watchlists': watchlists.map((list) => ({ ...list, symbols: [] })),
  'api/market_pulse': { indices: [], sectors: [] },
  'api/whale': { days: [], symbols: [] },
  'api/bots': [],
  'api/users': [],
  'api/plans': [],
  news: [],
  symbol_info: { symbol: [] },
  quotes: { s: 'ok', d: [] },
  symbols: notFound,
  history: { s: 'no_data' },
};

export const answers = { full, partial, empty };
