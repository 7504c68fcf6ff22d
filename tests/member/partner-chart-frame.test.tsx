import { act, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import {
  address,
  advance,
  load,
  openPartnerChart,
  page,
  painted,
  receive,
  region,
} from '../support/technical/partner-chart-page';

describe("the partner's frame", () => {
  it('is the configured page with the fewest permissions that a chart needs', async () => {
    await openPartnerChart();

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

  it('has the encoded symbol of our address', async () => {
    await openPartnerChart('A&L=X#/{LANG}');

    expect(address()).toBe('https://chart.example/c?s=A%26L%3DX%23%2F%7BLANG%7D&t=dark&l=en');
  });

  it('requests nothing from our feed', async () => {
    const { feed } = await openPartnerChart();
    load();

    expect(feed.requests).toEqual([]);
  });
});

describe("the partner's chart", () => {
  it('is painted once it has loaded, and can be focused from then on', async () => {
    await openPartnerChart();
    const before = [painted(), within(region()).queryByRole('progressbar')?.textContent];

    load();

    expect(before).toEqual([undefined, 'Loading the chart of VNM…']);
    expect([painted(), within(region()).queryByRole('progressbar'), page().tabIndex]).toEqual([
      'VNM',
      null,
      0,
    ]);
  });

  it('is painted once it reports that it is ready, loaded or not', async () => {
    await openPartnerChart();

    receive({ data: { type: 'ready' } });

    expect(painted()).toBe('VNM');
  });

  it('is not painted from the render that opens another symbol', async () => {
    const { openSymbol, commits } = await openPartnerChart();
    load();

    openSymbol('FPT');

    expect(commits.at(-1)).toEqual(['FPT', undefined]);
    expect([painted(), page().title, page().tabIndex]).toEqual([
      undefined,
      'Chart of FPT by Biểu Đồ Việt',
      -1,
    ]);
  });

  it('loads the last of several symbols in a new frame without an entry of the history', async () => {
    const { openSymbol } = await openPartnerChart();
    load();
    const [first, entries] = [page(), window.history.length];
    const passed: (string | null)[] = [];

    for (const symbol of ['HPG', 'FPT', 'MWG']) {
      openSymbol(symbol);
      await advance(249);
      passed.push(address());
    }
    await advance(1);
    const [second, loading] = [page(), painted()];
    load();

    expect(new Set(passed)).toEqual(new Set(['https://chart.example/c?s=VNM&t=dark&l=en']));
    expect(first.getAttribute('src')).toBe('https://chart.example/c?s=VNM&t=dark&l=en');
    expect([second === first, first.isConnected, address()]).toEqual([
      false,
      false,
      'https://chart.example/c?s=MWG&t=dark&l=en',
    ]);
    expect([loading, painted(), window.history.length]).toEqual([undefined, 'MWG', entries]);
  });

  it('does not load again when several symbols end at the first one', async () => {
    const { openSymbol } = await openPartnerChart();
    load();
    const first = page();

    openSymbol('HPG');
    await advance(200);
    openSymbol('VNM');
    const atOnce = painted();
    await advance(1_000);

    expect([atOnce, painted(), page() === first]).toEqual(['VNM', 'VNM', true]);
  });

  it('is loaded again in another theme and language', async () => {
    const { chooseTheme } = await openPartnerChart();
    load();

    await chooseTheme('light');
    await act(() => setLanguage('de'));
    await advance(250);

    expect(address()).toBe('https://chart.example/c?s=VNM&t=light&l=de');
  });

  it('leaves no listener behind', async () => {
    const counts = new Map<string, number>();
    const count = (by: number) => (type: string) => void counts.set(type, (counts.get(type) ?? 0) + by);
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
    const { unmount } = await openPartnerChart();
    const during = counts.get('message');

    unmount();
    vi.restoreAllMocks();

    const left = ['message', 'blur', 'focus', 'focusin', 'keydown', 'securitypolicyviolation'].filter(
      (type) => counts.get(type) !== 0,
    );
    expect([during, left]).toEqual([1, []]);
  });
});
