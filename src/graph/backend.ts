import type { Locks } from '../lib/locks';
import { yieldToMain } from '../lib/schedule';
import { createRest, type RequestOptions, type Rest, type Schedule } from '../rest/client';
import { asRefusedByFeed } from '../rest/errors';
import { joinUrl } from '../rest/paths';
import type { Priority } from '../rest/queue';
import { cacheModeOf } from './feed/cache-mode';
import { sendInOrder, sendWhenPermitted, type LoadOrder } from './load-order';

/** Where a browser keeps desks; every call may throw where it is full or denied. */
export type DeskStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What a desk needs of a browser. */
export type DeskBrowser = {
  readonly storage: () => DeskStorage;
  /** By which tabs save one after the other; undefined where the browser has none. */
  readonly locks: Locks | undefined;
  readonly wait: (ms: number) => Promise<void>;
};

/** What the resolvers load from: the product's API, a UDF chart feed, the news provider. */
export type Sources = {
  readonly api: {
    readonly get: (path: string, options?: Pick<RequestOptions, 'isWhole'>) => Promise<unknown>;
    readonly post: (path: string, body?: unknown) => Promise<unknown>;
    readonly put: (path: string, body: unknown) => Promise<unknown>;
    readonly patch: (path: string, body: unknown) => Promise<unknown>;
  };
  readonly feed: (path: string) => Promise<unknown>;
  readonly news: () => Promise<unknown>;
  /** The present; without it no bar of the feed is too late. */
  readonly now?: (() => Date) | undefined;
  /** Sets timers; the page's own where this is absent. */
  readonly schedule?: Schedule | undefined;
  /** Stands for the session, as the key of what is kept for as long as it lasts. */
  readonly session: object;
  /** Whose operation it is: a browser keeps a desk for each person where the server lacks the call. */
  readonly person?: string | undefined;
  /** That browser; the page's own where this is absent. */
  readonly browser?: DeskBrowser;
};

/** The sources of one session for one operation, whose requests end with its AbortSignal and have its priority. */
export type Backend = (abortSignal?: AbortSignal, priority?: Priority) => Sources;

type Options = {
  /** The session's REST client. */
  rest: Rest;
  /** Orders the loads; without one each is sent as it comes. */
  order?: LoadOrder;
  newsUrl: string;
  feedUrl: string;
  /** Returns the response of a path, a feed's below `feed/`, that was requested before, once. */
  prefetched?: (path: string) => Promise<unknown> | undefined;
  now?: Sources['now'];
  /** Called whenever a load was answered. */
  onLoaded?: () => void;
  schedule?: Schedule;
  fetch?: typeof globalThis.fetch;
  page?: string;
};

/** The feed gets the token where it lives on the API's origin; the news provider, a third party, never does. */
export function createBackend({
  rest: api,
  order = { current: null, ready: Promise.resolve(null) },
  newsUrl,
  feedUrl,
  prefetched,
  now,
  onLoaded,
  ...shared
}: Options): Backend {
  const newsProvider: Rest = createRest({ ...shared, baseUrl: newsUrl, token: null });
  const newsAddress = `${newsUrl}${newsUrl.includes('?') ? '&' : '?'}format=json&today=0`;

  const load = async (send: () => Promise<unknown>) => {
    const response = await send();
    await yieldToMain();
    onLoaded?.();
    return response;
  };

  const sendToFeed = (path: string, signal?: AbortSignal) =>
    sendWhenPermitted(order, `feed/${path}`, () =>
      api.get(joinUrl(feedUrl, path), { signal, absolute: true, cache: cacheModeOf(path) }),
    );

  const session = {};

  return (abortSignal, priority) => ({
    session,
    now,
    schedule: shared.schedule,
    api: {
      get: (path, options) =>
        load(
          () =>
            prefetched?.(path) ??
            sendWhenPermitted(order, path, () => api.get(path, { ...options, signal: abortSignal })),
        ),
      post: (path, body) => api.post(path, body, { signal: abortSignal }),
      put: (path, body) => api.put(path, body, { signal: abortSignal }),
      patch: (path, body) => api.patch(path, body, { signal: abortSignal }),
    },
    feed: (path) =>
      load(
        () =>
          prefetched?.(`feed/${path}`) ??
          // All views wait for the configuration: it is not ended by the one that requests it first.
          (path === 'config'
            ? sendToFeed(path)
            : sendInOrder(order, path, sendToFeed, { session, priority, signal: abortSignal })),
      ).catch(asRefusedByFeed),
    news: () =>
      load(() =>
        sendWhenPermitted(order, newsAddress, () =>
          newsProvider.get(newsAddress, { signal: abortSignal, absolute: true }),
        ),
      ),
  });
}
