import { RestError } from '../../../rest/errors';
import { barsOf } from './bars';
import { aboutOf, orderBookOf, partialOrderBookOf, quotesOf, symbolInfo } from './board';
import { dayBarsOf } from './day-bars';
import { company, figures, partialCompany } from './company';
import { desk, emptyDesk, partialDesk } from './desk';
import { bankEvents, events, feedConfig } from './feed';
import { flowOf, partialFlowOf, partialPulse, partialWhale, pulse, whale } from './market';
import { news, partialNews } from './news';
import { bots } from './people';
import { partialPublicPulse, publicPulse } from './public-pulse';
import { partialRuns, partialSignals, partialWatchlists, runs, signals, watchlists } from './signals';
import {
  own,
  partialOwn,
  partialSubscriptions,
  partialUsers,
  subscriptions,
  tiers,
  users,
} from './subscriptions';

/** The bars of a history that is too short for a record of its signals. */
const FEW_BARS = 200;

/** A symbol that the feed of a partial answer has no bars of. */
const WITHOUT_BARS = 'MWG';

/** What is sent to each call: a body, or a function of the address's parameters that returns one or throws. */
export type Answers = Readonly<Record<string, unknown>>;

const notFound = () => {
  throw new RestError('notFound', { status: 404 });
};

function historyOf(query: URLSearchParams, most: number) {
  const symbol = query.get('symbol') ?? '';
  if (query.get('resolution') === '5') return dayBarsOf(symbol);
  return barsOf(symbol, Math.min(most, Number(query.get('countback'))));
}

const full: Answers = {
  'api/tplus_signals': signals,
  'api/signals': runs,
  'api/watchlists': watchlists,
  'api/market_pulse': pulse,
  'api/public_pulse': publicPulse,
  'api/whale': (query: URLSearchParams) => (query.has('symbol') ? flowOf : whale),
  'api/figures': figures,
  'api/company': company,
  'api/bots': bots,
  'api/desk': desk,
  'api/subscription': own,
  'api/users': users,
  'api/users/101/plans': subscriptions,
  'api/plans': tiers,
  news,
  symbol_info: symbolInfo,
  quotes: (query: URLSearchParams) => {
    const symbols = query.get('symbols')?.split(',') ?? [];
    return query.has('depth') ? orderBookOf(symbols) : quotesOf(symbols);
  },
  symbols: (query: URLSearchParams) => aboutOf(query.get('symbol') ?? ''),
  history: (query: URLSearchParams) => historyOf(query, Infinity),
  config: feedConfig,
  time: 1_773_633_600,
  search: [{ symbol: 'FPT', full_name: 'HOSE:FPT', description: 'FPT', exchange: 'HOSE', type: 'stock' }],
  timescale_marks: (query: URLSearchParams) => (query.get('symbol') === 'VCB' ? bankEvents : events),
};

/** Rows that lack fields, and a feed with nothing but a short history. */
const partial: Answers = {
  ...full,
  'api/tplus_signals': partialSignals,
  'api/signals': partialRuns,
  'api/watchlists': partialWatchlists,
  'api/market_pulse': partialPulse,
  'api/public_pulse': partialPublicPulse,
  'api/whale': (query: URLSearchParams) => (query.has('symbol') ? partialFlowOf : partialWhale),
  'api/figures': notFound,
  'api/company': partialCompany,
  'api/desk': partialDesk,
  'api/bots': bots.map(({ bot, url, stopWord }) => ({ bot, url, stopWord })),
  'api/subscription': partialOwn,
  'api/users': partialUsers,
  'api/users/101/plans': partialSubscriptions,
  news: partialNews,
  symbol_info: { symbol: symbolInfo.symbol },
  quotes: (query: URLSearchParams) =>
    query.has('depth') ? partialOrderBookOf(query.get('symbols')?.split(',') ?? []) : notFound(),
  symbols: notFound,
  history: (query: URLSearchParams) =>
    query.get('symbol') === WITHOUT_BARS ? { s: 'no_data' } : historyOf(query, FEW_BARS),
  config: notFound,
};

const empty: Answers = {
  'api/tplus_signals': [],
  'api/signals': [],
  'api/watchlists': watchlists.map((list) => ({ ...list, symbols: [] })),
  'api/market_pulse': { indices: [], sectors: [] },
  'api/whale': { days: [], symbols: [] },
  'api/figures': { asOf: figures.asOf, symbols: [] },
  'api/company': { quarters: [], peers: [] },
  'api/bots': [],
  'api/desk': emptyDesk,
  'api/subscription': null,
  'api/users': [],
  'api/plans': [],
  news: [],
  symbol_info: { symbol: [] },
  quotes: { s: 'ok', d: [] },
  symbols: notFound,
  history: { s: 'no_data' },
  config: feedConfig,
  time: 1_773_633_600,
  search: [],
  timescale_marks: [],
};

/** Of what is lacking elsewhere a feed still knows the name of a company. */
const lacking: Answers = { symbols: full['symbols'] };

export const answers = { full, partial, empty, lacking };
