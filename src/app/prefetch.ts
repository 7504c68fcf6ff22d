import { type Rest } from '../rest/client';
import { apiPaths, type ApiPathName } from '../rest/paths';
import { runAfter } from '../lib/schedule';

/** How long an unused response stays valid, in ms. */
const FRESH = 15_000;

/** Returns the prefetched response of a path, once; undefined where there is none. */
export type Prefetched = (path: string) => Promise<unknown> | undefined;

/** Requests what a page's panels load first, while the page's code loads. A response not used in time is dropped. */
export function prefetch(rest: Rest, names: readonly ApiPathName[]): Prefetched {
  const paths = names.map((name) => apiPaths[name]);
  const responses = new Map<string, Promise<unknown>>(paths.map((path) => [path, rest.get(path)]));
  for (const response of responses.values()) response.catch(() => {});
  runAfter(FRESH, () => responses.clear());

  return (path) => {
    const response = responses.get(path);
    responses.delete(path);
    return response;
  };
}
