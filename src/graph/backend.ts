import { yieldToMain } from '../lib/schedule';
import { createRest, type Schedule, type Rest } from '../rest/client';

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
  apiUrl: string;
  newsUrl: string;
  feedUrl: string;
  token: string | null;
  /** Answers of the API that were asked for before this backend stood; each is handed out once. */
  early?: (path: string) => Promise<unknown> | undefined;
  /** Called whenever a load was answered. */
  onLoaded?: () => void;
  schedule?: Schedule;
  fetch?: typeof globalThis.fetch;
  page?: string;
};

/** The feed gets the token where it lives on the API's origin; the news provider, a stranger, never does. */
export function createBackend({
  apiUrl,
  newsUrl,
  feedUrl,
  token,
  early,
  onLoaded,
  ...shared
}: Options): Backend {
  const api: Rest = createRest({ ...shared, baseUrl: apiUrl, token });
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
      get: (path) => loaded(early?.(path) ?? api.get(path, { signal })),
      post: (path, body) => api.post(path, body, { signal }),
    },
    feed: (path) => loaded(api.get(`${feedUrl.replace(/\/+$/, '')}/${path}`, { signal, absolute: true })),
    news: () => loaded(stranger.get(newsAddress, { signal, absolute: true })),
  });
}
