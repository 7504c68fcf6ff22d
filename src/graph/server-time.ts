import { asNumber } from '../lib/json';

type Options = {
  /** Requests the feed's `/time`, past every cache. */
  request: (onHeaders: (headers: Headers) => void) => Promise<unknown>;
  /** The time of this device, in ms since 1970. */
  device: () => number;
};

/** A clock that is off by less is right: both are read to the second, and each minute begins within it. */
const LEAST = 2_000;

/** An answer that took longer does not say what time it is. */
const LONGEST = 10_000;

/** Between these, in ms, a server's time is one; milliseconds are above what seconds can be. */
const [FIRST, LAST] = [Date.UTC(2016), Date.UTC(2100)];

/**
 * How far a server's clock is ahead of this device's, in ms, less than 0 where it is behind: by the seconds of `/time`, else by the
 * `Date` of its answer, a refusal too, which no cache may have kept. The answer is taken to be from the middle of its round trip; 0
 * for what that and the seconds cannot tell from none. Null where the server does not say it credibly.
 */
export async function loadCorrection({ request, device }: Options): Promise<number | null> {
  const sent = device();
  let arrived: number | null = null;
  let date: number | null = null;
  const answer = await request((headers) => {
    arrived = device();
    date = dateIn(headers);
  }).catch(() => null);
  const server = readTime(answer) ?? date;
  const took = arrived === null ? -1 : arrived - sent;
  if (server === null || took < 0 || took > LONGEST) return null;

  // The middle of the second.
  const correction = server + 500 - (sent + took / 2);
  return Math.abs(correction) > Math.max(LEAST, took / 2 + 500) ? Math.round(correction) : 0;
}

function readTime(answer: unknown): number | null {
  const time = asNumber(answer) ?? 0;
  return credible(time > LAST / 1_000 ? Math.floor(time / 1_000) * 1_000 : time * 1_000);
}

/** `Age` is of an answer that a cache has kept. */
function dateIn(headers: Headers): number | null {
  const isKept = headers.has('age') && headers.get('age')?.trim() !== '0';
  return isKept ? null : credible(Date.parse(headers.get('date') ?? ''));
}

function credible(time: number): number | null {
  return time >= FIRST && time <= LAST ? time : null;
}
