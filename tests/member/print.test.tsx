import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { startBrand } from '../../src/demo/brand';
import { loadMessages, named } from '../../src/i18n/i18n';
import { PrintedPage } from '../../src/member/print/PrintedPage';
import { PrintSlot } from '../../src/member/shared/PrintSlot';
import type { CandleChart } from '../../src/member/technical/chart/candle-chart';
import { onThemeChange } from '../../src/ui/tokens';
import { drawForPaper } from '../../src/member/technical/print/draw-for-paper';
import { installAdoptedSheets } from '../support/adopted-sheet';
import { tokenOf } from '../support/cascade';
import { open } from '../support/pulse-signals-news.page';

const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(moment)));

describe('a page on paper', () => {
  it('has the brand, its title, the time and the disclaimer, none of which is on the screen', async () => {
    await loadMessages('header');
    document.title = 'Dashboard | Nhịp';
    const { container } = await open(<PrintedPage />, {});
    expect(container.textContent).toBe('');

    print('beforeprint');
    expect([...container.children].map(({ textContent }) => textContent)).toEqual([
      'NhịpDashboardPrinted at 16:00 on 27/08/2026',
      'Information only; not investment advice',
    ]);

    print('afterprint');
    expect(container.textContent).toBe('');
  });

  it('has the whole name of the brand, which breaks where it has no room: a title cannot be read on paper', async () => {
    const name = 'Chứng khoán Sông Hồng – Hà Nội & Sài Gòn';
    named.brand = name;
    const { container } = await open(<PrintedPage />, {});
    print('beforeprint');

    const shown = container.querySelector('b')!;
    expect([shown.textContent, shown.className, name.length]).toEqual([name, '', 40]);
    const [, rule] = /\.printed-head b \{([^}]*)\}/.exec(readFileSync('src/ui/styles/print.css', 'utf8'))!;
    expect(rule).toContain('overflow-wrap: break-word;');
    expect(rule).not.toMatch(/nowrap|ellipsis|overflow: hidden|-webkit-line-clamp/);
    print('afterprint');
  });

  it('is printed by a button as by the browser’s own command', async () => {
    const command = vi.fn();
    vi.stubGlobal('print', command);
    await open(<PrintSlot />, {});

    await userEvent.click(await screen.findByRole('button', { name: 'Print this page' }));
    expect(command).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('a chart on paper', () => {
  /** A chart that tells what was done with it, and in which theme. */
  function chartIn(theme: 'dark' | 'light') {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    const done: unknown[] = [];
    const view = { from: 3, to: 90 };
    const canvas = document.createElement('canvas');
    const stop = onThemeChange(root, () => done.push(root.dataset['theme']));
    const library = {
      applyOptions: ({ autoSize }: { autoSize: boolean }) => done.push({ autoSize }),
      resize: (width: number, height: number) => done.push([width, height]),
      takeScreenshot: () => (done.push(`drawn in ${root.dataset['theme']}`), canvas),
      timeScale: () => ({
        getVisibleLogicalRange: () => view,
        setVisibleLogicalRange: (range: unknown) => done.push(range),
      }),
    };
    const container = { getBoundingClientRect: () => ({ width: 710, height: 480 }) };
    const chart = { library, surface: { container } } as unknown as CandleChart;
    return { chart, canvas, view, done, stop };
  }

  it('is drawn light and 170 by 80 mm large, the same bars in view, and is then as it was', () => {
    const { chart, canvas, view, done, stop } = chartIn('dark');

    expect(drawForPaper(chart)).toBe(canvas);
    expect(done).toEqual([
      { autoSize: false },
      'light',
      [643, 302],
      view,
      'drawn in light',
      'dark',
      [710, 480],
      view,
      { autoSize: true },
    ]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    stop();
  });

  it('has a chosen brand’s colours for light ground, from the dark theme too', () => {
    const rules = installAdoptedSheets();
    const root = document.documentElement;
    const { chart, canvas, stop } = chartIn('dark');
    const brand = startBrand({ name: 'Phù Sa', dark: null, light: null }, root);
    brand.set({ name: 'Phù Sa', dark: '#00c2a8', light: '#00705f' });
    const line = () =>
      root.style.getPropertyValue('--chart-1') ||
      tokenOf('--chart-1', rules(), { theme: root.dataset['theme'], medium: 'screen' });
    const lines = [line()];
    chart.library.takeScreenshot = () => {
      lines.push(line());
      return canvas;
    };

    drawForPaper(chart);
    expect([...lines, line()]).toEqual(['#00c2a8', '#00705f', '#00c2a8']);
    brand.set({ name: 'Nhịp', dark: null, light: null });
    stop();
  });

  it('is as it was where the browser draws nothing', () => {
    const { chart, done, stop } = chartIn('dark');
    chart.library.takeScreenshot = () => {
      throw new Error('no canvas');
    };

    expect(() => drawForPaper(chart)).toThrow('no canvas');
    expect(done.at(-1)).toEqual({ autoSize: true });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    stop();
  });
});
