import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserName } from '../../../src/app/reports/browser-name';
import { stackPlaces } from '../../../src/app/reports/files';
import { messageIn, messageOf } from '../../../src/app/reports/message';
import { giveUp } from '../../../src/app/give-up';
import { reportProblem, reportReady } from '../../../src/lib/report';
import { open } from '../../support/service-worker';
import { ADDRESS, errorOf, openReportedPage, ROOT } from '../../support/reports';

describe('the message of a report', () => {
  it.each([
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'price')",
      'Cannot read properties of undefined reading …',
    ],
    ['TypeError', 'e.rows is not iterable', '… is not iterable'],
    [
      'TypeError',
      "undefined is not an object (evaluating 'e.price')",
      'undefined is not an object evaluating …',
    ],
    ['ReferenceError', "Cannot access 'n' before initialization", 'Cannot access … before initialization'],
    ['RangeError', 'Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    [
      'SyntaxError',
      `Unexpected token 'A', "An: 500,000" is not valid JSON`,
      'Unexpected token … is not valid JSON',
    ],
    [
      'QuotaExceededError',
      "Setting the value of 'user' exceeded the quota.",
      'Setting the value of … exceeded the quota',
    ],
    [
      'NotFoundError',
      "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      'Failed to execute removeChild on Node The node to be removed is not a … of this node',
    ],
    [
      'TypeError',
      `Failed to fetch dynamically imported module: ${ROOT}assets/desk-a1B2c3D4.js`,
      'Failed to fetch dynamically imported module assets/desk-a1B2c3D4.js',
    ],
    [
      'TypeError',
      'Failed to parse https://elsewhere.example/assets/x-a1B2c3D4.js?token=1',
      'Failed to parse …',
    ],
    ['TypeError', 'CAN is not ITS', '… is not …'],
  ])('has the engine’s own words of a %s: %s', (name, message, words) => {
    expect(messageOf(errorOf(name, message), ROOT)).toBe(`${name}: ${words}`);
  });

  it.each([
    [errorOf('Error', 'Không tìm thấy mã FPT'), 'Error'],
    [errorOf('RestError', 'refused (422)'), 'RestError'],
    [errorOf('CombinedGraphQLErrors', 'the user is not valid'), 'CombinedGraphQLErrors'],
    [errorOf('Nguyễn An', 'is not a function'), 'Error'],
    [
      errorOf('Error', 'Minified React error #418; visit https://react.dev/errors/418?args[]=An'),
      'Error: Minified React error #418',
    ],
    ['An', 'no error'],
    [{ name: 'TypeError', message: 'An' }, 'no error'],
    [undefined, 'no error'],
  ])('is a name alone of what a server or a person may have worded: %s', (error, message) => {
    expect(messageOf(error, ROOT)).toBe(message);
  });

  it('is read from the text of a worker that failed, and has the words of our own service worker', () => {
    expect(messageIn('Uncaught TypeError: x.map is not a function', ROOT)).toBe(
      'TypeError: … is not a function',
    );
    expect(messageIn('Uncaught Error: An has 500', ROOT)).toBe('Error');
    expect(messageOf(new Error('The browser cannot keep assets/a.js'), ROOT, true)).toBe(
      'Error: The browser cannot keep …',
    );
  });
});

describe('the stack of a report', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x\n    at e.load [as An] (${ROOT}assets/app-a1B2c3D4.js:1:234)\n    at async ${ROOT}assets/groups/b-a1B2c3D4.js:3:4`,
    ],
    [
      'Firefox',
      `load@${ROOT}assets/app-a1B2c3D4.js:1:234\nasync*An/<@${ROOT}assets/groups/b-a1B2c3D4.js:3:4\n`,
    ],
    [
      'Safari',
      `load@${ROOT}assets/app-a1B2c3D4.js:1:234\n[native code]\n@${ROOT}assets/groups/b-a1B2c3D4.js:3:4`,
    ],
  ])('has files, lines and columns of the build as %s writes them, and no names', (_, stack) => {
    expect(stackPlaces(errorOf('TypeError', 'x', stack), ROOT)).toEqual([
      'assets/app-a1B2c3D4.js:1:234',
      'assets/groups/b-a1B2c3D4.js:3:4',
    ]);
  });

  it('has no file of others, no page and nothing of the message', () => {
    const message = `a\n    at An (${ROOT}assets/an-a1B2c3D4.js:1:1)`;
    const stack = [
      `TypeError: ${message}`,
      `    at f (${ROOT}assets/68.45.js:1:2)`,
      `    at f (${ROOT}technical/FPT?note=An:1:2)`,
      '    at f (chrome-extension://abc/assets/x-a1B2c3D4.js:1:2)',
      '    at f (https://elsewhere.example/assets/x-a1B2c3D4.js:1:2)',
      `    at f (${ROOT}assets/x-a1B2c3D4.js?token=An:1:2)`,
    ].join('\n');
    expect(stackPlaces(errorOf('TypeError', message, stack), ROOT)).toEqual([]);
  });

  it('has twenty places at most', () => {
    const stack = Array.from({ length: 99 }, (_, i) => `f@${ROOT}assets/a-a1B2c3D4.js:1:${i}`).join('\n');
    expect(stackPlaces(errorOf('RangeError', '', stack), ROOT)).toHaveLength(20);
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.3485.54', 'Edge 140'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 coc_coc_browser/132.0.230 Chrome/126.0.0.0 Safari/537.36',
    'Coc Coc 132',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome 140'],
  ['An/500', 'other'],
])('the browser of %s is given by name and major version', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

describe('a page with an address for reports', () => {
  const stack = `TypeError: a\n    at f (${ROOT}assets/app-a1B2c3D4.js:1:2)`;
  const error = errorOf('TypeError', 'a is not a function', stack);

  it('sends each kind as one text of six fields, with the row of the route table for the address', () => {
    const page = openReportedPage('/technical/FPT?resolution=15');

    page.handOver('boundary', error);

    expect(page.bodies).toHaveLength(1);
    expect(page.reports()).toEqual([
      {
        kind: 'boundary',
        message: 'TypeError: a is not a function',
        stack: ['assets/app-a1B2c3D4.js:1:2'],
        route: '/technical/:symbol',
        version: '',
        browser: 'Chrome 140',
      },
    ]);
    expect([...page.addresses]).toEqual([ADDRESS]);
  });

  it('reports what nobody catches, what the policy blocks, what is missing, and workers', () => {
    const page = openReportedPage('/auth/confirm/s3cret');

    page.throwUncaught(new RangeError('Invalid time value'));
    page.reject(new Error('refused'));
    page.block({
      effectiveDirective: 'img-src',
      blockedURI: 'https://an.example/x.png?a=1',
      sourceFile: null,
    });
    page.block({
      effectiveDirective: 'require-trusted-types-for',
      blockedURI: 'trusted-types-sink',
      sourceFile: `${ROOT}assets/app-a1B2c3D4.js`,
      lineNumber: 7,
      columnNumber: 8,
    });
    page.missScript(`${ROOT}assets/main-a1B2c3D4.js`);
    page.failInWorker(new Error('The browser cannot keep assets/a.js'));
    page.handOver('worker', new Event('error'));
    page.handOver(
      'worker',
      new ErrorEvent('error', {
        message: 'Uncaught RangeError: Invalid array length',
        filename: `${ROOT}assets/studies.worker-a1B2c3D4.js`,
        lineno: 1,
        colno: 99,
      }),
    );

    expect(page.reports().map(({ kind, message, stack, route }) => [kind, message, stack, route])).toEqual([
      ['error', 'RangeError: Invalid time value', [], '/auth/confirm/:token?'],
      ['rejection', 'Error', [], '/auth/confirm/:token?'],
      ['csp', 'img-src https', [], '/auth/confirm/:token?'],
      [
        'csp',
        'require-trusted-types-for trusted-types-sink',
        ['assets/app-a1B2c3D4.js:7:8'],
        '/auth/confirm/:token?',
      ],
      ['give-up', 'missing file', ['assets/main-a1B2c3D4.js'], '/auth/confirm/:token?'],
      ['worker', 'Error: The browser cannot keep …', [], '/auth/confirm/:token?'],
      ['worker', 'not loaded', [], '/auth/confirm/:token?'],
      [
        'worker',
        'RangeError: Invalid array length',
        ['assets/studies.worker-a1B2c3D4.js:1:99'],
        '/auth/confirm/:token?',
      ],
    ]);
  });

  it('sends equal ones once, whatever their kind, and ten of a page at most', () => {
    const page = openReportedPage();

    page.handOver('give-up', error);
    page.throwUncaught(error);
    expect(page.reports().map(({ kind }) => kind)).toEqual(['give-up']);

    for (let i = 0; i < 20; i++)
      page.reject(errorOf('TypeError', '', `f@${ROOT}assets/a-a1B2c3D4.js:1:${i}`));
    expect(page.bodies).toHaveLength(10);
  });

  it('sends no notice of the browser without an error, and nothing where an error cannot be read', () => {
    const page = openReportedPage();
    const unreadable = new Error('x');
    Object.defineProperty(unreadable, 'message', {
      get: () => {
        throw new Error('no');
      },
    });

    page.throwUncaught(null);
    page.reject(unreadable);

    expect(page.bodies).toEqual([]);
  });

  it.each([
    ['ready after 9.9 s', 'page-ready', 9_900, []],
    ['ready after 12.34 s', 'page-ready', 12_340, ['12.3 s']],
    ['left before it is ready', 'pagehide', 15_000, ['left after 15.0 s']],
  ])('reports a first page that is %s once, if that is slow', (_, type, after, messages) => {
    const page = openReportedPage();

    page.dispatchOnWindow(type, after);
    page.dispatchOnWindow('pagehide', 60_000);

    expect(page.reports().map(({ kind, message }) => [kind, message])).toEqual(
      messages.map((message) => ['slow-load', message]),
    );
  });

  it('takes no page that was in the background for a slow one', () => {
    const page = openReportedPage('/', { isVisible: false });
    page.dispatchOnWindow('page-ready', 20_000);

    const left = openReportedPage();
    document.dispatchEvent(new Event('visibilitychange'));
    left.dispatchOnWindow('page-ready', 20_000);

    expect([page.bodies, left.bodies]).toEqual([[], []]);
  });
});

describe('a build', () => {
  const dispatched = (hand: () => void) => {
    const types: string[] = [];
    const stopped = new AbortController();
    onTestFinished(() => stopped.abort());
    for (const type of ['problem', 'page-ready'])
      window.addEventListener(type, () => types.push(type), { signal: stopped.signal });
    hand();
    return types;
  };
  const hand = () => {
    reportProblem('boundary', new Error('x'));
    reportReady();
  };

  it('without an address for reports hands nothing over', () => {
    expect(dispatched(hand)).toEqual([]);
  });

  it('with one hands over what the app has caught, and when its first page is ready', () => {
    vi.stubEnv('VITE_REPORT_URL', ADDRESS);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(dispatched(hand)).toEqual(['problem', 'page-ready']);
  });

  it('with one reports a start that fails, once, before the page says so', () => {
    vi.stubEnv('VITE_REPORT_URL', ADDRESS);
    onTestFinished(() => void vi.unstubAllEnvs());
    const page = openReportedPage();
    vi.stubGlobal('reportError', page.throwUncaught);

    giveUp(new RangeError('Invalid time value'));

    expect(page.reports().map(({ kind, message }) => [kind, message])).toEqual([
      ['give-up', 'RangeError: Invalid time value'],
    ]);
  });

  it('with one reports a service worker that cannot be registered', async () => {
    vi.stubEnv('VITE_REPORT_URL', ADDRESS);
    onTestFinished(() => void vi.unstubAllEnvs());
    const page = openReportedPage();
    const { workers } = open();
    workers.register = () => Promise.reject(new TypeError('Failed to register'));

    await vi.waitFor(() => expect(page.reports().map(({ kind }) => kind)).toEqual(['worker']));
  });
});
