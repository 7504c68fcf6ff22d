import { type Rest } from '../rest/client';
import { apiPaths, feedPaths, joinUrl, type PrefetchName } from '../rest/paths';
import { runAfter } from '../lib/schedule';

/** How long an unused response stays valid, in ms. */
const FRESH = 15_000;

/** Returns the prefetched response of a path, a feed's below `feed/`, once; undefined where there is none. */
export type Prefetched = (path: string) => Promise<unknown> | undefined;

/** Requests what a page's panels load first, while the page's code loads. A response not used in time is dropped. */
export function prefetch(rest: Rest, feedUrl: string, names: readonly PrefetchName[]): Prefetched {
  const request = (name: PrefetchName): [path: string, response: Promise<unknown>] => {
    if (name in apiPaths) {
      const path = apiPaths[name as keyof typeof apiPaths];
      return [path, rest.get(path)];
    }
    const path = feedPaths[name as keyof typeof feedPaths];
    return [`feed/${path}`, rest.get(joinUrl(feedUrl, path), { absolute: true })];
  };
  const responses = new Map(names.map(request));
  for (const response of responses.values()) response.catch(() => {});
  runAfter(FRESH, () => responses.clear());

  return (path) => {
    const response = responses.get(path);
    responses.delete(path);
    return response;
  };
}
