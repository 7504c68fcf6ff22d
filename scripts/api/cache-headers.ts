import { createHash } from 'node:crypto';
import { epochSecondsOf } from '../../src/market/day';
import { marketTime } from '../../src/market/clock';

/** What is requested, and what answers it; `url` is the path and the query. */
type Answer = { method: string; url: string; status: number; body: string; now: Date };

/** How long everybody's answers are kept, in seconds, by their paths; bars apart. */
const LIVES: ReadonlyMap<string, number> = new Map([
  ...['config', 'symbols', 'symbol_info', 'search', 'timescale_marks'].map(
    (call) => [`/udf/${call}`, 3_600] as const,
  ),
  ['/news', 15],
  ['/api/public_pulse', 15],
]);

/** Bars of today are kept for as long, and those of days before. */
const [RUNNING, PAST] = [5, 3_600];

/** The headers of an answer that say how long it is kept: the table "What to cache, and where" of docs/backend.md. */
export function cacheHeadersOf({ method, url, status, body, now }: Answer): Record<string, string> {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const isKept = method === 'GET' && status === 200 && !isFeedError(body);
  if (!isKept) return { 'Cache-Control': 'no-store' };
  // Its address names what a person follows.
  if (pathname === '/udf/quotes') return { 'Cache-Control': 'no-cache' };
  const life = pathname === '/udf/history' ? lifeOfBars(searchParams, now) : LIVES.get(pathname);
  if (life === undefined) return { 'Cache-Control': 'no-store' };
  return {
    'Cache-Control': `public, max-age=${life}`,
    ...(pathname.startsWith('/udf/') && { ETag: `"${createHash('sha1').update(body).digest('base64url')}"` }),
  };
}

/** Whether a request has the answer with this validator already. */
export function isKnown(etag: string | undefined, noneMatch: string | undefined): boolean {
  return (
    etag !== undefined && (noneMatch ?? '').split(/, */).some((each) => each.replace(/^W\//, '') === etag)
  );
}

function lifeOfBars(query: URLSearchParams, now: Date) {
  const to = Number(query.get('to') ?? Infinity);
  return to <= epochSecondsOf(marketTime(now).day) ? PAST : RUNNING;
}

/** The feed's errors have the status of success. */
function isFeedError(body: string) {
  return body.startsWith('{"s":"error"');
}
