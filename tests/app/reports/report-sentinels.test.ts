// @module-tag P38
import { afterEach, describe, expect, it } from 'vitest';
import { GraphQLError } from 'graphql';
import { RestError } from '../../../src/rest/errors';
import { errorOf, openReportedPage, ROOT } from '../../support/reports';
import { tried } from '../../support/tried';

/** What the product knows of a person and of a market, as texts that a report would show at once. */
const sentinels = {
  email: 'thu.nguyen.83@hopthu.example',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjR9.q7Xv',
  code: '482913',
  name: 'Nguyễn Thị Hoài Thu',
  phone: '0903481275',
  symbol: 'FPT',
  'a symbol that is a word': 'CAN',
  list: 'Danh mục hưu trí',
  amount: '1,234,567,890',
  price: '68.45',
  note: 'bán khi thủng 61.2',
  search: 'cổ tức tiền mặt',
  news: 'Ngân hàng Nhà nước giảm lãi suất',
  markup: '<img src=x onerror=alert(1)>',
  quoted: `Thu" 'nói' (7,5%)`,
  json: '{"email":"thu.nguyen.83@hopthu.example","cash":987654321}',
  address: 'https://hopthu.example/u/83?token=eyJhbGciOiJIUzI1NiJ9#thu',
} as const;

const names = Object.keys(sentinels) as (keyof typeof sentinels)[];

/** The sentinel and what of it could be recognised: not the words that routes and policies have. */
const traces = (sentinel: string) =>
  [sentinel, ...sentinel.split(/[\s/?#=&."'{}:<>()]+/)].filter(
    (each) => each.length > 2 && !['https', 'token', 'src'].includes(each),
  );

/** Errors of the engine about a value, as it words them. */
const ofEngine = (value: string): unknown[] =>
  [
    () => JSON.parse(value),
    () => (undefined as unknown as Record<string, string>)[value],
    () => ({} as Record<string, () => void>)[value]!(),
    () => BigInt(`${value}x`),
    () => value in (value as unknown as object),
    () => new Map([value] as never),
    () => new RegExp(`(${value}`),
    () => new Intl.NumberFormat('vi', { style: 'currency', currency: value }),
    () => new Intl.DateTimeFormat('vi', { timeZone: value }),
    () => new URL(`//${value}`),
    () => decodeURIComponent(`%E0${value}`),
    () => document.querySelector(`[${value}`),
    () => document.createElement(value.slice(0, 3) + ' ' + value),
    () => structuredClone({ [value]: () => value }),
    () => Object.defineProperty(Object.freeze({ [value]: 1 }), value, { value: 2 }),
    () => 'x'.normalize(value),
    () => new Date(value).toISOString(),
    () => Reflect.construct(value as never, []),
    () => {
      throw value;
    },
    () => {
      throw { name: value, message: value, stack: value };
    },
  ].flatMap((run) => {
    try {
      run();
      return [];
    } catch (error) {
      return [error];
    }
  });

/** Errors that carry a value in their fields. */
const ofApp = (value: string): unknown[] => {
  const named = { [value]: () => new TypeError(value) }[value]!();
  const message = `Cannot read properties of ${value} (reading '${value}')`;
  return [
    new Error(value, { cause: new Error(value) }),
    Object.assign(new TypeError(message), { email: value, toJSON: () => value }),
    new AggregateError([new Error(value)], value),
    new RestError('refused', { status: 422, serverMessage: value, field: value }),
    new GraphQLError(value, { extensions: { value } }),
    new DOMException(value, 'QuotaExceededError'),
    new DOMException(value, value),
    named,
    errorOf(value, value, value),
    errorOf('TypeError', value, `${value}@${ROOT}assets/${value}.js:1:1\n${value}@${ROOT}${value}:1:1`),
    errorOf(
      'TypeError',
      'x',
      `TypeError: x\n    at ${value} (${ROOT}?q=${value}:1:1)\n    at ${value} (${value}:1:1)`,
    ),
    errorOf('Error', `Minified React error #418; visit https://react.dev/errors/418?args[]=${value}`),
    [value],
    { user: { name: value } },
    value,
  ];
};

/** The reports of a page at most. */
const MOST = 10;

const kinds = [
  'boundary',
  'give-up',
  'error',
  'rejection',
  'worker',
  'service worker',
  'csp',
  'missing file',
  'slow-load',
] as const;

afterEach(() => {
  document.title = '';
  document.body.textContent = '';
  delete document.documentElement.dataset['value'];
  history.replaceState(null, '', '/');
});

describe.each(names)('a report of a page that knows of a person: %s', (name) => {
  const value = sentinels[name];
  const encoded = encodeURIComponent(value);

  it.each(kinds)('has nothing of it, whatever fails: %s', (kind) => {
    localStorage.setItem('user', value);
    sessionStorage.setItem('drafts', value);
    document.title = value;
    document.body.textContent = value;
    document.documentElement.dataset['value'] = value;
    const addresses = [
      `/technical/${encoded}?q=${encoded}#${encoded}`,
      `/auth/new-password/${encoded}`,
      `/${encoded}`,
    ];
    const bodies = addresses.flatMap((address) => failing(kind, address));

    expect(bodies.length).toBeGreaterThan(0);
    const found = bodies.filter((body) => [...traces(value), encoded].some((trace) => body.includes(trace)));
    expect(found).toEqual([]);
    tried(bodies.length, 'reports with a sentinel in every field');
  });

  /** What a page has sent in which all of it failed so, with the value in it; of ten reports at most. */
  function failing(kind: (typeof kinds)[number], address: string): string[] {
    const sentBy = (fail: (page: ReturnType<typeof openReportedPage>) => void) => {
      const page = openReportedPage(address);
      fail(page);
      page.close();
      return page.bodies;
    };
    const each = (
      fail: (page: ReturnType<typeof openReportedPage>, error: unknown) => void,
      more: unknown[] = [],
    ) => {
      const errors = [...ofEngine(value), ...ofApp(value), ...more];
      const starts = errors.flatMap((_, i) => (i % MOST === 0 ? i : []));
      return starts.flatMap((start) =>
        sentBy((page) => errors.slice(start, start + MOST).forEach((error) => fail(page, error))),
      );
    };
    switch (kind) {
      case 'error':
        return each((page, error) => page.throwUncaught(error));
      case 'rejection':
        return each((page, error) => page.reject(error));
      case 'service worker':
        return each((page, error) => page.failInWorker(error));
      case 'missing file':
        return sentBy((page) => page.missScript(`${ROOT}${encoded}?${value}`));
      case 'slow-load':
        return sentBy((page) => page.dispatchOnWindow('page-ready', 11_000));
      case 'csp':
        return sentBy(({ block }) => {
          const violated = {
            effectiveDirective: 'script-src-elem',
            sample: value,
            referrer: value,
            documentURI: value,
          };
          for (const blockedURI of [value, `https://${value}/${value}`, `data:${value}`, 'inline'])
            block({
              ...violated,
              blockedURI,
              sourceFile: `${ROOT}${value}.js`,
              lineNumber: 1,
              columnNumber: 1,
            });
        });
      case 'worker':
        return each(
          (page, error) => page.handOver(kind, error),
          [
            new ErrorEvent('error', {
              message: `Uncaught TypeError: ${value} is not a function`,
              filename: value,
            }),
            new ErrorEvent('error', { message: value, filename: `${ROOT}assets/a-a1B2c3D4.js?${value}` }),
          ],
        );
      default:
        return each((page, error) => page.handOver(kind, error));
    }
  }
});
