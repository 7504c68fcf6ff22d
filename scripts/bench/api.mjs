import { barsOf } from './bars.mjs';

const BARS = 1000;
const TICKERS = 1600;
const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];
const WORDS = [
  'Thép',
  'Ngân hàng',
  'Dầu khí',
  'Thủy sản',
  'Xây dựng',
  'Bất động sản',
  'Chứng khoán',
  'Cao su',
];
const PLACES = ['Hòa Phát', 'Sài Gòn', 'Đà Nẵng', 'Vũng Tàu', 'Cần Thơ', 'Hà Nội', 'Bình Dương', 'Nam Định'];

/** The session that every visit of a member restores. */
export const session = {
  token: 'bench-token',
  user: {
    id: 1,
    firstName: 'An',
    lastName: 'Nguyễn',
    email: { name: 'an@nhip.example', verified: true },
    isAdmin: false,
  },
};

/**
 * The product's API as the specification has it, by path: a function from a URL to a body, null where there is no such
 * call. Three lists of `rows` symbols, `signals` signals, twelve headlines.
 */
export function createApi({ rows = 12, signals = 30 } = {}) {
  const tickers = tickersOf(Math.max(TICKERS, 3 * rows));
  const answers = {
    '/api/users/login': () => session,
    '/api/watchlists': () => ({
      data: [1, 2, 3].map((id) => watchlist(id, tickers.slice((id - 1) * rows, id * rows))),
    }),
    '/api/tplus_signals': () => ({ data: times(signals, (i) => signal(tickers[i % TICKERS], i)) }),
    '/api/market_pulse': () => ({ data: pulse() }),
    '/news': () => times(12, headline),
    '/udf/symbols': (query) => description(query.get('symbol')),
    '/udf/quotes': (query) => ({ s: 'ok', d: query.get('symbols').split(',').map(quote) }),
    '/udf/history': (query) =>
      history(query.get('symbol'), Number(query.get('to')), Number(query.get('countback'))),
  };
  return ({ pathname, searchParams }) => answers[pathname]?.(searchParams) ?? null;
}

/** AAA, AAB, … */
function tickersOf(count) {
  const letter = (number) => String.fromCodePoint(65 + (Math.floor(number) % 26));
  return times(count, (i) => letter(i / 676) + letter(i / 26) + letter(i));
}

function nameOf(symbol) {
  const [a, , c] = [...symbol].map((letter) => letter.codePointAt(0));
  return `${WORDS[c % WORDS.length]} ${PLACES[(a + c) % PLACES.length]} ${symbol}`;
}

function watchlist(id, symbols) {
  return {
    id,
    name: `Danh mục ${id}`,
    symbols: symbols.map((symbol) => ({
      symbol,
      short_name_vi: nameOf(symbol),
      price: lastBar(symbol).close,
    })),
  };
}

/** The `i`th newest of three a day. */
function signal(symbol, i) {
  const day = new Date(Date.UTC(2026, 7, 27 - Math.floor(i / 3))).toISOString().slice(0, 10);
  return {
    symbol,
    price: lastBar(symbol).close,
    signal_type: KINDS[i % 4],
    updated: `${day} 14:${50 - (i % 3)}`,
  };
}

function pulse() {
  const index = (code, value) => ({
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
    sectors: WORDS.map((name, i) => ({ name, changePercent: 2 - 0.5 * i })),
    note: [
      'VN-Index tăng 5,12 điểm (+0,41%), đóng cửa ở 1.680,20 điểm.',
      'Thanh khoản trên HOSE đạt 18.231 tỷ đồng, bằng 1,1 lần bình quân 20 phiên.',
      'Nhóm thép dẫn đầu (tăng 2,00%), nhóm cao su yếu nhất (giảm 1,50%).',
      'Khối ngoại bán ròng 312 tỷ đồng, tự doanh mua ròng 85 tỷ đồng.',
    ].join(' '),
  };
}

function headline(_, i) {
  const sentence = 'Dòng tiền luân phiên giữa các nhóm ngành, thanh khoản giữ ở mức trung bình của tháng. ';
  return {
    title: `Nhận định thị trường phiên ${27 - i}/8: ${PLACES[i % 8]} và nhóm ${WORDS[i % 8]} dẫn dắt`,
    date: `2026-08-${27 - i} 08:${10 + i}:00`,
    content: `<p>${sentence.repeat(5)}</p><ul>${`<li>${sentence}</li>`.repeat(4)}</ul><p>${sentence.repeat(3)}</p>`,
  };
}

function description(symbol) {
  return {
    ...{
      name: symbol,
      ticker: symbol,
      description: nameOf(symbol),
      type: 'stock',
      timezone: 'Asia/Ho_Chi_Minh',
    },
    ...{
      session: '0900-1500',
      'exchange-traded': 'HOSE',
      'exchange-listed': 'HOSE',
      minmov: 1,
      pricescale: 100,
    },
    ...{ has_intraday: false, supported_resolutions: ['D', 'W', 'M'] },
  };
}

function quote(symbol) {
  const { open, high, low, close, volume } = lastBar(symbol);
  return {
    s: 'ok',
    n: symbol,
    v: {
      ...{ ch: close - open, chp: (close / open - 1) * 100, short_name: symbol, exchange: 'HOSE' },
      ...{ description: nameOf(symbol), lp: close, open_price: open, high_price: high, low_price: low },
      ...{ prev_close_price: open, volume },
    },
  };
}

function history(symbol, to, countback) {
  const { time, open, high, low, close, volume } = barsOf(symbol, Math.min(countback || BARS, BARS));
  if (to <= time[0]) return { s: 'no_data' };
  return { s: 'ok', t: time, o: open, h: high, l: low, c: close, v: volume };
}

function lastBar(symbol) {
  const { open, high, low, close, volume } = barsOf(symbol, 1);
  return { open: open[0], high: high[0], low: low[0], close: close[0], volume: volume[0] };
}

function times(length, make) {
  return Array.from({ length }, (_, i) => make(i, i));
}
