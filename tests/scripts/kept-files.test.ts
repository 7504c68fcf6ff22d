// @module-tag P26
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createKeptFiles, PAGE } from '../../src/app/worker/kept-files';

const SCOPE = 'https://nhip.example/app/';
const NEWS = 'assets/news-1.js';
const CHART = 'assets/chart-2.js';
const contents: Record<string, string> = {
  [PAGE]: '<!doctype html>',
  [NEWS]: 'export {}',
  [CHART]: 'chart()',
};
const damages = { garbage: '\u0000\u0001damaged(', HTML: '<h1>502</h1>', 'another build’s': 'import "./x"' };

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const addressOf = (path: string) => SCOPE + path;

/** The browser's caches, in which a test can do what a disk does. */
function createCaches() {
  const all = new Map<string, Map<string, string>>();
  const full = new Set<string>();
  const responseTo = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
  const open = async (name: string) => {
    if (!all.has(name)) all.set(name, new Map());
    const entries = all.get(name)!;
    return {
      match: async (address: string) => responseTo(entries.get(address)),
      async put(address: string, response: Response) {
        if (full.has(address)) throw new DOMException('Quota exceeded', 'QuotaExceededError');
        entries.set(address, await response.text());
      },
      keys: async () => [...entries.keys()],
      delete: async (address: string) => entries.delete(address),
    };
  };
  const caches = {
    open,
    match: async (address: string) =>
      responseTo([...all.values()].find((entries) => entries.has(address))?.get(address)),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { all, full, caches: caches as unknown as CacheStorage };
}

/** The worker of a build on a server that has these files, installed: as an update, or on a first visit. */
async function installed({
  served = { ...contents },
  version = 'one',
  tooLarge = [] as string[],
  isFirst = false,
} = {}) {
  const { all, full, caches } = createCaches();
  for (const path of tooLarge) full.add(addressOf(path));
  const requests: string[] = [];
  const server = { files: served, isReachable: true, hangs: false, inBrowser: {} as Record<string, string> };
  const giveUp = vi.fn();
  const kept = createKeptFiles({
    build: {
      version,
      files: Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, hashOf(text)])),
    },
    scope: SCOPE,
    caches,
    giveUp,
    request: async (address, { cache, signal }) => {
      if (server.hangs) await new Promise((_, reject) => signal?.addEventListener('abort', reject));
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const path = address.slice(SCOPE.length);
      requests.push(`${path} ${cache}`);
      const text = (cache === 'default' ? server.inBrowser[path] : undefined) ?? server.files[path];
      return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
    },
  });
  await kept.install({ isFirst });
  const entries = () => all.get(`nhip ${SCOPE} ${version}`)!;
  const isWhole = () =>
    Object.entries(contents).every(([path, text]) => entries().get(addressOf(path)) === text);
  requests.length = 0;
  return { kept, all, caches, server, requests, entries, isWhole, giveUp };
}

/** The worker of a first visit, whose page has loaded the chart. */
async function firstVisit() {
  const visit = await installed({ isFirst: true });
  visit.server.inBrowser = { [CHART]: contents[CHART]! };
  return visit;
}

const textOf = async (response: Promise<Response>) => (await response).text();

describe('the files that the service worker keeps', () => {
  it('come without the server, each with the content that the build gave it', async () => {
    const { kept, server, requests } = await installed();
    server.isReachable = false;

    const texts = await Promise.all(Object.keys(contents).map((path) => textOf(kept.get(path))));

    expect([texts, requests]).toEqual([Object.values(contents), []]);
  });

  it.each(Object.entries(damages))('come whole at once where %s stands in their place', async (_, damage) => {
    const { kept, entries, isWhole } = await installed();
    for (const path of Object.keys(contents)) entries().set(addressOf(path), damage);

    const texts = await Promise.all([textOf(kept.get(PAGE)), textOf(kept.get(NEWS))]);
    await kept.settle();

    expect(texts).toEqual([contents[PAGE], contents[NEWS]]);
    expect(isWhole()).toBe(true);
  });

  it('are all kept again once a page is opened and one of them, or the whole cache, is gone', async () => {
    const { kept, all, entries, isWhole } = await installed();
    entries().delete(addressOf(CHART));
    await textOf(kept.get(PAGE));
    await kept.settle();
    const afterOne = isWhole();

    all.clear();
    await textOf(kept.get(PAGE));
    await kept.settle();

    expect([afterOne, isWhole()]).toEqual([true, true]);
  });

  it('come from the server where the browser’s caches fail', async () => {
    const { kept, caches } = await installed();
    caches.open = () => Promise.reject(new Error('internal error'));
    caches.match = () => Promise.reject(new Error('internal error'));

    expect(await textOf(kept.get(PAGE))).toBe(contents[PAGE]);
  });

  it('come past the browser’s own cache where that is damaged too', async () => {
    const { kept, server, entries, requests } = await installed();
    entries().set(addressOf(NEWS), 'damaged');
    server.inBrowser[NEWS] = 'damaged as well';

    expect(await textOf(kept.get(NEWS))).toBe(contents[NEWS]);
    expect(requests).toEqual([`${NEWS} default`, `${NEWS} reload`]);
  });

  it('are the server’s newer ones where a damaged one is no longer there, and these are not kept', async () => {
    const { kept, server, entries, requests } = await installed();
    entries().delete(addressOf(PAGE));
    server.files = { [PAGE]: 'newer' };

    expect(await textOf(kept.get(PAGE))).toBe('newer');
    await kept.settle();
    expect(entries().has(addressOf(PAGE))).toBe(false);
    expect(requests.slice(0, 2)).toEqual([`${PAGE} default`, `${PAGE} reload`]);
  });

  it('are not replaced by what cannot be had: without a network a damaged one fails', async () => {
    const { kept, server, entries } = await installed();
    entries().set(addressOf(PAGE), 'damaged');
    server.isReachable = false;

    await expect(kept.get(PAGE)).rejects.toThrow('Failed to fetch');
  });

  it('are those of one build: a mixture is not installed, and older ones go with what another library kept', async () => {
    await expect(installed({ served: { ...contents, [NEWS]: 'of another build' } })).rejects.toThrow(
      `The server's ${NEWS} is another build's`,
    );

    const { kept, caches } = await installed({ version: 'two' });
    const others = [`nhip ${SCOPE} one`, `workbox-precache-v2-${SCOPE}`, `nhip ${SCOPE}below/ one`, 'other'];
    for (const name of others) await caches.open(name);
    await kept.removeOlder();

    expect(await caches.keys()).toEqual([`nhip ${SCOPE} two`, `nhip ${SCOPE}below/ one`, 'other']);
  });

  it('are not installed where one is changed on its way or too large for the browser, which it says', async () => {
    const rewritten = { ...contents, [PAGE]: `${contents[PAGE]}<script src="/proxy.js"></script>` };

    await expect(installed({ served: rewritten })).rejects.toThrow(
      `The server's ${PAGE} is another build's, or was changed on its way`,
    );
    await expect(installed({ tooLarge: [CHART] })).rejects.toThrow(`The browser cannot keep ${CHART}`);
  });

  it('are the responses to their own addresses and to those of pages, and to no other request', async () => {
    const { kept } = await installed();
    const requests: [string, RequestMode?, string?][] = [
      [NEWS],
      [`${NEWS}?past-worker`],
      ['', 'navigate'],
      ['technical/HPG?range=1Y', 'navigate'],
      ['%E0%A4%A', 'navigate'],
      ['no.such.page', 'navigate'],
      ['assets/gone.js', 'navigate'],
      ['api/watchlists'],
      ['robots.txt', 'navigate'],
      ['__proto__'],
      [PAGE, 'navigate', 'POST'],
    ];
    const paths = requests.map(([path, mode = 'cors', method = 'GET']) =>
      kept.pathOf({ url: addressOf(path), mode, method }),
    );
    expect(paths).toEqual([NEWS, null, PAGE, PAGE, PAGE, PAGE, null, null, null, null, null]);
    expect(kept.pathOf({ url: 'https://nhip.example/', mode: 'navigate', method: 'GET' })).toBeNull();
  });
});

describe('on a first visit', () => {
  it('the page alone is kept before the worker takes over, and then all: what was loaded comes first', async () => {
    const { kept, entries, requests, isWhole } = await firstVisit();
    const before = [...entries().keys()].filter((address) => address.startsWith(`${SCOPE}assets/`));

    await kept.keepAll([addressOf(CHART), `${SCOPE}api/plans`]);

    expect(before).toEqual([]);
    expect(requests).toEqual([`${CHART} default`, `${NEWS} default`]);
    expect([isWhole(), entries().size]).toEqual([true, 3]);
  });

  it('what was loaded opens again where the network ends before the rest has come', async () => {
    const { kept, server } = await firstVisit();
    server.files = { [CHART]: contents[CHART]! };
    await kept.keepAll([addressOf(CHART)]).catch(() => {});
    server.isReachable = false;

    expect(await Promise.all([textOf(kept.get(PAGE)), textOf(kept.get(CHART))])).toEqual([
      contents[PAGE],
      contents[CHART],
    ]);
    await expect(kept.get(NEWS)).rejects.toThrow('Failed to fetch');
  });

  it('the page is the server’s until all is kept, so that none of an older version lacks its files', async () => {
    const { kept, server } = await firstVisit();
    server.files = { ...contents, [PAGE]: 'newer' };
    const early = await textOf(kept.get(PAGE));
    server.files = {};
    const broken = await textOf(kept.get(PAGE));

    server.files = { ...contents };
    await kept.keepAll();
    server.files = { ...contents, [PAGE]: 'newer' };

    expect([early, broken, await textOf(kept.get(PAGE))]).toEqual(['newer', contents[PAGE], contents[PAGE]]);
  });

  it('the page is the kept one where the server takes longer than a person would wait', async () => {
    const { kept, server } = await firstVisit();
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    server.hangs = true;

    const page = textOf(kept.get(PAGE));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(3_000));
    late.abort();

    expect(await page).toBe(contents[PAGE]);
    timeout.mockRestore();
  });

  it('that ends early, the next page goes on', async () => {
    const { kept, entries, isWhole } = await firstVisit();
    await textOf(kept.get(PAGE));

    await kept.settle();

    expect([isWhole(), entries().size]).toEqual([true, 3]);
  });

  it('a file that cannot be kept ends the worker, as at an install, and is tried again by the next page', async () => {
    const { kept, server, entries, isWhole, giveUp } = await firstVisit();
    server.files = { ...contents, [NEWS]: 'of another build' };

    await expect(kept.keepAll()).rejects.toThrow(`The server's ${NEWS} is another build's`);
    expect(giveUp).toHaveBeenCalledTimes(1);
    const early = entries().get(addressOf(CHART));
    server.files = { ...contents };
    await kept.settle();

    expect([early, isWhole()]).toEqual([contents[CHART], true]);
  });

  it('nothing is installed where the page is changed on its way', async () => {
    const rewritten = { ...contents, [PAGE]: 'rewritten' };

    await expect(installed({ served: rewritten, isFirst: true })).rejects.toThrow(`The server's ${PAGE} is`);
  });
});
