import { isTradingDay } from '../../../src/market/calendar';
import type { DayOrder } from '../../../src/member/desk/import/cells/days';
import type { Choices, Question } from '../../../src/member/desk/import/preview-types';

/** A trade as a generated file means it: the price in đồng. */
export type TrueTrade = {
  side: 'BUY' | 'SELL';
  symbol: string;
  quantity: number;
  price: number;
  day: string;
  fee: number | null;
  tax: number | null;
  account: string | null;
};

export type GeneratedFile = {
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  truth: readonly TrueTrade[];
  /** What answers the questions that the file leaves open. */
  answers: Required<Pick<Choices, 'side' | 'unit' | 'days' | 'decimal' | 'roles'>>;
  /** The questions that it may ask: it does not say these. */
  mayAsk: ReadonlySet<Question['kind']>;
  /** What was chosen in each dimension, to find a file again. */
  shape: Readonly<Record<string, unknown>>;
};

export const TODAY = '2026-08-27';
/** With prices in đồng, of penny shares to dear ones. */
const SHARES: Readonly<Record<string, number>> = {
  ...{
    FPT: 79_400,
    HPG: 36_100,
    TCB: 27_500,
    VNM: 53_600,
    SSI: 31_250,
    MWG: 84_300,
    ACB: 24_150,
    VCB: 61_900,
  },
  ...{
    MBG: 3_000,
    AMV: 900,
    DFF: 1_700,
    HQC: 2_890,
    SHS: 17_700,
    BAB: 12_100,
    SAB: 120_000,
    E1VFVN30: 25_110,
  },
};
export const LISTED = Object.keys(SHARES);
export const isListed = (symbol: string) => Object.hasOwn(SHARES, symbol);

/** A generator of the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const chance = (part: number) => next() < part;
  const shuffle = <T>(all: readonly T[]): T[] =>
    all
      .map((each) => [next(), each] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, each]) => each);
  return { next, int, pick, chance, shuffle };
}
type Random = ReturnType<typeof randomOf>;

const HEADS = {
  day: [
    'Ngày GD',
    'Ngày khớp',
    'Ngày giao dịch',
    'Ngày',
    'Trade Date',
    'Date',
    'NGÀY GIAO DỊCH',
    'Ngày\nGD',
    'Ngay GD',
    'Transaction Date',
    'Thời gian khớp',
    'Ngày khớp lệnh',
    'Datum',
  ],
  time: ['Giờ khớp', 'Thời gian', 'Giờ', 'Time', 'Giờ GD'],
  symbol: [
    'Mã CK',
    'Mã CP',
    'Mã chứng khoán',
    'Mã',
    'Symbol',
    'Ticker',
    'Stock Code',
    'MÃ CK',
    'Ma CK',
    'Mã cổ phiếu',
    'Stock',
    'Chứng khoán',
    'Security',
  ],
  side: [
    'Mua/Bán',
    'Loại GD',
    'Lệnh',
    'Side',
    'Action',
    'Chiều',
    'Loại lệnh',
    'Type',
    'Loại',
    'Buy/Sell',
    'Loại giao dịch',
    'B/S',
    'Giao dịch',
    'Nghiệp vụ',
    'Hướng',
    'Xyz',
    'GD',
  ],
  matchedQuantity: [
    'KL khớp',
    'Khối lượng khớp',
    'Matched Volume',
    'Filled Qty',
    'KL Khớp (CP)',
    'SL khớp',
    'Executed Quantity',
    'KL thực hiện',
  ],
  matchedPrice: [
    'Giá khớp',
    'Giá khớp TB',
    'Matched Price',
    'Fill Price',
    'Giá TB',
    'Avg Price',
    'Average Price',
    'Giá khớp lệnh',
    'Giá khớp bình quân',
  ],
  plainQuantity: [
    'Khối lượng',
    'Số lượng',
    'KL',
    'Quantity',
    'Qty',
    'SL',
    'Volume',
    'Shares',
    'KLGD',
    'Khối lượng (CP)',
  ],
  plainPrice: ['Giá', 'Đơn giá', 'Price', 'Giá GD', 'Unit Price', 'Mức giá'],
  orderedQuantity: ['KL đặt', 'Khối lượng đặt', 'Order Qty', 'Ordered Volume', 'SL đặt', 'KL lệnh'],
  orderedPrice: ['Giá đặt', 'Order Price', 'Giá lệnh', 'Limit Price', 'Giá đặt lệnh'],
  fee: ['Phí', 'Phí GD', 'Phí giao dịch', 'Fee', 'Commission', 'Phí môi giới', 'Phí (VND)'],
  tax: ['Thuế', 'Thuế TNCN', 'Tax', 'Thuế bán', 'PIT'],
  value: [
    'Giá trị',
    'Giá trị khớp',
    'GTGD',
    'Value',
    'Thành tiền',
    'Giá trị giao dịch',
    'Gross Amount',
    'Amount',
  ],
  state: ['Trạng thái', 'Status', 'Tình trạng', 'Trạng thái lệnh', 'Order Status'],
  orderType: ['Loại', 'Lệnh', 'Order Type', 'Loại lệnh', 'Loại GD'],
  number: ['Số hiệu lệnh', 'Order ID', 'Mã lệnh', 'SHL', 'Mã GD', 'Order No.'],
  exchange: ['Sàn', 'Exchange', 'Sàn GD', 'Market'],
  rank: ['STT', 'TT', 'No.'],
  bought: ['KL mua', 'SL mua', 'Khối lượng mua', 'Buy Qty'],
  sold: ['KL bán', 'SL bán', 'Khối lượng bán', 'Sell Qty'],
} as const;
type Field = keyof typeof HEADS;

const SIDES: readonly (readonly [buy: readonly string[], sell: readonly string[]])[] = [
  [['Mua'], ['Bán']],
  [['MUA'], ['BÁN']],
  [
    ['Buy', 'BUY'],
    ['Sell', 'SELL'],
  ],
  [['B'], ['S']],
  [['M'], ['B']],
  [['NB'], ['NS']],
  [
    ['Lệnh mua', 'Khớp mua'],
    ['Lệnh bán', 'Khớp bán'],
  ],
  [
    ['mua ', 'Mua lẻ', 'Mua thường'],
    ['bán', 'Bán lẻ', 'Bán thường'],
  ],
  [
    ['Mua', 'Buy', 'NB'],
    ['Bán', 'Sell', 'NS'],
  ],
  [['Bought'], ['Sold']],
];

const STATES = {
  matched: ['Đã khớp', 'Khớp hết', 'Khớp', 'Khớp toàn bộ', 'Filled', 'Matched', 'Hoàn tất'],
  partly: ['Khớp một phần', 'Khớp 1 phần', 'Partially filled', 'Partial'],
  nothing: [
    'Đã hủy',
    'Chờ khớp',
    'Từ chối',
    'Cancelled',
    'Rejected',
    'Hủy',
    'Hết hiệu lực',
    'Chưa khớp',
    'Pending',
  ],
} as const;

const pad = (number: number | string) => String(number).padStart(2, '0');
const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

type DayForm = { name: string; order: DayOrder | 'none'; write: (day: string) => string };
const parts = (day: string) => day.split('-') as [string, string, string];
const DAY_FORMS: readonly DayForm[] = [
  { name: 'd/m/y', order: 'dayFirst', write: (day) => parts(day).reverse().join('/') },
  { name: 'd-m-y', order: 'dayFirst', write: (day) => parts(day).reverse().join('-') },
  { name: 'd.m.y', order: 'dayFirst', write: (day) => parts(day).reverse().join('.') },
  { name: 'd/m/y short', order: 'dayFirst', write: (day) => parts(day).reverse().map(Number).join('/') },
  {
    name: 'd/m/yy',
    order: 'dayFirst',
    write: (day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`,
  },
  {
    name: 'm/d/y',
    order: 'monthFirst',
    write: (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  },
  {
    name: 'm/d/y short',
    order: 'monthFirst',
    write: (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
  },
  { name: 'yy/m/d', order: 'yearFirst', write: (day) => day.slice(2).replaceAll('-', '/') },
  { name: 'iso', order: 'none', write: (day) => day },
  { name: 'y/m/d', order: 'none', write: (day) => day.replaceAll('-', '/') },
  { name: 'compact', order: 'none', write: (day) => day.replaceAll('-', '') },
  { name: 'short iso', order: 'none', write: (day) => parts(day).map(Number).join('-') },
  {
    name: 'd-Mon-y',
    order: 'none',
    write: (day) => `${day.slice(8)}-${ENGLISH[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`,
  },
  {
    name: 'Mon d, y',
    order: 'none',
    write: (day) => `${ENGLISH[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  },
  { name: 'serial', order: 'none', write: (day) => String(Date.parse(day) / 86_400_000 + 25_569) },
];
const TIMES: readonly ((day: string, time: string) => string)[] = [
  (day) => day,
  (day) => day,
  (day, time) => `${day} ${time}`,
  (day, time) => `${day} ${time.slice(0, 5)}`,
  (day, time) => `${time} ${day}`,
  (day, time) =>
    `${day} ${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3, 5)} ${time < '12' ? 'SA' : 'CH'}`,
  (day, time) =>
    `${day} ${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3)} ${time < '12' ? 'AM' : 'PM'}`,
];

type NumberForm = { name: string; group: string; decimal: string; always?: number };
const NUMBER_FORMS: readonly NumberForm[] = [
  { name: 'plain', group: '', decimal: '.' },
  { name: 'plain comma', group: '', decimal: ',' },
  { name: 'en', group: ',', decimal: '.' },
  { name: 'vi', group: '.', decimal: ',' },
  { name: 'blank', group: ' ', decimal: ',' },
  { name: 'no-break', group: '\u00A0', decimal: '.' },
  { name: 'apostrophe', group: "'", decimal: '.' },
  { name: 'en fixed', group: ',', decimal: '.', always: 2 },
  { name: 'vi fixed', group: '.', decimal: ',', always: 2 },
];
function writeNumber(value: number, { group, decimal, always }: NumberForm): string {
  const [whole = '', part = ''] = (
    always === undefined ? String(Number(value.toFixed(6))) : value.toFixed(always)
  ).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return part === '' ? grouped : `${grouped}${decimal}${part}`;
}

const DAYS = (() => {
  const days: string[] = [];
  for (let at = Date.parse('2025-09-03'); at <= Date.parse('2026-08-26'); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (isTradingDay(day)) days.push(day);
  }
  return days;
})();

/** A file of trades as people have them, in all of its dimensions, with what it means. */
export function generateFile(seed: number): GeneratedFile {
  const random = randomOf(seed * 7_919 + 13);
  const { pick, chance, int } = random;
  const unit = pick(['dong', 'thousand'] as const);
  const form = pick(NUMBER_FORMS);
  const dayForm = pick(DAY_FORMS);
  const isNumberOfDay = ['serial', 'compact'].includes(dayForm.name);
  const time = isNumberOfDay ? TIMES[0]! : pick(TIMES);
  const layout = pick([
    'plain',
    'plain',
    'matched',
    'both',
    'orders',
    'split',
    'signed',
    'pairs',
    'none',
  ] as const);
  const [buys, sells] = pick(SIDES);
  const symbols = random.shuffle(Object.keys(SHARES)).slice(0, int(1, 6));
  const hasCosts = layout !== 'split' && chance(0.5);
  const hasValue = layout !== 'split' && layout !== 'pairs' && chance(0.3);
  const isAverage = chance(0.15) && unit === 'dong' && form.always === undefined;

  const truth: Omit<TrueTrade, 'account'>[] = [];
  const count = int(1, 14);
  const days = Array.from({ length: count }, () => pick(DAYS)).sort();
  const rows = days.map((day, i) => {
    const symbol = pick(symbols);
    const side = chance(0.6) ? ('BUY' as const) : ('SELL' as const);
    const tick = unit === 'thousand' && form.always === 2 ? 10 : 10;
    const base = SHARES[symbol]! * (0.95 + random.next() * 0.1);
    const price = isAverage
      ? Number(base.toFixed(pick([0, 1, 2])))
      : Math.max(tick, Math.round(base / tick) * tick);
    const quantity = chance(0.8) ? int(1, 40) * 100 : int(1, 99);
    const fee = Math.round(price * quantity * 0.0015);
    const tax = side === 'SELL' ? Math.round(price * quantity * 0.001) : 0;
    return { i, day, symbol, side, price, quantity, fee, tax };
  });

  const states = rows.map(() => {
    if (layout !== 'orders' && layout !== 'pairs') return 'matched' as const;
    const at = random.next();
    return at < 0.6 ? ('matched' as const) : at < 0.8 ? ('partly' as const) : ('nothing' as const);
  });
  // Two pairs of equal heads are told apart by an order that was matched in part, the product by nothing else.
  if (layout === 'pairs') states[0] = 'partly';
  const n = (value: number) => writeNumber(value, form);
  const p = (price: number) => n(unit === 'thousand' ? price / 1_000 : price);
  const cells = new Map<string, { head: string; cells: string[] }>();
  const put = (
    field: Field,
    key: string,
    write: (row: (typeof rows)[number], state: (typeof states)[number]) => string,
  ) => {
    const taken = [...cells.values()].map(({ head }) => head.toLowerCase());
    const head =
      random.shuffle(HEADS[field]).find((each) => !taken.includes(each.toLowerCase())) ?? HEADS[field][0];
    cells.set(key, { head, cells: rows.map((row) => write(row, states[row.i]!)) });
  };

  if (chance(0.3)) put('rank', 'rank', ({ i }) => String(i + 1));
  if (chance(0.3)) put('number', 'number', ({ i }) => `L-${seed % 97}${100 + i}`);
  const clock = () => `${pad(int(9, 14))}:${pad(int(0, 59))}:${pad(int(0, 59))}`;
  put('day', 'day', ({ day }) => time(dayForm.write(day), clock()));
  if (time === TIMES[0] && chance(0.2)) put('time', 'time', clock);
  put('symbol', 'symbol', ({ symbol }) => symbol);
  if (layout !== 'split' && layout !== 'signed' && layout !== 'none') {
    put('side', 'side', ({ side }) => pick(side === 'BUY' ? buys : sells));
  }
  let matchedPair: 'one' | 'two' = 'two';
  const ordered = new Map(
    rows.map((row) => [
      row.i,
      {
        quantity: states[row.i] === 'partly' ? row.quantity + int(1, 9) * 100 : row.quantity,
        price: row.price + 10 * int(0, 5),
      },
    ]),
  );
  const matched = (row: (typeof rows)[number], state: (typeof states)[number]) =>
    state === 'nothing' ? 0 : row.quantity;
  if (layout === 'plain' || layout === 'none') {
    put('plainQuantity', 'quantity', (row) => n(row.quantity));
    put('plainPrice', 'price', (row) => p(row.price));
  } else if (layout === 'signed') {
    put('plainQuantity', 'quantity', (row) => (row.side === 'SELL' ? '-' : '') + n(row.quantity));
    put('plainPrice', 'price', (row) => p(row.price));
  } else if (layout === 'split') {
    put('bought', 'bought', (row) => (row.side === 'BUY' ? n(row.quantity) : pick(['', '0'])));
    put('sold', 'sold', (row) => (row.side === 'SELL' ? n(row.quantity) : pick(['', '0'])));
    put(pick(['matchedPrice', 'plainPrice']), 'price', (row) => p(row.price));
  } else if (layout === 'pairs') {
    const heads = [pick(HEADS.plainQuantity), pick(HEADS.plainPrice)] as const;
    const isFirst = chance(0.3);
    if (isFirst) matchedPair = 'one';
    const pair = (key: string, isMatched: boolean) => {
      cells.set(`${key}q`, {
        head: heads[0],
        cells: rows.map((row) => n(isMatched ? matched(row, states[row.i]!) : ordered.get(row.i)!.quantity)),
      });
      cells.set(`${key}p`, {
        head: heads[1],
        cells: rows.map((row) => p(isMatched ? row.price : ordered.get(row.i)!.price)),
      });
    };
    pair('one', isFirst);
    pair('two', !isFirst);
    put('state', 'state', (_, state) => pick(STATES[state]));
  } else {
    if (layout !== 'matched') {
      put(
        layout === 'both' ? pick(['plainQuantity', 'orderedQuantity']) : 'orderedQuantity',
        'ordered',
        (row) => n(ordered.get(row.i)!.quantity),
      );
      put(layout === 'both' ? pick(['plainPrice', 'orderedPrice']) : 'orderedPrice', 'orderedPrice', (row) =>
        p(ordered.get(row.i)!.price),
      );
    }
    put('matchedQuantity', 'quantity', (row, state) => n(matched(row, state)));
    put('matchedPrice', 'price', (row, state) => (state === 'nothing' ? pick(['', '0']) : p(row.price)));
    if (layout === 'orders' || chance(0.2)) put('state', 'state', (_, state) => pick(STATES[state]));
    if (chance(0.3)) put('orderType', 'orderType', () => pick(['LO', 'ATO', 'ATC', 'MP', 'MTL']));
  }
  if (hasValue) put('value', 'value', (row, state) => n(Math.round(matched(row, state) * row.price)));
  if (hasCosts) {
    put('fee', 'fee', (row, state) => n(state === 'nothing' ? 0 : row.fee));
    put('tax', 'tax', (row, state) => n(state === 'nothing' ? 0 : row.tax));
  }
  if (chance(0.4)) put('exchange', 'exchange', () => 'HOSE');

  for (const row of rows) {
    if (states[row.i] === 'nothing') continue;
    truth.push({
      ...{ side: row.side, symbol: row.symbol, quantity: row.quantity, price: row.price, day: row.day },
      ...(hasCosts ? { fee: row.fee, tax: row.tax } : { fee: null, tax: null }),
    });
  }

  const keys =
    layout === 'pairs'
      ? pairsInOrder([...cells.keys()], random)
      : chance(0.6)
        ? random.shuffle([...cells.keys()])
        : [...cells.keys()];
  const columns = keys.map((key) => cells.get(key)!);
  const head = columns.map(({ head: name }) => name);
  const isTwoRows = layout !== 'pairs' && chance(0.1);
  const lines: string[][] = [];
  const title = pick(['none', 'none', 'company', 'account', 'span'] as const);
  if (title !== 'none') lines.push(['CÔNG TY CHỨNG KHOÁN MẪU - LỊCH SỬ KHỚP LỆNH']);
  if (title === 'account' || title === 'span') lines.push(['Số tài khoản: 000 - Khách hàng: A']);
  if (title === 'span' && dayForm.order !== 'none') {
    lines.push([`Từ ngày: ${dayForm.write(days[0]!)} Đến ngày: ${dayForm.write(days.at(-1)!)}`]);
  }
  if (title !== 'none' && chance(0.3)) lines.push(['']);
  if (isTwoRows) lines.push(head.map((_, i) => (i === 0 ? 'Thông tin giao dịch' : '')));
  lines.push(head);
  const repeats = chance(0.15) ? int(1, count) : -1;
  rows.forEach((row) => {
    if (row.i === repeats) {
      if (chance(0.5)) lines.push(totalRow(keys, 'Cộng trang'));
      lines.push(head);
    }
    lines.push(columns.map(({ cells: all }) => all[row.i]!));
  });
  const footer = pick(['none', 'none', 'total', 'signature'] as const);
  if (footer !== 'none') lines.push(totalRow(keys, pick(['Tổng cộng', 'Tổng', 'Total'])));
  if (footer === 'signature') lines.push(['Người lập biểu'], ['Ghi chú: số liệu chỉ để tham khảo']);

  const separator = pick([',', ';', '\t', ',', ';', '|']);
  const eol = pick(['\n', '\r\n']);
  const encoding = pick(['utf-8', 'utf-8', 'utf-8 marked', 'utf-16', 'utf-16be'] as const);
  const sep = separator !== '\t' && chance(0.08) ? `sep=${separator}${eol}` : '';
  const text =
    sep +
    lines.map((line) => line.map((cell) => quoted(cell, separator)).join(separator)).join(eol) +
    (chance(0.8) ? eol : '');

  const mayAsk = new Set<Question['kind']>();
  if (layout === 'none') mayAsk.add('side');
  if (layout === 'signed' && rows.every(({ side }) => side === 'BUY')) mayAsk.add('side');
  if (buys[0] === 'B' || sells[0] === 'B') mayAsk.add('side');
  if (dayForm.order !== 'none' && rows.every(({ day }) => Number(day.slice(8)) <= 12)) mayAsk.add('days');
  // The year of 20/08/26 may be the first number: a day, or a few of several years, say no more.
  const [ofDays, ofYears] = [new Set(days).size, new Set(days.map((day) => day.slice(0, 4))).size];
  const isOpen = ofDays === 1 || (ofYears > 1 && ofDays <= 4);
  if (['d/m/yy', 'yy/m/d'].includes(dayForm.name) && isOpen) mayAsk.add('days');
  if (['.', ','].includes(form.group) && rows.every(({ quantity }) => quantity % 100_000 === 0))
    mayAsk.add('decimal');
  if (
    rows.every(
      ({ i, symbol, price }) => states[i] === 'nothing' || ['AMV', 'SAB'].includes(symbol) || price < 1_600,
    )
  )
    mayAsk.add('unit');
  if (layout === 'pairs') mayAsk.add('column');
  return {
    bytes: encode(text, encoding),
    text,
    truth: truth.map((trade) => ({
      ...trade,
      account: title === 'account' || title === 'span' ? '000' : null,
    })),
    answers: {
      side: truth[0]?.side ?? 'BUY',
      roles: layout === 'pairs' ? rolesOfPairs(keys, matchedPair) : {},
      unit,
      days: dayForm.order === 'none' ? 'dayFirst' : dayForm.order,
      decimal: form.decimal as '.' | ',',
    },
    mayAsk,
    shape: {
      seed,
      unit,
      form: form.name,
      dayForm: dayForm.name,
      layout,
      title,
      footer,
      separator,
      encoding,
      isTwoRows,
      repeats,
    },
  };
}

/** What each column of the pairs is, by its place. */
function rolesOfPairs(keys: readonly string[], matched: 'one' | 'two'): NonNullable<Choices['roles']> {
  const roles = (['one', 'two'] as const).flatMap((pair) => [
    [keys.indexOf(`${pair}q`), pair === matched ? ('quantity' as const) : null] as const,
    [keys.indexOf(`${pair}p`), pair === matched ? ('price' as const) : null] as const,
  ]);
  return Object.fromEntries(roles);
}

/** The pairs keep their order and stand side by side. */
function pairsInOrder(keys: readonly string[], { shuffle }: Random): string[] {
  const pairs = ['oneq', 'onep', 'twoq', 'twop'];
  const others = shuffle(keys.filter((key) => !pairs.includes(key)));
  const at = Math.floor(others.length / 2);
  return [...others.slice(0, at), ...pairs, ...others.slice(at)];
}

const totalRow = (keys: readonly string[], word: string) =>
  keys.map((key, i) => (i === 0 ? word : ['quantity', 'value', 'fee'].includes(key) ? '12345' : ''));

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function encode(
  text: string,
  encoding: 'utf-8' | 'utf-8 marked' | 'utf-16' | 'utf-16be',
): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 marked') return new TextEncoder().encode(`\uFEFF${text}`);
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  const isLittle = encoding === 'utf-16';
  view.setUint16(0, 0xfeff, isLittle);
  for (let i = 0; i < text.length; i += 1) view.setUint16(2 + 2 * i, text.charCodeAt(i), isLittle);
  return bytes;
}
