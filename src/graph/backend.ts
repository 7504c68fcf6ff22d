import { yieldToMain } from '../lib/schedule';
import { createRest, type Rest, type Schedule } from '../rest/client';

/** What the resolvers load from: the product's API, a UDF chart feed, the news provider. */
export type Sources = {
  readonly api: {
    readonly get: (path: string) => Promise<unknown>;
    readonly post: (path: string, body?: unknown) => Promise<unknown>;
  };
  readonly feed: (path: string) => Promise<unknown>;
  readonly news: () => Promise<unknown>;
};

/** The sources of one session for one operation, whose requests end with its AbortSignal. */
export type Backend = (abortSignal?: AbortSignal) => Sources;

type Options = {
  /** The session's REST client. */
  rest: Rest;
  newsUrl: string;
  feedUrl: string;
  /** Returns the response of a path that was requested before, once. */
  prefetched?: (path: string) => Promise<unknown> | undefined;
  /** Called whenever a load was answered. */
  onLoaded?: () => void;
  schedule?: Schedule;
  fetch?: typeof globalThis.fetch;
  page?: string;
};

/** The feed gets the token where it lives on the API's origin; the news provider, a third party, never does. */
export function createBackend({
  rest: api,
  newsUrl,
  feedUrl,
  prefetched,
  onLoaded,
  ...shared
}: Options): Backend {
  const newsProvider: Rest = createRest({ ...shared, baseUrl: newsUrl, token: null });
  const newsAddress = `${newsUrl}${newsUrl.includes('?') ? '&' : '?'}format=json&today=0`;

  const loaded = async (loading: Promise<unknown>) => {
    const response = await loading;
    await yieldToMain();
    onLoaded?.();
    return response;
  };

  return (abortSignal) => ({
    api: {
      get: (path) => loaded(prefetched?.(path) ?? api.get(path, { signal: abortSignal })),
      post: (path, body) => api.post(path, body, { signal: abortSignal }),
    },
    feed: (path) =>
      loaded(api.get(`${feedUrl.replace(/\/+$/, '')}/${path}`, { signal: abortSignal, absolute: true })),
    news: () => loaded(newsProvider.get(newsAddress, { signal: abortSignal, absolute: true })),
  });
}
