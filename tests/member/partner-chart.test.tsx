import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import {
  frame,
  hear,
  listen,
  load,
  openChart,
  page,
  painted,
  passBy,
  region,
} from '../support/technical/partner-chart-page';
import { drawing } from '../support/technical/fake-chart';
import { threeBars } from '../support/technical/technical-feed';

vi.hoisted(() => {
  vi.stubEnv('VITE_CHART_EMBED_URL', 'https://chart.example/c?s={symbol}&t={theme}&l={lang}');
  vi.stubEnv('VITE_PARTNER_NAME', 'Biểu Đồ Việt');
});
vi.mock('../../src/member/technical/chart/load', async () => {
  const drawings = await import('../support/technical/fake-chart');
  return { loadDrawing: async () => drawings };
});

const address = () => page().getAttribute('src');
const press = (name: string) => fireEvent.click(within(region()).getByRole('button', { name }));

describe("the partner's frame", () => {
  it('is the configured page with the least that a chart needs', async () => {
    await openChart();

    const attributes = [...page().attributes].map(({ name, value }) => [name, value]);

    expect(Object.fromEntries(attributes)).toEqual({
      src: 'https://chart.example/c?s=VNM&t=dark&l=en',
      title: 'Chart of VNM by Biểu Đồ Việt',
      sandbox: 'allow-scripts allow-popups',
      referrerpolicy: 'no-referrer',
      allow: 'fullscreen',
      class: 'frame ',
      tabindex: '-1',
      'data-awaited': 'true',
    });
    expect(region().querySelectorAll('iframe, canvas')).toHaveLength(1);
  });

  it('gets what the address of our page says as it is', async () => {
    await openChart('A&L=X#/{LANG}');

    expect(address()).toBe('https://chart.example/c?s=A%26L%3DX%23%2F%7BLANG%7D&t=dark&l=en');
  });

  it('asks our feed for nothing', async () => {
    const { feed } = await openChart();
    load();

    expect(feed.asked).toEqual([]);
  });
});

describe("the partner's chart", () => {
  it('is painted once it has loaded, and can be entered from then on', async () => {
    await openChart();
    const before = [painted(), within(region()).queryByRole('progressbar')?.textContent];

    load();

    expect(before).toEqual([undefined, 'Loading the chart of VNM…']);
    expect([painted(), within(region()).queryByRole('progressbar'), page().tabIndex]).toEqual([
      'VNM',
      null,
      0,
    ]);
  });

  it('is painted once it says that it is ready, loaded or not', async () => {
    await openChart();

    hear({ data: { type: 'ready' } });

    expect(painted()).toBe('VNM');
  });

  it('is not painted from the very render that asks for another symbol', async () => {
    const { go, commits } = await openChart();
    load();

    go('FPT');

    expect(commits.at(-1)).toEqual(['FPT', undefined]);
    expect([painted(), page().title, page().tabIndex]).toEqual([
      undefined,
      'Chart of FPT by Biểu Đồ Việt',
      -1,
    ]);
  });

  it('is led to where a run of symbols ends, in a new frame and no history entry', async () => {
    const { go } = await openChart();
    load();
    const [first, entries] = [page(), window.history.length];
    const passed: (string | null)[] = [];

    for (const symbol of ['HPG', 'FPT', 'MWG']) {
      go(symbol);
      await passBy(249);
      passed.push(address());
    }
    await passBy(1);
    const [second, awaiting] = [page(), painted()];
    load();

    expect(new Set(passed)).toEqual(new Set(['https://chart.example/c?s=VNM&t=dark&l=en']));
    expect(first.getAttribute('src')).toBe('https://chart.example/c?s=VNM&t=dark&l=en');
    expect([second === first, first.isConnected, address()]).toEqual([
      false,
      false,
      'https://chart.example/c?s=MWG&t=dark&l=en',
    ]);
    expect([awaiting, painted(), window.history.length]).toEqual([undefined, 'MWG', entries]);
  });

  it('is left alone when a run ends where it began', async () => {
    const { go } = await openChart();
    load();
    const first = page();

    go('HPG');
    await passBy(200);
    go('VNM');
    const atOnce = painted();
    await passBy(1_000);

    expect([atOnce, painted(), page() === first]).toEqual(['VNM', 'VNM', true]);
  });

  it('is asked for again in another theme and language', async () => {
    const { choose } = await openChart();
    load();

    await choose('light');
    await act(() => setLanguage('de'));
    await passBy(250);

    expect(address()).toBe('https://chart.example/c?s=VNM&t=light&l=de');
  });

  it('leaves no listener behind', async () => {
    const heard = new Map<string, number>();
    const count = (by: number) => (type: string) => void heard.set(type, (heard.get(type) ?? 0) + by);
    for (const target of [window, document]) {
      const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        count(1)(type);
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => count(-1)(type));
        add(type, listener!, options);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
        count(-1)(type);
        remove(type, listener!, options);
      });
    }
    const { unmount } = await openChart();
    const during = heard.get('message');

    unmount();
    vi.restoreAllMocks();

    const left = ['message', 'blur', 'focus', 'focusin', 'keydown', 'securitypolicyviolation'].filter(
      (type) => heard.get(type) !== 0,
    );
    expect([during, left]).toEqual([1, []]);
  });
});

describe('a page that takes messages', () => {
  it('is told the next symbol in its frame, and is painted once it names it', async () => {
    const { go } = await openChart();
    hear({ data: { type: 'ready' } });
    load();
    const first = page();
    const told = listen();

    go('HPG');
    await passBy(200);
    go('FPT');
    await passBy(250);
    const awaiting = painted();
    hear({ data: { type: 'symbolChanged', symbol: 'FPT' } });

    expect(told).toEqual([[{ type: 'setSymbol', symbol: 'FPT' }, '*']]);
    expect([awaiting, painted(), page() === first]).toEqual([undefined, 'FPT', true]);
  });

  it('is told of theme and language, and stays painted', async () => {
    const { choose } = await openChart();
    hear({ data: { type: 'ready' } });
    const told = listen();

    await choose('light');
    await act(() => setLanguage('de'));
    const meanwhile = region().dataset['painted'];
    await passBy(250);

    expect(told).toEqual([
      [{ type: 'setTheme', theme: 'light' }, '*'],
      [{ type: 'setLocale', lang: 'de' }, '*'],
    ]);
    expect([meanwhile, page().closest('section')?.dataset['painted']]).toEqual(['VNM', 'VNM']);
  });

  it('is led by its address from then on when it does not answer', async () => {
    const { go } = await openChart();
    hear({ data: { type: 'ready' } });
    const told = listen();

    go('FPT');
    await passBy(250 + 3_000);
    const second = page();
    hear({ data: { type: 'ready' } });
    go('HPG');
    await passBy(250);

    expect([told.length, second.getAttribute('src'), address()]).toEqual([
      1,
      'https://chart.example/c?s=FPT&t=dark&l=en',
      'https://chart.example/c?s=HPG&t=dark&l=en',
    ]);
  });

  it('goes elsewhere by itself without taking our page along, which says so and offers to follow', async () => {
    await openChart();
    hear({ data: { type: 'ready' } });

    hear({ data: { type: 'symbolChanged', symbol: 'SSI' } });

    expect([painted(), page().tabIndex, window.location.pathname]).toEqual([undefined, 0, '/']);
    expect(within(region()).getByRole('status').textContent).toBe('The chart has moved to SSI');
    const link = within(region()).getByRole('link', { name: 'Go to SSI' });
    expect(link.getAttribute('href')).toBe('/technical/SSI');
  });

  it('is not told where it went by itself when our page follows', async () => {
    const { go } = await openChart();
    hear({ data: { type: 'ready' } });
    hear({ data: { type: 'symbolChanged', symbol: 'SSI' } });
    const told = listen();

    go('SSI');
    const atOnce = within(region()).queryByRole('link');
    await passBy(1_000);

    expect([told, atOnce, painted()]).toEqual([[], null, 'SSI']);
  });
});

describe('our own chart', () => {
  it('stands in after eight seconds without a load, painted as ever, and hands back on a retry', async () => {
    const { feed } = await openChart();
    await passBy(7_999);
    const patient = frame() !== null;
    await passBy(1);
    await feed.answerCandles(threeBars('VNM'));
    act(() => drawing().paint());

    expect([patient, frame(), region().querySelectorAll('canvas').length, painted()]).toEqual([
      true,
      null,
      1,
      'VNM',
    ]);
    expect(region().querySelector('.panel-line')?.textContent).toBe(
      'Nhịp’s own chart stands in for the partner’s.Retry',
    );

    press('Retry');
    const retried = [painted(), document.activeElement?.textContent];
    load();

    expect([retried, painted(), region().querySelector('canvas')]).toEqual([[undefined, 'VNM'], 'VNM', null]);
  });

  it('does not wait longer for a person who walks on meanwhile', async () => {
    const { go } = await openChart();
    for (const symbol of ['HPG', 'FPT', 'MWG', 'SSI', 'VCB', 'GAS', 'PNJ']) {
      await passBy(1_000);
      go(symbol);
    }
    await passBy(999);
    const patient = frame() !== null;
    await passBy(1);

    expect([patient, frame()]).toEqual([true, null]);
  });

  it('follows the symbols, and a retry asks the partner for the present one', async () => {
    const { go, feed } = await openChart();
    await passBy(8_000);
    go('FPT');
    await passBy(1_000);
    await feed.answerCandles(threeBars('FPT'));
    act(() => drawing().paint());
    const ours = painted();

    press('Retry');

    expect([ours, address()]).toEqual(['FPT', 'https://chart.example/c?s=FPT&t=dark&l=en']);
  });

  it.each([
    ['the page says that it failed', () => hear({ data: { type: 'error' } })],
    ['the person prefers it', () => void press('Use Nhịp’s chart')],
    [
      'the policy refuses the page',
      () => {
        const refused = Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'frame-src',
        });
        act(() => void document.dispatchEvent(refused));
      },
    ],
    [
      'the network is gone, as a frame loads even then',
      () => {
        const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
        load();
        onLine.mockRestore();
      },
    ],
  ])('stands in at once when %s', async (_, happen) => {
    await openChart();
    happen();
    await passBy(0);

    expect([frame(), region().querySelectorAll('canvas').length]).toEqual([null, 1]);
  });

  it('stays away from the violations of other rules', async () => {
    await openChart();
    const refused = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' });
    act(() => void document.dispatchEvent(refused));

    expect(frame()).not.toBeNull();
  });
});

describe('a hostile page', () => {
  const everything = () => ({
    page: document.body.innerHTML,
    title: document.title,
    address: window.location.href,
    entries: window.history.length,
    state: window.history.state as unknown,
    stored: [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie],
    focus: document.activeElement,
  });

  it('changes nothing by a thousand messages', async () => {
    await openChart();
    load();
    const before = everything();
    const told = listen();

    for (const letter of hostile) hear(letter());
    await passBy(10_000);

    expect([hostile.length, told, everything()]).toEqual([1_000, [], before]);
  });

  it('is not heard from another origin, however well-formed its message', async () => {
    await openChart();
    load();
    const before = everything();
    const other = document.createElement('iframe');
    document.body.append(other);
    const senders = [
      { origin: 'https://chart.example' },
      { origin: 'https://evil.example' },
      { origin: window.location.origin },
      { origin: '' },
      { source: window },
      { source: null },
      { source: other.contentWindow, origin: 'null' },
    ];

    for (const sender of senders) {
      hear({ data: { type: 'error' }, ...sender });
      hear({ data: { type: 'symbolChanged', symbol: 'SSI' }, ...sender });
    }
    other.remove();

    expect(everything()).toEqual(before);
  });

  it('is not heard any more once it is replaced', async () => {
    const { go } = await openChart();
    const gone = page().contentWindow;
    go('FPT');
    await passBy(250);

    hear({ data: { type: 'ready' }, source: gone });
    hear({ data: { type: 'ready' }, source: null });

    expect(painted()).toBeUndefined();
  });
});

const badSymbols = [
  '',
  'vnm',
  'VN',
  'VNM ',
  ' VNM',
  'VNM\n',
  'VNM\u0000',
  'ABCDEFGHIJK',
  'ВNM',
  '../VNM',
  'VNM?x=1',
];
const badShapes: unknown[] = [
  null,
  undefined,
  0,
  'ready',
  '{"type":"ready"}',
  [],
  ['ready'],
  [{ type: 'ready' }],
  {},
  { type: null },
  { type: 'READY' },
  { type: ['ready'] },
  { type: { toString: 'ready' } },
  { kind: 'ready' },
  { type: 'setSymbol', symbol: 'SSI' },
  { type: 'symbolChanged' },
  { type: 'navigate', to: '/logout' },
  { type: 'storage', key: 'accessToken', value: 'x' },
  new Map([['type', 'ready']]),
  new Date(0),
  ...['ready', 'symbolChanged', 'error'].flatMap((type) =>
    [...badSymbols, null, 0, {}, [], ['VNM'], { length: 3 }].map((symbol) => ({ type, symbol })),
  ),
];
const anything = fc.sample(fc.object({ key: fc.constantFrom('type', 'symbol', '__proto__', 'data') }), {
  numRuns: 1_000 - 2 * badShapes.length,
  seed: 2026,
});
/** Malformed ones from the frame itself, and ones that would be obeyed if their sender were. */
const hostile = [...badShapes, ...badShapes.map((data) => ({ data })), ...anything].map((data) => () => ({
  data,
}));

describe('the keyboard', () => {
  const row = () => screen.getByRole('link', { name: 'VNM' });
  const note = () => within(region()).getByRole('status').textContent;
  const hasActivity = (isActive: boolean) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  };
  /** The focus goes into the frame: a browser tells it by the blur of our window. */
  const enter = async () => {
    page().focus();
    fireEvent.blur(window);
    await passBy(0);
  };

  it('is said to be in the frame when a person went there, with a button back to the row', async () => {
    hasActivity(true);
    await openChart();
    load();
    const before = [note(), within(region()).getByRole('button', { name: 'Back to the list' }).className];

    await enter();
    const inside = [note(), within(region()).getByRole('button', { name: 'Back to the list' }).className];
    press('Back to the list');

    expect([before[0], inside[0]]).toEqual(['Chart by Biểu Đồ Việt', 'The keyboard is in the chart']);
    expect([before[1]?.split(' ').includes('back'), inside[1]?.split(' ').includes('back')]).toEqual([
      true,
      false,
    ]);
    expect([document.activeElement, note()]).toEqual([row(), 'Chart by Biểu Đồ Việt']);
  });

  it('may go in and out by Tab', async () => {
    hasActivity(false);
    await openChart();
    load();

    fireEvent.keyDown(document.body, { key: 'Tab' });
    await enter();
    const inside = note();
    act(() => row().focus());

    expect([inside, note()]).toEqual(['The keyboard is in the chart', 'Chart by Biểu Đồ Việt']);
  });

  it('goes back to where it was when nobody led it there', async () => {
    hasActivity(false);
    await openChart();
    load();
    const field = screen.getByRole('textbox', { name: 'Symbol' });
    field.focus();

    await enter();

    expect([document.activeElement, note()]).toEqual([field, 'Chart by Biểu Đồ Việt']);
  });

  it('goes back also to nowhere', async () => {
    hasActivity(false);
    vi.spyOn(window, 'focus').mockImplementation(() => {});
    await openChart();
    load();

    await enter();

    expect(document.activeElement).toBe(document.body);
  });

  it('goes back from a frame that shows nothing yet, though a person is active', async () => {
    hasActivity(true);
    await openChart();
    row().focus();

    await enter();

    expect(document.activeElement).toBe(row());
  });

  it('goes back from a frame that takes it again after our button', async () => {
    hasActivity(true);
    await openChart();
    load();
    await enter();
    press('Back to the list');

    await enter();
    const resisted = document.activeElement;
    fireEvent.focus(window);
    await passBy(1_000);
    await enter();

    expect([resisted, document.activeElement]).toEqual([row(), page()]);
  });

  it('may go into another frame of the page', async () => {
    hasActivity(true);
    await openChart();
    load();
    const other = document.createElement('iframe');
    document.body.append(other);

    other.focus();
    fireEvent.blur(window);
    await passBy(0);
    const entered = [document.activeElement, note()];
    other.remove();

    expect(entered).toEqual([other, 'Chart by Biểu Đồ Việt']);
  });

  it('is nobody else’s when the window itself is left', async () => {
    hasActivity(true);
    await openChart();
    load();

    fireEvent.blur(window);
    await passBy(0);

    expect(note()).toBe('Chart by Biểu Đồ Việt');
  });
});
