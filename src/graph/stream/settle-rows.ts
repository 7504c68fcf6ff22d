import type { JsonRecord } from '../../lib/json';
import { runAfter } from '../../lib/schedule';
import type { FeedSources } from '../feed/bars-query';
import { hasOddQuotes, rowsIn } from '../feed/odd-quotes';
import { isWhole, mergedRow, type StreamRow } from './stream-row';

/** Brings rows into thousand đồng. */
export type RowSettling = {
  /** Whether a row is settled before it is shown: its unit is another, or may be. Until then later ones of its symbol are too. */
  readonly isDue: (row: StreamRow) => boolean;
  /** Settles a row; of rows that wait for others the newest of each symbol stays. */
  readonly add: (row: StreamRow) => void;
};

/** Creates the settling of rows that are not in thousand đồng, one batch at a time, apart from the rows that are. */
export function createRowSettling(
  sources: FeedSources,
  onSettled: (rows: readonly JsonRecord[]) => void,
): RowSettling {
  const sparing = sparingSources(sources);
  let settling = new Map<string, StreamRow>();
  let waiting = new Map<string, StreamRow>();

  const settle = async () => {
    while (waiting.size > 0) {
      [settling, waiting] = [waiting, new Map<string, StreamRow>()];
      try {
        onSettled(await inThousand(settling, sparing));
      } catch {
        // A unit that could not be found out is tried again with the next rows.
      }
    }
    settling = new Map();
  };

  return {
    isDue: (row) => settling.has(row.n) || waiting.has(row.n) || hasOddQuotes({ d: [row] }, sources.session),
    add(row) {
      const isIdle = settling.size + waiting.size === 0;
      waiting.set(row.n, mergedRow(waiting.get(row.n), row));
      if (isIdle) void settle();
    },
  };
}

async function inThousand(rows: ReadonlyMap<string, StreamRow>, sources: FeedSources) {
  const { quotesInThousand } = await import('../feed/settle-quotes');
  const settled = rowsIn(await quotesInThousand({ d: [...rows.values()] }, sources));
  // That the unit of an order book is not known says nothing of the symbol's other figures.
  return settled.filter(
    (row) => row['isOfUnknownUnit'] !== true || isWhole(rows.get(String(row['n'])) ?? NO_ROW),
  );
}

const NO_ROW: StreamRow = { n: '', v: {} };

/** How long a response stands for the next ones, in ms. */
const STANDS = 15_000;

/** The same sources, which request a path no sooner than 15 s after the last time: rows come many times a second. */
function sparingSources({ api, feed, schedule = runAfter, ...sources }: FeedSources): FeedSources {
  const responses = new Map<string, Promise<unknown>>();
  const sparing = (name: string, send: (path: string) => Promise<unknown>) => (path: string) => {
    const key = `${name} ${path}`;
    const known = responses.get(key);
    if (known) return known;
    const response = send(path);
    responses.set(key, response);
    schedule(STANDS, () => responses.delete(key));
    return response;
  };
  return { ...sources, schedule, api: { ...api, get: sparing('api', api.get) }, feed: sparing('feed', feed) };
}
