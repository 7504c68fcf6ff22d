import { expect } from 'vitest';
import type { Tab } from './engine';

const patience = { timeout: 20_000, interval: 100 };

/** What a person does on a page, by what it says: each step waits until it can be done. */
export function visit(tab: Tab) {
  /** Waits until an element of this selector that carries this name or text stands still where it can be pressed. */
  async function find(css: string, name = '') {
    let point: { x: number; y: number } | null = null;
    const look = async () => (point = await tab.run(pressable, css, name));
    await expect.poll(look, { ...patience, message: `${css} ${name}` }).not.toBeNull();
    return point!;
  }

  async function click(css: string, name?: string) {
    const { x, y } = await find(css, name);
    await tab.click(x, y);
  }

  return {
    click,
    find,

    /** Replaces what a field holds. */
    async fill(css: string, text: string) {
      await click(css);
      await tab.run((box) => document.querySelector<HTMLInputElement>(box)!.select(), css);
      await tab.press(text === '' ? 'Backspace' : text);
      expect(await tab.run((box) => document.querySelector<HTMLInputElement>(box)!.value, css)).toBe(text);
    },

    /** Waits until the page says this. */
    async reads(text: string) {
      await expect.poll(() => tab.run(() => document.body.innerText), patience).toContain(text);
    },

    /** Waits until the page says this no more. */
    async readsNot(text: string) {
      await expect.poll(() => tab.run(() => document.body.innerText), patience).not.toContain(text);
    },

    /** Waits until the address has this path. */
    async isAt(path: string) {
      await expect.poll(() => tab.run(() => location.pathname), patience).toBe(path);
    },

    /** The symbols of the watchlist's rows, once there are some. */
    async listed(): Promise<readonly string[]> {
      await find('tr[data-symbol]');
      return tab.run(() =>
        [...document.querySelectorAll<HTMLElement>('#watchlist tr[data-symbol]')].map(
          (row) => row.dataset['symbol'] ?? '',
        ),
      );
    },

    /** Waits until the symbol's candles are on screen: the region says so, and its canvas is not blank. */
    async painted(symbol: string): Promise<string> {
      await expect.poll(() => tab.run(colours, symbol), { ...patience, message: symbol }).toBeGreaterThan(3);
      return symbol;
    },
  };
}

async function pressable(css: string, name: string) {
  const named = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const found = [...document.querySelectorAll(css)].find((each) => name === '' || named(each) === name);
  if (!found) return null;
  const before = found.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) found.scrollIntoView({ block: 'center' });
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  const { x, y, width, height } = found.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? point : null;
}

function colours(symbol: string) {
  const all = document.querySelectorAll<HTMLCanvasElement>(`section[data-painted="${symbol}"] canvas`);
  const counts = [...all].map((canvas) => {
    const { width, height } = canvas;
    if (width === 0 || height === 0) return 0;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  return Math.max(0, ...counts);
}
