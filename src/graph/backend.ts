import { yieldToMain } from '../lib/next-task';
import { createRest, type After, type Rest } from '../rest/client';

/** What the resolvers may ask: the product's API, a UDF chart feed, the news provider. */
export type Sources = {
  readonly api: {
    readonly get: (path: string) => Promise<unknown>;
    readonly post: (path: string, body?: unknown) => Promise<unknown>;
  };
  readonly feed: (path: string) => Promise<unknown>;
  readonly news: () => Promise<unknown>;
};

/** The sources of one session; what is asked ends with the signal. */
export type Backend = (signal?: AbortSignal) => Sources;

type Options = {
  /** The session's REST client. */
  rest: Rest;
  newsUrl: string;
  feedUrl: string;
  /** Returns the response of a path that was requested before, once. */
  prefetched?: (path: string) => Promise<unknown> | undefined;
  /** Called whenever a load was answered. */
  onLoaded?: () => void;
  after?: After;
  fetch?: typeof globalThis.fetch;
  page?: string;
};

/** The feed gets the token where it lives on the API's origin; the news provider, a stranger, never does. */
export function createBackend({
  rest: api,
  newsUrl,
  feedUrl,
  prefetched,
  onLoaded,
  ...shared
}: Options): Backend {
  const stranger: Rest = createRest({ ...shared, baseUrl: newsUrl, token: null });
  const newsAddress = `${newsUrl}${newsUrl.includes('?') ? '&' : '?'}format=json&today=0`;

  const loaded = async (answer: Promise<unknown>) => {
    const whole = await answer;
    await yieldToMain();
    onLoaded?.();
    return whole;
  };

  return (signal) => ({
    api: {
      get: (path) => loaded(prefetched?.(path) ?? api.get(path, { signal })),
      post: (path, body) => api.post(path, body, { signal }),
    },
    feed: (path) => loaded(api.get(`${feedUrl.replace(/\/+$/, '')}/${path}`, { signal, absolute: true })),
    news: () => loaded(stranger.get(newsAddress, { signal, absolute: true })),
  });
}
