/** What the build tells its service worker: the files to keep, by their path in its scope, each with its SHA-256. */
export type Build = { readonly version: string; readonly files: Readonly<Record<string, string>> };

type Options = {
  build: Build;
  /** The address that the worker serves, with a slash at its end. */
  scope: string;
  caches: CacheStorage;
  request: (address: string, options: RequestInit) => Promise<Response>;
  /** Called where a file of a first visit cannot be kept: what serves such a build changes it, and it has no worker. */
  giveUp: () => void;
};

/** A file for a request, and why it cannot be kept. */
type Restored = { response: Response; problem: Error | null };

export const PAGE = 'index.html';

/** Stands among the files of a first visit while not all are kept. */
const UNFINISHED = '.unfinished';

/** How long the server has for the page of an unfinished first visit, in ms: then the kept one is shown. */
const PAGE_TIMEOUT = 3_000;

/** How many files are requested at a time: the connections that a browser opens to a server of HTTP/1.1. */
const AT_ONCE = 6;

/** These are no pages: what is missing among them must fail, by its folder or name, as a page's address may have dots. */
const NO_PAGE = /\/(?:assets|icons|api|udf)\/|\/(?:robots\.txt|sw\.js)$/;

/**
 * Keeps the files of one build and returns each with the content that the build gave it: what the browser has lost or
 * damaged is requested again and kept, and the other files are examined then.
 */
export function createKeptFiles({ build, scope, caches, request, giveUp }: Options) {
  const { files, version } = build;
  const prefix = `nhip ${scope} `;
  const name = prefix + version;
  const paths = Object.keys(files);
  const addressOf = (path: string) => new URL(path, scope).href;
  let restoring: Promise<void> | null = null;

  async function isWhole(path: string, response: Response | undefined): Promise<boolean> {
    if (!response?.ok) return false;
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === files[path];
  }

  /** Keeps a file of this build that another cache or the server has; returns the server's where it has another one. */
  async function restore(path: string): Promise<Restored> {
    const address = addressOf(path);
    const sources = [
      () => caches.match(address).catch(() => undefined),
      () => request(address, { cache: 'default' }),
      () => request(address, { cache: 'reload' }),
    ];
    let found: Response | undefined;
    for (const source of sources) {
      found = await source();
      if (!(await isWhole(path, found?.clone()))) continue;
      const response = copyOf(found!.clone());
      try {
        await (await caches.open(name)).put(address, copyOf(found!));
        return { response, problem: null };
      } catch (cause) {
        // Where nothing can be kept, the file is there all the same.
        return { response, problem: new Error(`The browser cannot keep ${path}`, { cause }) };
      }
    }
    return {
      response: copyOf(found!),
      problem: new Error(`The server's ${path} is another build's, or was changed on its way`),
    };
  }

  /** The file that is kept; null where it is not, or not whole. */
  async function find(path: string): Promise<Response | null> {
    const cache = await caches.open(name);
    if (!(await isWhole(path, await cache.match(addressOf(path))))) return null;
    // Found once more: one that has been read is sent without the compiled code that the browser keeps beside it.
    return (await cache.match(addressOf(path))) ?? null;
  }

  /** Whether the files of a first visit are still on their way. */
  async function isUnfinished(): Promise<boolean> {
    const cache = await caches.open(name);
    return (await cache.match(addressOf(UNFINISHED))) !== undefined;
  }

  async function restoreDamaged(loaded: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    const waiting = new Set([...paths.filter((path) => loaded.includes(addressOf(path))), ...paths]).values();
    const problems: Error[] = [];
    const restoreWaiting = async () => {
      for (const path of waiting) {
        if (await isWhole(path, await cache.match(addressOf(path)))) continue;
        const { problem } = await restore(path);
        if (!problem) continue;
        problems.push(problem);
        // Of a build whose files are all changed on their way, no more are requested than at one time.
        return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, restoreWaiting));
    if (problems[0]) {
      if (await isUnfinished()) giveUp();
      throw problems[0];
    }
    await cache.delete(addressOf(UNFINISHED));
  }

  /**
   * Examines all files, those of the addresses that a page has loaded before the others, once at a time. Rejects at the end
   * where one cannot be kept, with its path and why.
   */
  function keepAll(loaded: readonly string[] = []): Promise<void> {
    restoring ??= restoreDamaged(loaded).finally(() => (restoring = null));
    return restoring;
  }

  /** The server's page while not all files are kept: it may be a newer one, whose files the server has. */
  async function findNewestPage(): Promise<Response | null> {
    if (!(await isUnfinished())) return null;
    const signal = AbortSignal.timeout(PAGE_TIMEOUT);
    const newest = await request(addressOf(PAGE), { cache: 'no-cache', signal });
    return newest.ok ? copyOf(newest) : null;
  }

  return {
    /** The file that is the response to a request; null where the request is none of this worker's. */
    pathOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): string | null {
      if (method !== 'GET' || !url.startsWith(scope)) return null;
      const { pathname, search } = new URL(url);
      const path = pathname.slice(new URL(scope).pathname.length);
      if (Object.hasOwn(files, path) && search === '') return path;
      return mode === 'navigate' && !NO_PAGE.test(pathname) ? PAGE : null;
    },

    /** Returns a file; rejects where it is not kept whole and the server cannot be reached. */
    async get(path: string): Promise<Response> {
      const newest = path === PAGE ? await findNewestPage().catch(() => null) : null;
      if (newest) return newest;
      const kept = await find(path).catch(() => null);
      if (kept) return kept;
      const { response } = await restore(path);
      // What cannot be restored now is restored when it is used.
      keepAll().catch(() => {});
      return response;
    },

    /** Restores what is missing; resolves when nothing is being restored any more. */
    async settle(): Promise<void> {
      const kept = await (await caches.open(name)).keys();
      if (kept.length < paths.length || (await isUnfinished())) keepAll().catch(() => {});
      await restoring?.catch(() => {});
    },

    keepAll,

    /**
     * Keeps every file, so that an update has all of its version; of a first visit the page alone, so that the worker is
     * there at once for what `keepAll` brings. Rejects where one cannot be kept, with its path and why.
     */
    async install({ isFirst }: { isFirst: boolean }): Promise<void> {
      if (!isFirst) return keepAll();
      const { problem } = await restore(PAGE);
      if (problem) throw problem;
      await (await caches.open(name)).put(addressOf(UNFINISHED), new Response());
    },

    /** Removes the files of older builds. */
    async removeOlder(): Promise<void> {
      const older = (await caches.keys()).filter(
        (each) => each !== name && (each.startsWith(prefix) || each === `workbox-precache-v2-${scope}`),
      );
      await Promise.all(older.map((each) => caches.delete(each)));
    },
  };
}

/** A response that may open a page, which one that was redirected may not. */
function copyOf(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
