import { runAfter } from '../lib/schedule';
import { createRestFor } from '../rest/client';

/** How long an answer that nobody took is still news, in ms. */
const FRESH = 15_000;

/** Hands out an answer that was asked for early, once; undefined where there is none to wait for. */
export type Prefetched = (path: string) => Promise<unknown> | undefined;

type Options = { apiUrl: string; token: string; paths: readonly string[] };

/**
 * Asks the API for what the page will want first, while the page's code is still on its way. An answer nobody took
 * in time is forgotten: it would be old news.
 */
export function prefetch({ apiUrl, token, paths }: Options): Prefetched {
  const rest = createRestFor(apiUrl)(token);
  const answers = new Map(paths.map((path) => [path, rest.get(path)]));
  for (const answer of answers.values()) answer.catch(() => {});
  runAfter(FRESH, () => answers.clear());

  return (path) => {
    const answer = answers.get(path);
    answers.delete(path);
    return answer;
  };
}
