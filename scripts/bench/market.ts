import { ok, type Calls } from '../../tests/support/rest-server/calls';
import { candlesOf, type Bar } from '../../tests/support/rest-server/candles';
import { addListings, listing } from '../../tests/support/rest-server/listing';
import { an, type Person } from '../../tests/support/rest-server/people';

import { startServer } from '../../tests/support/rest-server/server';
import { dayOfEpochSeconds } from '../../src/market/day';
import { deskOf } from './desk';

export { universe } from '../../mock-server/listing/universe';
export { simulateBars } from '../../mock-server/simulator/daily-bars';
export { createMarketFactors } from '../../mock-server/simulator/market-factors';
export { firedBy, watchedOf } from '../../src/market/alerts';
export { USUAL_COSTS as usualCosts } from '../../src/market/costs';
export { studySignals } from '../../src/market/studies/studies';
export { startServer };

type MarketSize = { rows?: number; signals?: number; news?: number; trades?: number; holdings?: boolean };

const TICKERS = 1600;
const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];
const SECTORS = [
  ...['Thép', 'Ngân hàng', 'Dầu khí', 'Thủy sản'],
  ...['Xây dựng', 'Bất động sản', 'Chứng khoán', 'Cao su'],
];
const PLACES = ['Hòa Phát', 'Sài Gòn', 'Đà Nẵng', 'Vũng Tàu', 'Cần Thơ', 'Hà Nội', 'Bình Dương', 'Nam Định'];

/**
 * An investor with three lists of `rows` symbols, so many signals, news and trades, or `holdings`, a planned purchase of
 * each listed symbol, and the calls beyond the specification.
 */
export function createMarket({
  rows = 12,
  signals = 30,
  news = 12,
  trades = 0,
  holdings = false,
}: MarketSize = {}) {
  const symbols = tickers(Math.max(TICKERS, 3 * rows));
  addListings(symbols.map((symbol) => ({ symbol, name: nameOf(symbol), exchange: 'HOSE' })));
  const lists = [1, 2, 3].map((id) => ({
    id,
    name: `Danh mục ${id}`,
    symbols: symbols.slice((id - 1) * rows, id * rows),
  }));
  const person: Person = { ...an, lists };
  const headlines = times(news, headline);
  return {
    people: [person],
    signals: times(signals, (i) => signal(symbols[i % TICKERS]!, i)),
    depth: 1000,
    calls: {
      ...calls,
      'GET news': () => ok(headlines),
      'GET udf/symbol_info': () => ok(symbolInfo(symbols)),
      ...(trades > 0 && deskCalls(deskOf(trades, symbols))),
      ...(holdings && deskCalls(deskOfHoldings(lists.flatMap((list) => list.symbols)))),
    },
  };
}

/** A purchase of each symbol at its last price but one, with a stop and a target around it. */
function deskOfHoldings(symbols: readonly string[]) {
  const trades = symbols.map((symbol, i) => {
    const { time, close } = candlesOf(symbol, 2)[0]!;
    return {
      ...{ id: `t${i}`, symbol, side: 'buy', quantity: 100, price: close, note: null },
      ...{ date: dayOfEpochSeconds(time), stop: toTick(0.9 * close), target: toTick(1.2 * close) },
    };
  });
  return { ...deskOf(0, symbols), trades };
}

const toTick = (price: number) => Math.round(price * 10) / 10;

/** A server that keeps a desk as it is saved. */
export function deskCalls(first: { version: number }): Calls {
  let desk = first;
  return {
    'GET api/desk': () => ok({ data: desk }),
    'PUT api/desk': ({ body }) => {
      const sent = JSON.parse(body) as { version: number };
      desk = { ...sent, version: sent.version + 1 };
      return ok({ data: desk });
    },
  };
}

export function symbolInfo(symbols: readonly string[]) {
  return {
    symbol: symbols,
    description: symbols.map(nameOf),
    'exchange-listed': 'HOSE',
    sector: symbols.map((_, i) => SECTORS[i % SECTORS.length]!),
    market_cap: symbols.map((_, i) => 1_000 + i),
  };
}

export type Answers = Parameters<typeof startServer>[0] & { people: readonly Person[]; isFailing?: boolean };

/**
 * An admin, who sees all routes, on servers by the kind of their answers: to every call, to the specification's only,
 * with nothing in them, or 500 to each.
 */
export const kindsOfAnswers: Readonly<Record<'full' | 'sparse' | 'empty' | 'failing', () => Answers>> = {
  full: () => ({ ...createMarket(), people: createMarket().people.map(admin) }),
  sparse: () => ({ people: [admin(an)] }),
  empty: () => ({ people: [admin({ ...an, lists: [] })], signals: [], calls: nothing }),
  failing: () => ({ people: [admin(an)], isFailing: true }),
};

function admin(person: Person): Person {
  return { ...person, user: { ...person.user, isAdmin: true } };
}

export const calls: Calls = {
  'GET api/market_pulse': () => ok(pulse()),
  'GET api/whale': () => ok(whale()),
  'GET api/subscription': () => ok({ data: plans(1)[0] }),
  'GET api/users': () =>
    ok({
      data: plans(12).map((subscription, id) => ({
        id,
        last_name: 'Nguyễn',
        first_name: `An ${id}`,
        subscription,
      })),
    }),
  'GET api/bots': () => ok({ data: [{ id: 1, name: 'Zalo', url: 'https://zalo.example/nhip' }] }),
  'GET udf/quotes': ({ query }) => ok({ s: 'ok', d: query.get('symbols')!.split(',').map(quote) }),
};

const nothing: Calls = {
  'GET api/market_pulse': () => ok({ data: {} }),
  'GET api/whale': () => ok({ data: {} }),
  'GET api/subscription': () => ok({ data: { plan: null } }),
  'GET api/bots': () => ok({ data: [] }),
  'GET news': () => ok([]),
  'GET udf/quotes': () => ok({ s: 'ok', d: [] }),
  'GET udf/history': () => ok({ s: 'no_data' }),
};

/** Plans that end within so many days, the renewal of every second one requested. */
function plans(count: number) {
  return times(count, (i) => ({
    ...{ plan: 'Nhịp Chuyên sâu', startDate: '2026-03-01' },
    endDate: `2026-09-${String(1 + i).padStart(2, '0')}`,
    renewalRequested: i % 2 === 0 ? null : '2026-08-27T09:40:00+07:00',
  }));
}

/** The newest bars of a symbol as columns, oldest first. */
export function candleColumns(symbol: string, count: number) {
  const bars = candlesOf(symbol, count);
  const column = (name: keyof Bar) => bars.map((bar) => bar[name]);
  return {
    time: column('time'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

/** AAA, AAB, … */
export function tickers(count: number): readonly string[] {
  const letter = (number: number) => String.fromCodePoint(65 + (Math.floor(number) % 26));
  return times(count, (i) => letter(i / 676) + letter(i / 26) + letter(i));
}

export function nameOf(symbol: string): string {
  const [a = 0, , c = 0] = [...symbol].map((letter) => letter.codePointAt(0)!);
  return `${SECTORS[c % SECTORS.length]} ${PLACES[(a + c) % PLACES.length]} ${symbol}`;
}

/** The `i`th newest of three a day. */
function signal(symbol: string, i: number) {
  const day = new Date(Date.UTC(2026, 7, 27 - Math.floor(i / 3))).toISOString().slice(0, 10);
  const price = candlesOf(symbol, 1)[0]!.close;
  return { symbol, price, signal_type: KINDS[i % 4]!, updated: `${day} 14:${50 - (i % 3)}` };
}

function pulse() {
  const index = (code: string, value: number) => ({
    ...{ code, value, change: 5.12, changePercent: 0.41, turnover: 18_230.5 },
    ...{ ceiling: 8, advancers: 190, unchanged: 61, decliners: 140, floor: 3 },
  });
  return {
    asOf: '2026-08-27T15:00:00+07:00',
    indices: [
      index('VNINDEX', 1680.2),
      index('VN30', 1872.4),
      index('HNXINDEX', 270.1),
      index('UPCOMINDEX', 110.6),
    ],
    foreignNet: -312.4,
    proprietaryNet: 85.1,
    sectors: SECTORS.map((name, i) => ({ name, changePercent: 2 - 0.5 * i })),
    note: [
      'VN-Index tăng 5,12 điểm (+0,41%), đóng cửa ở 1.680,20 điểm.',
      'Thanh khoản trên HOSE đạt 18.231 tỷ đồng, bằng 1,1 lần bình quân 20 phiên.',
      'Nhóm thép dẫn đầu (tăng 2,00%), nhóm cao su yếu nhất (giảm 1,50%).',
      'Khối ngoại bán ròng 312 tỷ đồng, tự doanh mua ròng 85 tỷ đồng.',
    ].join(' '),
  };
}

function whale() {
  const days = times(60, (i) => {
    const date = new Date(Date.UTC(2026, 7, 27 - i)).toISOString().slice(0, 10);
    return { date, foreign: 120.5 - i, proprietary: -20.5, institution: -60, individual: i - 40 };
  });
  const symbols = times(20, (i) => ({
    symbol: tickers(20)[i]!,
    foreign: 90 - 9 * i,
    proprietary: 7 * i - 60,
  }));
  return { data: { asOf: '2026-08-27T15:00:00+07:00', days, symbols } };
}

function headline(i: number) {
  const sentence = 'Dòng tiền luân phiên giữa các nhóm ngành, thanh khoản giữ ở mức trung bình của tháng. ';
  const day = 27 - (i % 27);
  return {
    title: `Nhận định thị trường phiên ${day}/8: ${PLACES[i % 8]} và nhóm ${SECTORS[i % 8]} dẫn dắt`,
    date: `2026-08-${String(day).padStart(2, '0')} 08:${10 + (i % 50)}:00`,
    content: `<p>${sentence.repeat(5)}</p><ul>${`<li>${sentence}</li>`.repeat(4)}</ul><p>${sentence.repeat(3)}</p>`,
  };
}

function quote(symbol: string) {
  const { open, high, low, close, volume } = candlesOf(symbol, 1)[0]!;
  return {
    s: 'ok',
    n: symbol,
    v: {
      ...{ ch: close - open, chp: (close / open - 1) * 100, short_name: symbol, exchange: 'HOSE' },
      ...{ description: listing.get(symbol)?.name, lp: close, open_price: open, high_price: high },
      ...{ low_price: low, prev_close_price: open, volume },
    },
  };
}

export function times<T>(length: number, make: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}
