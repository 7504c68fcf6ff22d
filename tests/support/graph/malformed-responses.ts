import { asRecord } from '../../../src/lib/json';
import { corpus } from '../corpus';

/** Values that any field may have instead of its own. */
const ANY_VALUE: readonly unknown[] = [
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
  ...['null', 'undefined', 'Invalid Date', [], {}, [null], [[]], { data: [] }, { 0: { symbol: 'HPG' } }],
];

/** Bodies that are not what an endpoint sends. */
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

/** Values that look right for the field of this name, and are not. */
const FIELD_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  symbol: ['hpg', 'HPG ', 'HP G', 'HPG/..', 'HPG?x=1', 'HPG#', 'ＨＰＧ', 'HPG\u200B', 'A'.repeat(400), 17],
  symbols: ['HPG;FPT', 'HPG  FPT', ['HPG', 'HPG'], ['HPG', null, ' '], { 0: 'HPG' }, [{ symbol: 'HPG' }]],
  short_name_vi: ['HPG', '  ', 'Ho\u0300a Pha\u0301t', '\u202Etáhp aòH', 'Tên\ndài', 'x'.repeat(3000)],
  price: ['26.75', '26,75', '26.75 đ', -26.75, 0, 1e300, '1e5', '∞', [26.75]],
  weight: ['20%', 101, -5, '20', {}],
  signal_type: ['buy_breakout', 'BUY_BREAK_OUT', 'sell_trend', 'valueOf', 4, ['buy_trend_up']],
  action: ['MUA', 'mua ', 'short', 'hasOwnProperty', 1],
  updated: [
    '2026-02-30 09:15:00',
    '05/01/2026 09:15',
    '9:15 2026-01-05',
    '2026-01-05T02:15:00Z',
    ' 09:15',
    1767579300,
  ],
  date: ['hôm qua', '2026-01-05T02:15:00+00:00', 'Mon, 05 Jan 2026 09:15:00 +0700', '/Date(-1)/', 9e15, -1],
  day: ['2026-1-5', '0000-00-00', '31/02/2026'],
  asOf: ['2026-01-05', '2026-01-05T15:00:00', '2026-13-05T15:00:00Z', 1767600000000],
  startDate: ['9999-12-31', '01/03/2026', '2026-03-01T00:00:00+07:00', '2026-03-32'],
  endDate: ['9999-12-31', '', '2026-02-29'],
  content: ['<script>alert(1)</script>', '<p>', '&nbsp;', 'x'.repeat(100_000)],
  title: ['&#0;', '&amp;lt;b&amp;gt;', '<img src=x onerror=alert(1)>', '\n\n', '&#x110000;'],
  author: [{ name: 'An' }, ['An'], '<img src=x onerror=alert(1)>', 'An\nBình'],
  source: [{ name: 'Tin' }, ['Tin'], 'javascript:alert(1)'],
  tags: ['Thép, Dầu khí', [null, 1, {}], [{ title: 'Thép' }], ['Thép', 'Thép'], [['Thép']], { 0: 'Thép' }],
  url: [
    ...['javascript:alert(1)', '//a.vn', 'https://', 'https://u:p@a.vn', 'https://[', ['https://a.vn']],
    'http://a.vn/{refCode}',
    'https://{refCode}.a.vn/',
    'javascript:{refCode}',
    'https://u:p@a.vn/{refCode}',
  ],
  id: [0, -1, 7.5, '007', 2 ** 60, '7/../8', { id: 7 }],
  email: ['an@b.vn', { name: null }, { name: ['an@b.vn'] }, { number: 'an@b.vn' }],
  s: ['error', 'no_data', 'OK', ''],
  t: [['86400', 172_800], [172_800, 86_400], [86_400, 86_400], [1e12, 2e12], 86_400],
  c: [['2', '2'], [2], [2, null], [2, 2, 2], [1e300, 2]],
  v: [[null, null], [5, -6], ['5', '6'], []],
};

type Corpus = {
  bodies: readonly { id: string; body: string }[];
  anyValue: readonly unknown[];
  fields: Readonly<Record<string, readonly unknown[]>>;
};

/** The value of a field that is left out. */
export const ABSENT = Symbol('absent');

/** Files with more of them, as `{ bodies: [{ body }], anyValue: [], fields: {} }`. */
const larger = corpus.filter((file): file is Corpus => Array.isArray(asRecord(file)?.['bodies']));

export const malformedBodies: readonly string[] = [
  ...BODIES,
  ...larger.flatMap(({ bodies }) => bodies.map(({ body }) => body)),
];

/** Everything that the field of this name may hold instead of its own value. */
export function malformedValues(name: string): readonly unknown[] {
  const foreign = larger.flatMap(({ anyValue, fields }) => [...anyValue, ...(fields[name] ?? [])]);
  return [
    ABSENT,
    ...ANY_VALUE,
    ...(FIELD_VALUES[name] ?? []),
    ...foreign.map((value) => (value === '(absent)' ? ABSENT : value)),
  ];
}
