/** The longest wait that a server may impose, in ms. */
const LONGEST = 300_000;

/**
 * The wait that a refusal names in its Retry-After header, in ms: a number of seconds, or a date, read against the
 * server's own clock where its response has one. At least 1 s and at most 5 minutes; null where it names none.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1_000
    : Date.parse(text) - (Date.parse(headers.get('date') ?? '') || now);
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 1_000), LONGEST);
}
