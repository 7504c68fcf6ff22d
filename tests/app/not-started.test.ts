import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadAgain } from '../../src/lib/reload';

const page = readFileSync('index.html', 'utf8').replaceAll('{{brand}}', 'Nhịp');
const [, body = ''] = /<body>([^]*)<\/body>/.exec(page) ?? [];
const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];

const root = () => document.querySelector('#root')!;

/** Where other files are tested after this one, the page has no such script. */
const listening: Parameters<typeof window.addEventListener>[] = [];
beforeAll(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  // oxlint-disable-next-line typescript/no-implied-eval -- It is what the browser does with it.
  new Function(script)();
  listening.push(...listen.mock.calls);
  listen.mockRestore();
});
afterAll(() =>
  listening.forEach(([type, listener, options]) => window.removeEventListener(type, listener, options)),
);
beforeEach(() => {
  document.body.innerHTML = body.replaceAll(/<script[^]*?<\/script>/g, '');
});
afterEach(() => vi.unstubAllGlobals());

describe('a page whose app does not start', () => {
  it('says so in three languages, of a start and of a crash alike, and offers to reload, with the focus on that', () => {
    root().textContent = 'the welcome';

    window.dispatchEvent(new Event('not-started'));

    expect(root().textContent).toMatch(
      /^\s*Nhịp đang gặp lỗi[^]*Nhịp does not work[^]*Reload the page[^]*Nhịp funktioniert gerade nicht/,
    );
    expect([...root().querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang)).toEqual([
      'vi',
      'vi',
      'en',
      'de',
    ]);
    expect(root().textContent).not.toContain('the welcome');
    expect(document.activeElement?.textContent).toBe('Tải lại / Reload / Neu laden');
  });

  it('says so where a file of the app itself is not there', () => {
    const entry = Object.assign(document.createElement('script'), { type: 'module' });
    document.body.append(entry);

    entry.dispatchEvent(new Event('error'));

    expect(document.activeElement?.textContent).toBe('Tải lại / Reload / Neu laden');
  });

  it('takes the outline of the page away, which would hide it', () => {
    document.body.insertAdjacentHTML('afterbegin', '<div data-shell></div>');

    window.dispatchEvent(new Event('not-started'));

    expect(document.querySelector('[data-shell]')).toBeNull();
  });

  it('says nothing of a picture that is not there', () => {
    const picture = document.createElement('img');
    document.body.append(picture);

    picture.dispatchEvent(new Event('error'));

    expect(root().textContent).toBe('');
  });

  it('leaves what the browser keeps of the app alone while there is no network', async () => {
    const calls: string[] = [];
    const getRegistration = async () => void calls.push('registration');
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { getRegistration } });
    vi.stubGlobal('location', { reload: () => calls.push('reload') });

    window.dispatchEvent(new Event('not-started'));
    root().querySelector('button')!.click();
    await Promise.resolve();

    expect(calls).toEqual(['reload']);
  });

  it('is loaded from the server again, past what the browser keeps of it', async () => {
    const calls: string[] = [];
    const unregister = async () => void calls.push('unregister');
    vi.stubGlobal('navigator', {
      onLine: true,
      serviceWorker: { getRegistration: async () => ({ unregister }) },
    });
    vi.stubGlobal('location', { reload: () => calls.push('reload') });
    vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
      calls.push(`${cache} ${address}`);
      throw new TypeError('Failed to fetch');
    });
    document.body.append(
      Object.assign(document.createElement('script'), { src: 'https://nhip.test/app.js' }),
    );

    window.dispatchEvent(new Event('not-started'));
    root().querySelector('button')!.click();
    await vi.waitFor(() => expect(calls).toHaveLength(3));

    expect(calls).toEqual(['reload https://nhip.test/app.js', 'unregister', 'reload']);
  });
});

it('a page that loads again requests what did not come past the cache before', async () => {
  const calls: string[] = [];
  const file = (name: string, responseStatus: number) => ({ name, responseStatus });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://nhip.test', reload: () => calls.push('page') });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      file('https://nhip.test/assets/app-1.js', 200),
      file('https://nhip.test/assets/desk-2.js', 404),
      file('https://nhip.test/assets/desk-2.css', 0),
      file('https://nhip.test/api/watchlists', 500),
      file('https://elsewhere.test/tile.js', 0),
    ],
  });
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    calls.push(`${cache} ${address}`);
    throw new TypeError('Failed to fetch');
  });

  loadAgain();
  await vi.waitFor(() => expect(calls).toHaveLength(3));

  expect(calls).toEqual([
    'reload https://nhip.test/assets/desk-2.js',
    'reload https://nhip.test/assets/desk-2.css',
    'page',
  ]);
});
