import fc from 'fast-check';
import { scenarioNames } from '../../mock-server/scenarios';

/** What a link or a browser may hold in any place, beside what belongs there. */
export const hostile = [
  ...[
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '{}',
    '[]',
    '"',
    '{',
  ],
  ...[
    '%E0%A4%A',
    '%',
    '%00',
    '<img src=x onerror=alert(1)>',
    '{{brand}}',
    '$t(app.name)',
    '../../..',
    '\u202ex',
  ],
  ...['x'.repeat(5_000), '[[[[[[[[', '{"__proto__":{"isAdmin":true}}', '𝕏'.repeat(30)],
];

const texts = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 2 }),
);

const year = fc.oneof(fc.integer({ min: 2024, max: 2030 }), fc.integer({ min: 0, max: 9999 }));
const two = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
const moments = fc
  .tuple(year, two(13), two(32), two(24), two(60))
  .map(([y, month, day, hour, minute]) => `${String(y).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`);

/** The parameters of a link, each with values that it knows. */
const known: Readonly<Record<string, fc.Arbitrary<string>>> = {
  person: fc.constantFrom('visitor', 'member', 'admin', 'new'),
  clock: fc.oneof(moments, fc.constantFrom('real', 'ato', 'lunch', 'atc', 'closed', 'sunday', 'tet')),
  speed: fc.constantFrom('0', '1', '10', '60'),
  latency: fc.constantFrom('usual', '0', '200', '1500'),
  fault: fc.constantFrom(
    'none',
    '500 *',
    'offline GET /api/watchlists once',
    'html GET /news',
    'never *',
    'drop GET /udf/stream',
  ),
  lng: fc.constantFrom('vi', 'en', 'de'),
  theme: fc.constantFrom('dark', 'light'),
  brand: fc.constantFrom('Phù Sa', 'Sông Hồng'),
  'brand-dark': fc.constantFrom('f2a65a', '101010'),
  'brand-light': fc.constantFrom('8f4a00', 'ffffff'),
  tour: fc.constantFrom('', '0', '99'),
  present: fc.constantFrom('', '0', '99'),
};

const parameter = (name: string, value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      value,
      fc.constantFrom(encodeURIComponent, (text: string) => text),
    )
    .map(([text, encode]) => `${name}=${safely(encode, text)}`);

/** A lone surrogate has no encoding. */
function safely(encode: (text: string) => string, text: string) {
  try {
    return encode(text);
  } catch {
    return text;
  }
}

const parameters = Object.entries(known).map(([name, values]) => parameter(name, fc.oneof(values, texts)));

/** The query of a link to the demo; a scenario in it exists. */
export const searches = fc
  .tuple(
    fc.array(fc.oneof(...parameters), { maxLength: 8 }),
    fc.option(fc.constantFrom(...scenarioNames), { nil: null }),
  )
  .map(
    ([each, scenario]) => `?${[...each, ...(scenario === null ? [] : [`scenario=${scenario}`])].join('&')}`,
  );

const instants = fc.oneof(
  fc.constantFrom(0, 1e15, -1e15, 8.64e15, 1e300, Number.MAX_SAFE_INTEGER),
  fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }).map(Number),
);

const clockSettings = fc.record({
  marketStart: instants,
  realStart: instants,
  speed: fc.constantFrom(0, 1, 10, 60, 7),
  preset: fc.constantFrom('', 'ato', '__proto__'),
});

const rows = fc.array(fc.dictionary(texts, texts, { maxKeys: 2 }), { maxLength: 2 });
/** A desk in its shape, whose rows nobody has written so. */
const desks = fc.record(
  {
    version: fc.oneof(fc.integer(), fc.constantFrom(Number.MAX_SAFE_INTEGER, -1)),
    ...{ trades: rows, alerts: rows, notes: rows, lines: rows },
    lists: fc.oneof(rows, texts),
  },
  { requiredKeys: ['version', 'trades', 'alerts', 'notes', 'lines'] },
);

/** A state of the mock server in its shape, whose parts nobody has written so. */
const states = fc.record({
  version: fc.constant(2),
  begun: fc.oneof(fc.integer(), fc.constantFrom(1e300, -1)),
  ended: fc.array(texts, { maxLength: 3 }),
  accounts: fc.constantFrom({}, { NaN: {} }, { '1': null }),
  passwords: fc.dictionary(texts, texts, { maxKeys: 2 }),
  desks: fc.dictionary(fc.constantFrom('1', 'story 1', '__proto__'), desks, { maxKeys: 2 }),
  renewals: fc.constantFrom({}, { '1': { endDate: '9999-12-31', requestedAt: 'x' } }),
  resetRequest: fc.record({ userId: fc.oneof(texts, fc.constantFrom('1', null)) }),
  plans: fc.constantFrom(
    {},
    { '1': [{ id: 1, startDate: '9999-12-31' }] },
    { '1': [{ id: 1, startDate: 'x' }] },
  ),
  notifications: fc.dictionary(texts, fc.array(texts, { maxLength: 2 }), { maxKeys: 2 }),
  lists: fc.dictionary(
    fc.constantFrom(...scenarioNames),
    fc.dictionary(fc.constantFrom('1', '2', '__proto__'), fc.array(texts, { maxLength: 3 }), { maxKeys: 2 }),
    { maxKeys: 2 },
  ),
});

const asJson = (value: fc.Arbitrary<unknown>) => value.map((each) => JSON.stringify(each));

const pictures = fc.oneof(
  fc.constantFrom('data:image/png;base64,AAAA', 'data:image/png;base64,"),url(x)', 'data:image/svg+xml,x'),
  texts,
);
const logos = fc.record({
  source: pictures,
  icon: pictures,
  ratio: fc.oneof(fc.constantFrom(1, 2.5), fc.double()),
  plates: fc.array(fc.oneof(fc.constantFrom('dark', 'light'), texts), { maxLength: 2 }),
});

/** What the demo keeps in a tab, and in the browser. */
export const keptInTab = fc.record(
  {
    'demo.scenario': fc.oneof(fc.constantFrom<string>(...scenarioNames), texts),
    'demo.settings': fc.oneof(searches, texts),
    'demo.tour': fc.oneof(fc.constantFrom('0', '3'), texts),
    'demo.presentation': fc.oneof(
      fc.constantFrom(
        '{"scene":3,"since":1787800000000,"hasNotes":true}',
        '{"scene":null,"since":null,"hasNotes":false}',
        '{"scene":99,"since":-1,"hasNotes":true,"person":"root","left":{"scenario":7,"speed":60}}',
      ),
      texts,
    ),
    'demo.logo': fc.oneof(asJson(logos), texts),
    'demo.story': fc.oneof(fc.constant('begun'), texts),
    'demo.visit': texts,
    'demo.drawer': texts,
    'demo.inspect': texts,
  },
  { requiredKeys: [] },
);
export const keptInBrowser = fc.record(
  {
    'nhip.demo.time': fc.oneof(asJson(clockSettings), texts),
    'nhip.mock': fc.oneof(asJson(states), texts),
  },
  { requiredKeys: [] },
);
