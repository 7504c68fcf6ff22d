// @module-tag P28
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerRules, policy, type Addresses } from '../../scripts/vite/headers';
import { problemsOf } from '../../scripts/vite/variables';
import { randomRuns } from '../support/machines/cases';
import { tried } from '../support/tried';

/** The variables that enter the policy: what they are there, and what every address of theirs ends with. */
const variables: Readonly<Record<string, { as: keyof Addresses; end: string }>> = {
  VITE_API_URL: { as: 'api', end: '' },
  VITE_NEWS_URL: { as: 'news', end: '' },
  VITE_CHART_FEED_URL: { as: 'feed', end: '' },
  VITE_COVID_URL: { as: 'covid', end: '' },
  VITE_TILE_URL: { as: 'tiles', end: '/{z}/{x}/{y}' },
  VITE_CHART_EMBED_URL: { as: 'embed', end: '/?symbol={symbol}' },
  VITE_GOOGLE_MAPS_KEY: { as: 'googleMapsKey', end: '' },
  VITE_IMAGE_ORIGINS: { as: 'images', end: '' },
  VITE_REPORT_URL: { as: 'reports', end: '' },
};

/** What could end a host's place in a policy, a header or the page. */
const signs = [
  ...[
    ';',
    ',',
    '*',
    ' ',
    "'",
    '"',
    '`',
    '\n',
    '\r\n',
    '\t',
    '\u0000',
    '\u007f',
    '\u00a0',
    '\u2028',
    '\\',
    '|',
    '^',
  ],
  ...[
    '<',
    '>',
    '{',
    '}',
    '(',
    ')',
    '$',
    '!',
    '&',
    '+',
    '=',
    '%3b',
    '%2a',
    '%20',
    '%0a',
    '；',
    '，',
    '＊',
    '\u202e',
  ],
];

const hostile = [
  ...signs.flatMap((sign) => [
    `https://api${sign}x.example`,
    `https://api.example${sign}`,
    `https://${sign}.example`,
    `${sign}https://api.example`,
    `https://api.example${sign}script-src${sign}*`,
    `https://api.example/${sign}; script-src 'unsafe-inline'`,
  ]),
  ...[
    '*',
    'https:',
    'https://',
    'https://*',
    'https://*.example',
    'https://*:*',
    "'self'",
    "'unsafe-inline'",
    'data:',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://x.example/1',
    'ftp://x.example',
    'ws://x.example',
  ],
  ...[
    'file:///etc/passwd',
    '//x.example',
    '/\\x.example',
    '\\\\x.example',
    'https:\\\\x.example',
    'https:x.example',
  ],
  ...['https://u:p@x.example', 'https://self@x.example', 'https://x.example:*', 'https://x.example:99999'],
  ...['https://[::1;]', 'https://[*]', 'https://..', 'https://x..example', 'https://.example'],
  ...['https://x.example; frame-ancestors *', 'https://x.example\nX-Frame-Options: ALLOWALL', '</script>'],
];

const directives = (text: string) =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const own = directives(policy({}, []));
const HOST = /^https?:\/\/(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d+)?$/;

/** The policy that a browser reports. */
const REPORTED = /^ script-src 'self'; report-uri [^\s;,]+; report-to reports$/;

/** What a build with a value does that it must not; null where it ends, or has the policy that it should. */
function problemWith(name: string, value: string): string | null {
  const [sentence] = problemsOf({ [name]: value });
  if (sentence)
    return /^VITE_\w+ (is|contains) "[^\n]*\.$/.test(sentence) && sentence.startsWith(name) ? null : sentence;

  const addresses = { [variables[name]!.as]: value };
  const built = directives(policy(addresses, []));
  if ([...built.keys()].join() !== [...own.keys()].join()) return `${value}: ${[...built.keys()].join()}`;
  const added = [...built].flatMap(([directive, sources]) =>
    sources.filter((source) => !own.get(directive)!.includes(source)),
  );
  const foreign = added.filter((source) => !HOST.test(source));
  const headers = headerRules(addresses, []).flatMap((rule) => Object.values(rule.headers));
  const policies = headers
    .filter((header) => header.startsWith('default-src'))
    .map((each) => each.split(','));
  const isBroken =
    foreign.length > 0 ||
    headers.some((header) => /[\n\r*$]/.test(header)) ||
    policies.some(([, ...more]) => more.length > 1 || more.some((each) => !REPORTED.test(each)));
  return isBroken ? `${value}: ${foreign.join()}` : null;
}

describe('a build whose variable is hostile', () => {
  it.each(Object.keys(variables))(
    'ends with a sentence about %s, or has the policy’s own directives',
    (name) => {
      const values = hostile.map((value) => value + variables[name]!.end);

      expect(new Set(values).size).toBeGreaterThan(200);
      tried(values.length, 'hostile values');
      expect(values.flatMap((value) => problemWith(name, value) ?? [])).toEqual([]);
      expect(values.filter((value) => problemsOf({ [name]: value }).length > 0).length).toBeGreaterThan(150);
    },
  );

  it('ends or has them for any text, and for any in the place of a host', { timeout: 60_000 }, () => {
    const name = fc.constantFrom(...Object.keys(variables));
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const value = fc.oneof(
      text,
      text.map((host) => `https://${host}`),
      text.map((host) => `https://a${host}.example`),
    );
    fc.assert(
      fc.property(name, value, (name, value) => {
        return problemWith(name, value + variables[name]!.end) === null;
      }),
      { ...randomRuns, numRuns: randomRuns.numRuns / 4 },
    );
    tried(randomRuns.numRuns / 4, 'random values');
  });

  it.each([
    'https://nhịp.example/v1',
    'http://[::1]:4000',
    'http://localhost:4000/api',
    'https://my_api.example/?a=b,c;d*',
  ])('is built where it is an ordinary address, such as %s', (address) => {
    expect(problemsOf({ VITE_API_URL: address })).toEqual([]);
  });
});
