import type { Day } from '../../../market/day';

/** A Thursday in the lunch break, when no price moves and nothing is refreshed by itself. */
export const NOON = new Date('2026-03-12T11:45:00+07:00');

/** The trading days that the samples are of, newest first. */
export const days = ['2026-03-12', '2026-03-11', '2026-03-10'] as const satisfies readonly Day[];

/** The same day before its close, when its bar is studied; the prices are those of noon. */
export const NEARLY_CLOSED = new Date('2026-03-12T14:20:00+07:00');

/** In the auction that opens the day, and in the one that closes it. */
export const OPENING = new Date('2026-03-12T09:05:00+07:00');
export const CLOSING = new Date('2026-03-12T14:35:00+07:00');

/** Prices of the morning in thousand VND, volumes in shares. */
const board = [
  row('FPT', 'FPT Corp', 'HOSE', 96.5, [96.8, 98.6, 96.6, 98.2], 4_812_300),
  row('VCB', 'Vietcombank', 'HOSE', 62, [62, 62.3, 61.2, 61.5], 2_604_100),
  row('HPG', 'Hòa Phát', 'HOSE', 27.6, [27.6, 28.3, 27.55, 28.15], 21_486_500),
  row('MWG', 'Thế giới Di động', 'HOSE', 83, [83.5, 88.8, 83.4, 88.8], 9_340_700),
  row('VNM', 'Vinamilk', 'HOSE', 61.8, [61.8, 62.4, 61.5, 61.8], 1_733_900),
  row('DGC', 'Hóa chất Đức Giang', 'HOSE', 94, [93.2, 93.4, 87.5, 87.5], 6_018_200),
  row('SSI', 'Chứng khoán Sài Gòn', 'HOSE', 31.2, [31.1, 31.3, 30.75, 30.9], 12_055_800),
  row('SHS', 'Chứng khoán Sài Gòn Hà Nội', 'HNX', 22.4, [22.4, 23.1, 22.3, 22.9], 15_922_400),
  row('ACV', 'Cảng hàng không', 'UPCOM', 55, [55.1, 55.9, 54.8, 55.6], 208_600),
] as const;

export type Listed = (typeof board)[number];

export const listed = new Map<string, Listed>(board.map((each) => [each.symbol, each]));

/** VN-Index by its code at the feed, in points. */
export const index = row(
  'VNINDEX',
  'VN-Index',
  'HOSE',
  1772.45,
  [1770.2, 1786.3, 1768.4, 1784.91],
  412_000_000,
);

type Prices = readonly [open: number, high: number, low: number, last: number];

function row(
  symbol: string,
  name: string,
  exchange: string,
  reference: number,
  [open, high, low, last]: Prices,
  volume: number,
) {
  return { symbol, name, exchange, reference, open, high, low, last, volume };
}

/** A UDF `symbol_info` response with every optional column. */
export const symbolInfo = {
  symbol: board.map(({ symbol }) => symbol),
  description: board.map(({ name }) => name),
  'exchange-listed': board.map(({ exchange }) => exchange),
  sector: [
    'Công nghệ',
    'Ngân hàng',
    'Thép',
    'Bán lẻ',
    'Thực phẩm',
    'Hóa chất',
    'Chứng khoán',
    'Chứng khoán',
    'Hàng không',
  ],
  market_cap: [167_200, 513_900, 216_100, 131_300, 129_200, 33_300, 64_200, 20_600, 199_200],
};

/** A UDF `symbols` response; an unknown symbol has an error of its own. */
export function aboutOf(symbol: string) {
  const at = board.findIndex((each) => each.symbol === symbol);
  if (at < 0) return { s: 'error', errmsg: 'unknown_symbol' };
  const { name, exchange } = board[at]!;
  return {
    name: symbol,
    description: name,
    full_name: fullNames[symbol] ?? name,
    exchange,
    sector: symbolInfo.sector[at],
  };
}

const fullNames: Readonly<Record<string, string>> = { FPT: 'Công ty Cổ phần FPT' };

/** The rows of a UDF `quotes` response. */
export function quotesOf(symbols: readonly string[]) {
  const d = symbols.flatMap((symbol) => {
    const found = symbol === index.symbol ? index : listed.get(symbol);
    return found ? [{ s: 'ok', n: symbol, v: quoteOf(found) }] : [];
  });
  return { s: 'ok', d };
}

/** The same with the best orders alone. */
export function partialOrderBookOf(symbols: readonly string[]) {
  return withColumns(symbols, ({ last }) => ({ bid: last, bid_volume: 18_200, ask: last + 0.1 }));
}

/** The same before the first match of a day: what the auction would match now, and nothing else of the orders. */
export function openingBookOf(symbols: readonly string[]) {
  return withColumns(symbols, ({ open }) => ({ expected_price: open, expected_volume: 318_400 }));
}

/** The order book of the auction that closes the day. */
export function closingBookOf(symbols: readonly string[]) {
  const { s, d } = orderBookOf(symbols);
  const matches = ({ lp }: { lp: number }) => [
    ['14:29:57', lp, 4_800, 'sell'],
    ['14:29:52', lp + 0.1, 1_100, 'buy'],
    ['14:29:44', lp, 700, 'sell'],
  ];
  const auction = (v: { lp: number }) => ({ expected_price: v.lp + 0.2, expected_volume: 1_245_600 });
  return {
    s,
    d: d.map((each) => ({ ...each, v: { ...each.v, ...auction(each.v), matches: matches(each.v) } })),
  };
}

/** The same with every column of an order book. */
export function orderBookOf(symbols: readonly string[]) {
  return withColumns(symbols, ({ last }) => ({
    bid: last,
    bid_volume: 18_200,
    bid2: last - 0.1,
    bid2_volume: 41_500,
    bid3: last - 0.2,
    bid3_volume: 25_300,
    ask: last + 0.1,
    ask_volume: 9_800,
    ask2: last + 0.2,
    ask2_volume: 33_100,
    ask3: last + 0.3,
    ask3_volume: 52_700,
    foreign_buy: 412_300,
    foreign_sell: 655_100,
    matches: [
      ['11:29:58', last, 1_200, 'sell'],
      ['11:29:51', last + 0.1, 300, 'buy'],
      ['11:29:40', last, 2_500, 'sell'],
    ],
    foreign_room: 21_400_000,
  }));
}

function withColumns(symbols: readonly string[], columns: (listed: ReturnType<typeof row>) => object) {
  const { s, d } = quotesOf(symbols);
  return { s, d: d.map((each) => ({ ...each, v: { ...each.v, ...columns(listed.get(each.n)!) } })) };
}

function quoteOf({ name, exchange, reference, open, high, low, last, volume }: ReturnType<typeof row>) {
  return {
    exchange,
    description: name,
    lp: last,
    volume,
    prev_close_price: reference,
    open_price: open,
    high_price: high,
    low_price: low,
  };
}
