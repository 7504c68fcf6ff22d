import type { JsonRecord } from '../../lib/json';
import { joinLineSymbols, noSymbols } from '../../lib/line-symbols';
import { createStore } from '../../lib/store';
import type { LineSymbols, PriceStream } from '../../rest/price-stream';
import type { FeedSources } from '../feed/bars-query';
import type * as Activity from '../feed/activity';
import { mergeBook } from '../feed/known-books';
import { activity } from '../feed/load-quotes';
import { quotedIn } from '../feed/odd-quotes';
import { isEarlier, MOST_AHEAD, type Quote } from '../../market/quote';
import { readAmount } from '../../lib/figure';
import { quotedSymbol, readMoment } from '../readers/quotes';
import { createFollower, type Follower, type Wanted } from './follower';
import { runInFrame } from './frames';
import { createRowSettling } from './settle-rows';
import { isWhole, readStreamRow, type StreamRow } from './stream-row';

type Options = Pick<PriceStream, 'open' | 'checkSession'> & {
  sources: FeedSources;
  /** Runs a callback in the next frame. */
  inFrame?: typeof runInFrame;
};

/** Follows symbols: an iterator of the events that `eventOf` reads in rows in thousand đồng, until it is returned. */
export type Follow = <Event>(
  wanted: Wanted,
  eventOf: (rows: readonly JsonRecord[]) => Event | null,
) => AsyncIterableIterator<Event, undefined>;

/**
 * Creates the streamed prices of a session. Rows are delivered once a frame, to each operation those of its symbols; of rows that
 * come faster than they are read the newest of each symbol stays. A row that was matched before the last one of its symbol is
 * dropped. After `stop` nothing is delivered.
 */
export function createPriceStream({ sources, inFrame = runInFrame, open, checkSession }: Options) {
  const followers = new Set<Follower>();
  const followed = createStore<LineSymbols>(noSymbols);
  const lastMatches = new Map<string, Pick<Quote, 'at' | 'volume'>>();
  let cancelFrame: (() => void) | null = null;
  let isJoining = false;
  let isOver = false;

  const join = () => {
    if (isJoining) return;
    isJoining = true;
    queueMicrotask(() => {
      isJoining = false;
      const next = joinLineSymbols(followers);
      if (JSON.stringify(next) !== JSON.stringify(followed.get())) followed.set(next);
    });
  };

  const deliver = () => {
    cancelFrame = null;
    for (const follower of [...followers]) follower.deliver();
  };
  const requestFrame = () => {
    cancelFrame ??= inFrame(deliver);
  };

  /** Hands a row in thousand đồng to those who follow its symbol. */
  const hand = (row: JsonRecord) => {
    const read = readStreamRow(row);
    const symbol = read?.n ?? quotedSymbol(row);
    if (symbol === null || isOver) return;
    const hasDay = read === null || isWhole(read);
    let withBook: JsonRecord | null = null;
    for (const follower of followers) {
      if (hasDay && follower.symbols.has(symbol)) follower.add(symbol, row);
      if (read && follower.depth.has(symbol)) {
        withBook ??= { ...read, v: mergeBook(sources.session, symbol, read.v) };
        follower.add(symbol, withBook);
      }
    }
  };
  const settling = createRowSettling(sources, (rows) => rows.forEach(hand));

  const isFollowed = (symbol: string) =>
    [...followers].some(({ symbols, depth }) => symbols.has(symbol) || depth.has(symbol));

  /** Whether a row was matched before the last one of its symbol; a time that is still to come says nothing. */
  const isLate = (row: StreamRow) => {
    const at = readMoment(row.v['lp_time']);
    const latest = (sources.now?.().getTime() ?? Infinity) / 1_000 + MOST_AHEAD;
    if (at === null || at > latest) return false;
    const match = { at, volume: readAmount(row.v['volume']) };
    const last = lastMatches.get(row.n);
    // One that is still to come was matched before the clock was set back.
    if (last && last.at! <= latest && isEarlier(match, last)) return true;
    if (quotedIn(row) !== null) lastMatches.set(row.n, match);
    return false;
  };

  /** Notes which figures have changed, at once where the code is there: the page then says since when they stand still. */
  const note = (noteBy: (code: typeof Activity, now: Date) => void) => {
    const now = sources.now?.();
    if (!now) return;
    const code = activity.loaded();
    if (code) noteBy(code, now);
    else
      void activity().then(
        (loaded) => noteBy(loaded, now),
        () => {},
      );
  };

  const follow: Follow = (wanted, eventOf) => {
    const { follower, events } = createFollower({
      ...{ wanted, eventOf, onRows: requestFrame },
      onEnd() {
        followers.delete(follower);
        join();
      },
    });
    if (isOver) follower.end();
    else followers.add(follower);
    join();
    return events;
  };

  return {
    ...{ followed: { get: followed.get, subscribe: followed.subscribe }, open, checkSession, follow },
    push(sent: readonly JsonRecord[]) {
      if (isOver) return;
      if (sent.length === 0) {
        const { symbols } = followed.get();
        return note(({ noteStill }, now) => noteStill(sources.session, symbols, now));
      }
      const rows = sent
        .flatMap((row) => readStreamRow(row) ?? [])
        .filter((row) => isFollowed(row.n) && !isLate(row));
      for (const row of rows) {
        if (settling.isDue(row)) settling.add(row);
        else hand(row);
      }
      const whole = rows.filter(isWhole);
      if (whole.length > 0) note(({ noteQuotes }, now) => noteQuotes(sources.session, whole, now));
    },
    stop() {
      isOver = true;
      cancelFrame?.();
      for (const follower of [...followers]) follower.end();
    },
  };
}
