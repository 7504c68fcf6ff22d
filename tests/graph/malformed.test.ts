// @module-tag P8
import type { DocumentNode } from 'graphql';
import { describe, expect, inject, it } from 'vitest';
import {
  UserSubscriptionsDocument,
  SubscriptionTiersDocument,
  ReplaceSubscriptionsDocument,
  UsersDocument,
} from '../../src/member/admin/subscriptions/subscriptions.generated';
import { OwnSubscriptionDocument } from '../../src/member/profile/personal-info/own-subscription.generated';
import { AdminSignalsDocument } from '../../src/member/admin/signals/admin-signals.generated';
import { BotsDocument } from '../../src/member/bot/bot.generated';
import { MarketPulseDocument } from '../../src/member/pulse/pulse.generated';
import { NewsDocument } from '../../src/member/news/news.generated';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { CandlesDocument } from '../../src/graph/candles.generated';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { CompanyReportDocument } from '../../src/member/technical/company/company.generated';
import { WhaleDocument } from '../../src/member/whale/whale.generated';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { AddSymbolDocument, DeleteSymbolDocument } from '../../src/member/watchlist/watchlist.generated';
import { FiguresDocument } from '../../src/graph/figures.generated';
import { QuotesDocument, SearchDocument } from '../../src/graph/quotes.generated';
import { loadPublicPulse } from '../../src/auth/about/public-pulse';
import { ListingDocument } from '../../src/graph/board.generated';
import { ChangeDeskDocument, DeskDocument } from '../../src/member/shared/desk.generated';
import { SymbolEventsDocument } from '../../src/member/technical/events/events.generated';
import { ExDatesDocument } from '../../src/member/shared/ex-dates.generated';
import { createRest, type Rest } from '../../src/rest/client';
import { restErrorKinds } from '../../src/rest/errors';
import { fakeServer, noTimer, type Reply } from '../support/rest/fake-server';
import { executeQuery } from '../support/graph/execute-query';
import { ABSENT, malformedBodies, malformedValues } from '../support/graph/malformed-responses';
import { tried } from '../support/tried';

type Replies = Parameters<typeof fakeServer>[0];

/** An operation that the resolvers answer with the call, or, for a visitor, who has none, what loads it. */
type Load =
  | { document: DocumentNode; variables?: Record<string, unknown> }
  | { load: (rest: Rest) => Promise<unknown> };

type Endpoint = Load & {
  call: string;
  response: unknown;
  /** Whether what is malformed in one list of the response changes nothing of another one. */
  hasOwnLists?: true;
  /** What the operation's other calls are answered with. */
  others?: Replies;
  /** How the operation may fail beside the failures of calls. */
  kinds?: readonly string[];
  /** The fields of its data that nothing shows: a server may call a row "null". */
  unseen?: RegExp;
};

const row = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };
const columns = { t: [86_400, 172_800], o: [1, 2], h: [2, 3], l: [1, 1], c: [2, 2], v: [5, 6] };
const values = { exchange: 'HOSE', description: 'Hòa Phát', lp: 27, prev_close_price: 26.75, volume: 5 };
const index = {
  code: 'VNINDEX',
  value: 1784.91,
  change: 1,
  changePercent: 0.1,
  turnover: 5,
  ceiling: 1,
  floor: 2,
};
const [watchlistId, symbol] = ['7', 'HPG'];
const span = { from: 0, to: 2_000_000_000 };
const mark = { id: 'HPG-2026-08-24', time: 1_787_529_600, kind: 'ex_date' };
const withMarks = { 'GET /udf/config': { json: { supports_timescale_marks: true } } };
const notes = [{ id: symbol, text: 'Chờ xác nhận', changedAt: '2026-08-27T08:30:00+07:00' }];
const lists = [{ id: 'w-1', name: 'Theo dõi', symbols: [symbol], position: 0 }];
const newer = {
  change: { notes: [{ id: symbol, text: 'Mua', before: '' }], lists: [{ id: 'own:w-1', added: ['FPT'] }] },
};

const endpoints: Record<string, Endpoint> = {
  watchlists: {
    call: 'GET /api/watchlists',
    document: WatchlistsDocument,
    response: { data: [{ id: 7, name: 'Thép', symbols: [row] }] },
  },
  addSymbol: {
    call: 'POST /api/watchlists/add_symbol',
    document: AddSymbolDocument,
    variables: { watchlistId, symbol },
    response: { data: row },
  },
  deleteSymbol: {
    call: 'POST /api/watchlists/delete_symbol/7/HPG',
    document: DeleteSymbolDocument,
    variables: { watchlistId, symbol },
    response: {},
  },
  signals: {
    call: 'GET /api/tplus_signals',
    document: SignalsDocument,
    response: {
      data: [
        {
          ...{ symbol, price: 1, signal_type: 'buy_trend_up', updated: '2026-01-05 09:15:00' },
          ...{ name: 'x', action: 'buy', industry: 'y', entry_price: 1, exit_price: 1, weight: 1 },
          ...{ close_price: 1, target_price: 1, cut_loss_price: 1 },
        },
      ],
    },
  },
  marketPulse: {
    call: 'GET /api/market_pulse',
    document: MarketPulseDocument,
    response: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        indices: [index],
        usualTurnover: 5,
        morning: { rose: 1, fell: 2 },
        sectors: [{ name: 'Thép', changePercent: 1 }],
        note: 'x',
      },
    },
  },
  whale: {
    call: 'GET /api/whale',
    document: WhaleDocument,
    response: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        days: [{ date: '2026-01-05', foreign: -1, proprietary: 2, institution: 0, individual: -1 }],
        symbols: [{ symbol: 'HPG', foreign: -1, proprietary: 2 }],
      },
    },
  },
  figures: {
    call: 'GET /api/figures',
    document: FiguresDocument,
    response: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        symbols: [
          {
            symbol,
            shares: 7e9,
            marketCap: 1,
            pe: 9,
            pb: 1,
            eps: 2,
            roe: 3,
            rsi14: 50,
            ma20: 1,
            foreign5: -1,
          },
        ],
      },
    },
  },
  companyReport: {
    call: 'GET /api/company',
    document: CompanyReportDocument,
    variables: { symbol: 'FPT' },
    response: { data: { quarters: [{ quarter: '2026Q2', revenue: 5, profit: -1 }], peers: [symbol] } },
  },
  bots: {
    call: 'GET /api/bots',
    document: BotsDocument,
    response: { data: [{ bot: 'zalo', name: 'Zalo', url: 'https://a.vn/{refCode}', stopWord: 'DUNG' }] },
  },
  news: {
    call: 'GET /news',
    document: NewsDocument,
    response: [
      {
        ...{ title: 'a', date: '2026-01-05 09:15:00', content: '<p>b', author: 'An', source: 'Tin' },
        ...{ tags: ['Thép'], url: 'https://a.vn/1', symbols: [symbol] },
      },
    ],
  },
  quotes: {
    call: 'GET /udf/quotes',
    document: QuotesDocument,
    variables: { symbols: [symbol] },
    response: { s: 'ok', d: [{ s: 'ok', n: symbol, v: values }] },
  },
  description: {
    call: 'GET /udf/symbols',
    document: InstrumentDocument,
    variables: { symbol },
    response: { name: symbol, description: 'Hòa Phát', 'exchange-traded': 'HOSE' },
  },
  search: {
    call: 'GET /udf/search',
    document: SearchDocument,
    variables: { text: 'hpg' },
    response: [{ symbol, ticker: symbol, description: 'Hòa Phát', exchange: 'HOSE' }],
  },
  candles: {
    call: 'GET /udf/history',
    document: CandlesDocument,
    variables: { symbol, resolution: 'DAY', countback: 5 },
    response: { s: 'ok', ...columns },
  },
  users: {
    call: 'GET /api/users',
    document: UsersDocument,
    response: {
      data: [
        {
          id: 7,
          first_name: 'An',
          last_name: 'Võ',
          email: { name: 'an@b.vn' },
          subscription: {
            plan: 'Cơ bản',
            endDate: '2026-08-31',
            renewalRequested: '2026-08-27T09:40:00+07:00',
          },
        },
      ],
    },
  },
  ownSubscription: {
    call: 'GET /api/subscription',
    document: OwnSubscriptionDocument,
    response: { data: { plan: 'Cơ bản', startDate: '2026-03-01', endDate: '2026-08-31' } },
  },
  plans: {
    call: 'GET /api/plans',
    document: SubscriptionTiersDocument,
    response: { data: [{ id: 1, name: 'Cơ bản' }] },
  },
  userSubscriptions: {
    call: 'GET /api/users/7/plans',
    document: UserSubscriptionsDocument,
    variables: { userId: '7' },
    response: { data: [{ id: 1, startDate: '2026-03-01', endDate: '2026-08-31' }] },
  },
  replaceSubscriptions: {
    call: 'POST /api/users/7/plans',
    document: ReplaceSubscriptionsDocument,
    variables: { userId: '7', subscriptions: [{ tierId: '1', startDate: '2026-03-01' }] },
    response: { message: 'ok' },
  },
  publicPulse: {
    call: 'GET /api/public_pulse',
    load: loadPublicPulse,
    response: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        index: { value: 1784.91, change: 1, changePercent: 0.1, reference: 1783.91 },
        turnover: 5,
        advancers: 1,
        line: { t: [1_767_579_300, 1_767_579_600, 1_767_579_900], c: [1, 2, 3] },
        signal: {
          ...{ symbol, name: 'Hòa Phát', day: '2026-01-05', price: 28.6 },
          ...{ level: 28, volumeRatio: 2, voidBelow: 27.4 },
        },
      },
    },
  },
  listing: {
    call: 'GET /udf/symbol_info',
    document: ListingDocument,
    response: {
      symbol: [symbol],
      description: ['Hòa Phát'],
      full_name: ['Công ty Cổ phần Tập đoàn Hòa Phát'],
      sector: ['Thép'],
      market_cap: [200_000],
      type: ['stock'],
      'exchange-listed': ['HOSE'],
      'exchange-traded': 'HOSE',
    },
  },
  symbolEvents: {
    call: 'GET /udf/timescale_marks',
    document: SymbolEventsDocument,
    variables: { symbol, ...span },
    unseen: /^id$/,
    response: [{ ...mark, label: 'T', tooltip: ['Cổ tức tiền mặt 500 đ/cp'] }],
    others: withMarks,
  },
  exDates: {
    call: 'GET /udf/timescale_marks',
    document: ExDatesDocument,
    variables: { symbols: [symbol], ...span },
    response: [
      { ...mark, right: { kind: 'rights', new_shares: 10, per: 100, price: 10, settles: '2026-10-20' } },
    ],
    others: withMarks,
  },
  desk: {
    call: 'GET /api/desk',
    document: DeskDocument,
    hasOwnLists: true,
    unseen: /^id$|Id$|^(ignored|conditions)$/,
    response: {
      version: 7,
      trades: [
        {
          ...{ id: 't-1', symbol, side: 'bonus', quantity: 10, price: 28.6, date: '2026-08-27', note: 'x' },
          ...{ per: 100, settles: '2026-10-20', planned: true, stop: 27.4 },
          signal: { kind: 'buy_break_out', day: '2026-08-27' },
        },
      ],
      alerts: [
        {
          ...{ id: 'a-1', symbol, kind: 'below', price: 27.4, percent: 3, seen: false },
          ...{ armedAt: '2026-08-27T08:30:00+07:00', firedAt: '2026-08-27T09:30:00+07:00' },
          watchlistId: 'w-1',
        },
      ],
      notes,
      lines: [{ id: 'l-1', symbol, kind: 'horizontal', points: [{ time: 0, price: 31 }] }],
      ignored: [{ id: mark.id }],
      flows: [{ id: 'f-1', date: '2026-08-03', amount: 200_000_000 }],
      lists,
      filters: [{ id: 'b-1', name: 'Rẻ', conditions: 'pe._,10', watchedSince: '2026-08-26T03:00:00Z' }],
      settings: {
        ...{ capital: 500_000_000, risk: 10_000, weight: 200_000, fee: 1500, tax: 1000 },
        costMethod: 'fifo',
      },
    },
  },
  changedDesk: {
    call: 'GET /api/desk',
    document: ChangeDeskDocument,
    variables: newer,
    unseen: /^id$|Id$|^(ignored|conditions)$/,
    response: { version: 7, notes: [{ id: symbol, text: 'Chờ xác nhận' }], lists },
    others: { 'PUT /api/desk': ({ body }) => ({ json: body }) },
    kinds: ['lastVersion', 'missingList'],
  },
  savedDesk: {
    call: 'PUT /api/desk',
    document: ChangeDeskDocument,
    variables: newer,
    unseen: /^id$|Id$|^(ignored|conditions)$/,
    response: { version: 8, lists },
    others: { 'GET /api/desk': { json: { version: 7, lists } } },
    kinds: ['missingList'],
  },
  adminSignals: {
    call: 'GET /api/signals',
    document: AdminSignalsDocument,
    response: { data: [{ symbols: ['HPG'], study: 'x', updated: '2026-01-05 14:45:00', log: 'y' }] },
  },
};

const REFUSALS = [400, 401, 402, 403, 404, 405, 409, 410, 422, 429, 500, 502, 503, 504, 511];
const REFUSAL_BODIES = [
  ...['', '<h1>x</h1>', 'plain', '{"message":"Sai"}', '{"message":["a"]}', '{"errors":{"symbol":["x"]}}'],
  '{"message":"TypeError at /srv/a.php:1"}',
];

async function resultOf(load: Load, replies: Replies) {
  if ('document' in load) return executeQuery(load.document, replies, load.variables);
  const server = fakeServer(replies);
  const rest = createRest({ baseUrl: '', token: null, schedule: noTimer, fetch: server.fetch });
  return { data: { loaded: await load.load(rest) }, errors: [], server };
}

/** The faults of an operation's result: a malformed response becomes data without odd texts, or an error of a known kind. */
async function faultsOf(
  { call, others, kinds = [], unseen = /^$/, ...load }: Endpoint,
  reply: Reply,
  what: string,
): Promise<string[]> {
  tried(1, 'malformed answers');
  const { data, errors, server } = await resultOf(load, { ...others, [call]: reply });
  const known: readonly unknown[] = [...restErrorKinds, ...kinds];
  const unknownKinds = errors.filter(({ kind }) => !known.includes(kind));
  const isUnused = !server.requests().some((request) => request.startsWith(call));
  const nothing = data === null && errors.length === 0;
  const isPolluted = Object.keys(Object.prototype).length > 0;
  return [
    ...unknownKinds,
    ...oddTexts(data, unseen),
    ...(nothing || isPolluted || isUnused ? [data] : []),
  ].map((fault) => `${what}: ${JSON.stringify(fault)}`);
}

/** The texts that only a broken program prints; NaN would be GraphQL's own error, of no kind. */
function oddTexts(value: unknown, unseen: RegExp): unknown[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => (unseen.test(key) ? [] : oddTexts(child, unseen)));
  }
  return typeof value === 'string' && /^(NaN|undefined|null|Invalid Date|\[object)/.test(value)
    ? [value]
    : [];
}

type Path = readonly (string | number)[];

/** Every path in a response. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, [...path, Array.isArray(value) ? +key : key]),
  );
  return [path, ...below];
}

/** The response with one path changed or removed. */
function altered(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  if (rest.length === 0 && put === ABSENT) delete holder[key];
  else holder[key] = altered(holder[key], rest, put);
  return copy;
}

/** The fields that are malformed at once: one, or one of each list where the lists are read by themselves. */
function rounds({ response, hasOwnLists }: Endpoint): Path[][] {
  const paths = pathsIn(response).filter(({ length }) => length > 0);
  if (!hasOwnLists) return paths.map((path) => [path]);
  const [lists, others] = [new Map<unknown, Path[]>(), [] as Path[][]];
  for (const path of paths) {
    const isField = path.length === 1 && typeof (response as Record<string, unknown>)[path[0]!] !== 'object';
    if (isField) others.push([path]);
    else lists.set(path[0], [...(lists.get(path[0]) ?? []), path]);
  }
  const longest = Math.max(...[...lists.values()].map(({ length }) => length));
  const ofLists = Array.from({ length: longest }, (_, i) =>
    [...lists.values()].flatMap((list) => list.slice(i, i + 1)),
  );
  return [...others, ...ofLists];
}

/** The response with each field in turn malformed. */
function alterations(endpoint: Endpoint) {
  return rounds(endpoint).flatMap((paths) => {
    const values = paths.map((path) => malformedValues(String(path.at(-1))));
    return Array.from({ length: Math.max(...values.map(({ length }) => length)) }, (_, k) => {
      const changes = paths.flatMap((path, i) => values[i]!.slice(k, k + 1).map((put) => ({ path, put })));
      return {
        what: changes
          .map(({ path, put }) => `${path.join('.')} = ${put === ABSENT ? 'absent' : JSON.stringify(put)}`)
          .map((change) => change.slice(0, 100))
          .join(', '),
        json: changes.reduce((json, { path, put }) => altered(json, path, put), endpoint.response),
      };
    });
  });
}

/** All in the large run, one of four by day. */
function sampled<T>(all: readonly T[]) {
  return all.filter((_, i) => inject('isFull') || i % 4 === 0);
}

describe.each(Object.entries(endpoints))('a malformed response of %s', (_name, endpoint) => {
  it(
    'is handled wherever a field is malformed or missing, one case of four by day',
    { timeout: 60_000 },
    async () => {
      const found: string[] = [];
      for (const { what, json } of sampled(alterations(endpoint))) {
        found.push(...(await faultsOf(endpoint, { json }, what)));
      }
      expect(found).toEqual([]);
    },
  );

  it('is handled whatever the body', async () => {
    const found: string[] = [];
    for (const text of sampled(malformedBodies))
      found.push(...(await faultsOf(endpoint, { text }, text.slice(0, 80))));
    expect(found).toEqual([]);
  });

  it('is handled whatever the body of a refusal', async () => {
    const found: string[] = [];
    const refusals = REFUSALS.flatMap((status) => REFUSAL_BODIES.map((text) => ({ status, text })));
    for (const refusal of sampled(refusals))
      found.push(...(await faultsOf(endpoint, refusal, `${refusal.status} ${refusal.text}`)));
    expect(found).toEqual([]);
  });
});
