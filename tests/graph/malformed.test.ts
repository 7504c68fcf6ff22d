import { existsSync, readFileSync } from 'node:fs';
import type { DocumentNode } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import {
  PlanAssignmentsDocument,
  PlansDocument,
  ReplacePlansDocument,
  UsersDocument,
} from '../../src/member/admin/plans/plans.generated';
import { AdminSignalsDocument } from '../../src/member/admin/signals/admin-signals.generated';
import { BotsDocument } from '../../src/member/bot/bot.generated';
import { MarketPulseDocument } from '../../src/member/pulse/pulse.generated';
import { NewsDocument } from '../../src/member/news/news.generated';
import { SignalsDocument } from '../../src/member/signals/signals.generated';
import { SearchDocument } from '../../src/member/search/search.generated';
import { CandlesDocument, InstrumentDocument } from '../../src/member/technical/technical.generated';
import { WhaleDocument } from '../../src/member/whale/whale.generated';
import {
  AddSymbolDocument,
  DeleteSymbolDocument,
  WatchlistsDocument,
} from '../../src/member/watchlist/watchlist.generated';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { restErrorKinds } from '../../src/rest/errors';
import type { Reply } from '../support/rest/fake-server';
import { ask } from '../support/graph/execute-query';

type Endpoint = {
  call: string;
  document: DocumentNode;
  variables?: Record<string, unknown>;
  answer: unknown;
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

const endpoints: Record<string, Endpoint> = {
  watchlists: {
    call: 'GET /api/watchlists',
    document: WatchlistsDocument,
    answer: { data: [{ id: 7, name: 'Thép', symbols: [row] }] },
  },
  addSymbol: {
    call: 'POST /api/watchlists/add_symbol',
    document: AddSymbolDocument,
    variables: { watchlistId, symbol },
    answer: { data: row },
  },
  deleteSymbol: {
    call: 'POST /api/watchlists/delete_symbol/7/HPG',
    document: DeleteSymbolDocument,
    variables: { watchlistId, symbol },
    answer: {},
  },
  signals: {
    call: 'GET /api/tplus_signals',
    document: SignalsDocument,
    answer: {
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
    answer: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        indices: [index],
        usualTurnover: 5,
        sectors: [{ name: 'Thép', changePercent: 1 }],
        note: 'x',
      },
    },
  },
  whale: {
    call: 'GET /api/whale',
    document: WhaleDocument,
    answer: {
      data: {
        asOf: '2026-01-05T15:00:00+07:00',
        days: [{ date: '2026-01-05', foreign: -1, proprietary: 2, institution: 0, individual: -1 }],
        symbols: [{ symbol: 'HPG', foreign: -1, proprietary: 2 }],
      },
    },
  },
  bots: {
    call: 'GET /api/bots',
    document: BotsDocument,
    answer: { data: [{ bot: 'zalo', name: 'Zalo', url: 'https://a.vn/{refCode}', stopWord: 'DUNG' }] },
  },
  news: {
    call: 'GET /news',
    document: NewsDocument,
    answer: [{ title: 'a', date: '2026-01-05 09:15:00', content: '<p>b' }],
  },
  quotes: {
    call: 'GET /udf/quotes',
    document: QuotesDocument,
    variables: { symbols: [symbol] },
    answer: { s: 'ok', d: [{ s: 'ok', n: symbol, v: values }] },
  },
  description: {
    call: 'GET /udf/symbols',
    document: InstrumentDocument,
    variables: { symbol },
    answer: { name: symbol, description: 'Hòa Phát', 'exchange-traded': 'HOSE' },
  },
  search: {
    call: 'GET /udf/search',
    document: SearchDocument,
    variables: { text: 'hpg' },
    answer: [{ symbol, ticker: symbol, description: 'Hòa Phát', exchange: 'HOSE' }],
  },
  candles: {
    call: 'GET /udf/history',
    document: CandlesDocument,
    variables: { symbol, resolution: 'DAY', countback: 5 },
    answer: { s: 'ok', ...columns },
  },
  users: {
    call: 'GET /api/users',
    document: UsersDocument,
    answer: { data: [{ id: 7, first_name: 'An', last_name: 'Võ', email: { name: 'an@b.vn' } }] },
  },
  plans: {
    call: 'GET /api/plans',
    document: PlansDocument,
    answer: { data: [{ id: 1, name: 'Cơ bản' }] },
  },
  planAssignments: {
    call: 'GET /api/users/7/plans',
    document: PlanAssignmentsDocument,
    variables: { userId: '7' },
    answer: { data: [{ id: 1, startDate: '2026-03-01', endDate: '2026-08-31' }] },
  },
  replacePlans: {
    call: 'POST /api/users/7/plans',
    document: ReplacePlansDocument,
    variables: { userId: '7', assignments: [{ planId: '1', startDate: '2026-03-01' }] },
    answer: { message: 'ok' },
  },
  adminSignals: {
    call: 'GET /api/signals',
    document: AdminSignalsDocument,
    answer: { data: [{ symbols: ['HPG'], study: 'x', updated: '2026-01-05 14:45:00', log: 'y' }] },
  },
};

/** What may stand where something else is expected. */
const ANYTHING: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    1e-7,
    '',
    ' ',
    '0',
    'NaN',
    'Infinity',
    '1,234.56',
    '\u0000',
    '\u202Eabc',
  ],
  ...[
    '<b>x</b>',
    '__proto__',
    'constructor',
    'toString',
    '..',
    '../../etc/passwd',
    '%2e%2e%2f',
    '\ud800',
    'x'.repeat(5000),
  ],
  ...['null', 'undefined', 'Invalid Date', [], {}, [null], [[]], { data: [] }, { 0: row }],
];

const BODIES: readonly string[] = [
  ...[
    '',
    '  \n',
    'null',
    'true',
    '0',
    '"ok"',
    '{}',
    '[]',
    '[null]',
    '[[]]',
    '{"data":null}',
    '{"data":{"data":null}}',
  ],
  ...[
    '{"data":{}}',
    '{"data":"[]"}',
    '{"data":{"data":{"data":[]}}}',
    '<!doctype html><title>502</title>',
    "{'data':[]}",
  ],
  ...['{"data":[{"symbol":"VN', '{"data":[{"price":NaN}]}', '[1,]', ")]}',\n[]", '{}{}', '\uFEFF{"data":[]}'],
  ...['{"data":[{"__proto__":{"polluted":1},"symbol":"VNM"}],"__proto__":{"polluted":1}}'],
  ...[
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"data":[{"__typename":"Mutation","id":"ROOT_QUERY","symbol":"VNM"}]}',
  ],
  ...[
    '{"error":"boom","data":null}',
    '{"errors":[{"message":"SQLSTATE[42S02]"}],"data":null}',
    '{"message":{"a":1}}',
  ],
  ...[
    '{"data":[{"symbol":"VNM","price":1e400,"id":9007199254740993}]}',
    '['.repeat(10_000),
    '[{"a":'.repeat(5000),
  ],
];

const REFUSALS = [400, 401, 402, 403, 404, 405, 409, 410, 422, 429, 500, 502, 503, 504, 511];
const EXCUSES = [
  ...['', '<h1>x</h1>', 'plain', '{"message":"Sai"}', '{"message":["a"]}', '{"errors":{"symbol":["x"]}}'],
  '{"message":"TypeError at /srv/a.php:1"}',
];

let count = 0;
afterAll(() => console.log(`${count} malformed answers survived`));

/**
 * What is wrong with how an answer was taken: it ought to become data in which every number is one, or an error
 * that a screen can word.
 */
async function complaints(
  { call, document, variables }: Endpoint,
  reply: Reply,
  what: string,
): Promise<string[]> {
  count += 1;
  const { data, errors } = await ask(document, { [call]: reply }, variables);
  const unworded = errors.filter(({ kind }) => !restErrorKinds.some((known) => known === kind));
  const nothing = data === null && errors.length === 0;
  const isPolluted = Object.keys(Object.prototype).length > 0;
  return [...unworded, ...strangers(data), ...(nothing || isPolluted ? [data] : [])].map(
    (fault) => `${what}: ${JSON.stringify(fault)}`,
  );
}

/** The texts that only a broken program prints; a number that is none would be GraphQL's own error, of no kind. */
function strangers(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(strangers);
  return typeof value === 'string' && /^(NaN|undefined|null|Invalid Date|\[object)/.test(value)
    ? [value]
    : [];
}

type Path = readonly (string | number)[];

/** Every place in an answer. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, [...path, Array.isArray(value) ? +key : key]),
  );
  return [path, ...below];
}

const ABSENT = Symbol('absent');

/** The answer with one place changed, or taken away. */
function altered(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  if (rest.length === 0 && put === ABSENT) delete holder[key];
  else holder[key] = altered(holder[key], rest, put);
  return copy;
}

/** Each field in turn holding something else. */
function alterations({ answer }: Endpoint, valuesFor: (path: Path) => readonly unknown[]) {
  const paths = pathsIn(answer).filter(({ length }) => length > 0);
  return paths.flatMap((path) =>
    valuesFor(path).map((put) => ({
      what: `${path.join('.')} = ${put === ABSENT ? 'nothing' : JSON.stringify(put).slice(0, 80)}`,
      json: altered(answer, path, put),
    })),
  );
}

describe.each(Object.entries(endpoints))('a malformed answer to %s', (_name, endpoint) => {
  it('is survived wherever a field is something else or missing', { timeout: 60_000 }, async () => {
    const found: string[] = [];
    for (const { what, json } of alterations(endpoint, () => [ABSENT, ...ANYTHING])) {
      found.push(...(await complaints(endpoint, { json }, what)));
    }
    expect(found).toEqual([]);
  });

  it('is survived whatever the body', async () => {
    const found: string[] = [];
    for (const text of BODIES) found.push(...(await complaints(endpoint, { text }, text.slice(0, 80))));
    expect(found).toEqual([]);
  });

  it('is survived whatever a refusal says', async () => {
    const found: string[] = [];
    for (const status of REFUSALS) {
      for (const text of EXCUSES)
        found.push(...(await complaints(endpoint, { status, text }, `${status} ${text}`)));
    }
    expect(found).toEqual([]);
  });
});

const corpusFile = '../shared/data/answers/malformed-answers.json';

describe.runIf(existsSync(corpusFile))('the corpus of malformed answers', () => {
  type Corpus = {
    bodies: { id: string; body: string }[];
    anyValue: unknown[];
    fields: Record<string, unknown[]>;
  };
  const corpus = existsSync(corpusFile) ? (JSON.parse(readFileSync(corpusFile, 'utf8')) as Corpus) : null;
  const { bodies = [], anyValue = [], fields = {} } = corpus ?? {};
  const valuesFor = (path: Path) =>
    [...anyValue, ...(fields[String(path.at(-1))] ?? [])].map((put) => (put === '(absent)' ? ABSENT : put));

  it.each(Object.entries(endpoints))('is survived by %s', { timeout: 60_000 }, async (_name, endpoint) => {
    const found: string[] = [];
    for (const { id, body } of bodies) found.push(...(await complaints(endpoint, { text: body }, id)));
    for (const { what, json } of alterations(endpoint, valuesFor)) {
      found.push(...(await complaints(endpoint, { json }, what)));
    }
    expect(found).toEqual([]);
  });
});
