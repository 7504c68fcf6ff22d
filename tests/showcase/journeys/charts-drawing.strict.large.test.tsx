import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chartOf, drawnIn } from '../charts';
import { motion } from '../../support/media';
import { textsOf } from '../../support/page';
import { renderApp } from '../../support/renderApp';

const BAR = 'Value traded by weekday, billion VND';
const DONUT = 'The parts of a portfolio, %';
const RACE = '100 VND invested in the first quarter of 2021, by sector';
const panel = (name: string) => within(screen.getByRole('region', { name }));

const themes = { light: '#111111', dark: '#eeeeee' };

/** The five colours of each theme, as far as jsdom reads a style sheet. */
function installTokens() {
  const sheet = document.createElement('style');
  sheet.textContent = Object.entries(themes)
    .map(([theme, colour]) => {
      const tokens = [1, 2, 3, 4, 5].map((number) => `--chart-${number}: ${colour.slice(0, -1)}${number}`);
      return `[data-theme=${theme}] { ${tokens.join(';')} }`;
    })
    .join('\n');
  document.head.append(sheet);
}

async function open() {
  const page = await renderApp({ at: '/charts' });
  installTokens();
  return page;
}

describe('a chart', () => {
  it('is 400 px high and drawn in the five colours of the theme, also of the one that is chosen next', async () => {
    const { actors } = await open();
    const light = await drawnIn(BAR);
    expect(light['color']).toEqual(['#111111', '#111112', '#111113', '#111114', '#111115']);
    expect(screen.getByRole('img', { name: BAR }).closest('figure')!.style.getPropertyValue('--height')).toBe(
      '400px',
    );

    act(() => actors.theme.send({ type: 'choose', theme: 'dark' }));

    await waitFor(async () => {
      expect((await drawnIn(BAR))['color']).toEqual(['#eeeee1', '#eeeee2', '#eeeee3', '#eeeee4', '#eeeee5']);
    });
  });

  it('moves, unless the person wants no motion', async () => {
    const { close } = await open();
    expect((await drawnIn(RACE))['animation']).not.toBe(false);
    expect((await drawnIn(RACE))['animationDuration']).toBe(4_000);
    close();
    motion.matches = true;

    await open();

    expect([(await drawnIn(RACE))['animation'], (await drawnIn(BAR))['animation']]).toEqual([false, false]);
  });

  it('is as wide as its place, whenever that changes, and is gone with its page', async () => {
    const observers: { resized: () => void; element?: Element }[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observed: { resized: () => void; element?: Element };
        constructor(resized: () => void) {
          this.observed = { resized };
          observers.push(this.observed);
        }
        observe(element: Element) {
          this.observed.element = element;
        }
        unobserve() {}
        disconnect() {
          delete this.observed.element;
        }
      },
    );
    const { unmount } = await open();
    const chart = await chartOf(BAR);
    const element = chart.getDom();
    const observer = observers.find((each) => each.element === element)!;

    Object.defineProperty(element, 'clientWidth', { value: 640 });
    observer.resized();
    expect(chart.getWidth()).toBe(640);
    unmount();

    expect(chart.isDisposed()).toBe(true);
    expect(observer.element).toBeUndefined();
  });

  it('takes no markup from the library, which the policy of the page would refuse', async () => {
    const written: string[] = [];
    const { set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
    vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (this: Element, markup) {
      written.push(markup);
      set!.call(this, markup);
    });
    const { unmount } = await open();
    const { tooltip } = await drawnIn(BAR);
    unmount();

    expect(written).toEqual([]);
    expect((tooltip as unknown as { renderMode: string }[])[0]!.renderMode).toBe('richText');
  });

  it('has its figures as a table beneath it, which is folded at first', async () => {
    const { user } = await open();
    await chartOf(BAR);
    expect(screen.queryByRole('table')).toBeNull();

    await user.click(panel('Bar chart').getByText('Show the figures as a table'));

    const table = await panel('Bar chart').findByRole('table', { name: BAR });
    expect(textsOf(within(table).getAllByRole('row').slice(0, 2))).toEqual([
      'DayHOSEHNXUPCoM',
      'Monday18,4201,640780',
    ]);
  });
});

describe('the donut', () => {
  it('is empty to 55 % and reaches to 100 % of its box', async () => {
    await open();
    expect((await drawnIn(DONUT)).series[0]!.radius).toEqual(['55%', '100%']);
  });
});

describe('the line race', () => {
  it('runs again at a press', async () => {
    const { user } = await open();
    const first = await chartOf(RACE);

    await user.click(screen.getByRole('button', { name: 'Run again' }));

    expect((await chartOf(RACE)) === first).toBe(false);
    expect(first.isDisposed()).toBe(true);
  });
});
