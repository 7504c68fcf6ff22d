import type { JsonRecord } from '../../lib/json';

/** What an operation follows. */
export type Wanted = {
  readonly symbols: readonly string[];
  /** The symbols of which it needs the order book. */
  readonly depth: readonly string[];
};

type Options<Event> = {
  wanted: Wanted;
  /** Reads rows in thousand đồng; null where there is nothing to deliver in them. */
  eventOf: (rows: readonly JsonRecord[]) => Event | null;
  /** Called when there are rows for a reader. */
  onRows: () => void;
  onEnd: () => void;
};

/** The part of a follower that the price stream uses. */
export type Follower = {
  readonly symbols: ReadonlySet<string>;
  readonly depth: ReadonlySet<string>;
  /** Keeps a row until it is delivered, in place of an older one of its symbol. */
  readonly add: (symbol: string, row: JsonRecord) => void;
  /** Hands the kept rows to the reader; they are kept while it is busy. */
  readonly deliver: () => void;
  readonly end: () => void;
};

const DONE = { done: true, value: undefined } as const;

/** One operation's rows, as an iterator of its events that never has more than the newest row of each symbol. */
export function createFollower<Event>({ wanted, eventOf, onRows, onEnd }: Options<Event>) {
  const rows = new Map<string, JsonRecord>();
  const readers: ((result: IteratorResult<Event, undefined>) => void)[] = [];
  let isOver = false;

  const end = () => {
    if (isOver) return;
    isOver = true;
    rows.clear();
    for (const read of readers.splice(0)) read(DONE);
    onEnd();
  };

  const follower: Follower = {
    symbols: new Set(wanted.symbols),
    depth: new Set(wanted.depth),
    add(symbol, row) {
      rows.delete(symbol);
      rows.set(symbol, row);
      if (readers.length > 0) onRows();
    },
    deliver() {
      if (rows.size === 0 || readers.length === 0) return;
      const value = eventOf([...rows.values()]);
      rows.clear();
      if (value !== null) readers.shift()?.({ done: false, value });
    },
    end,
  };

  const events: AsyncIterableIterator<Event, undefined> = {
    next: () =>
      new Promise((read) => {
        if (isOver) return read(DONE);
        readers.push(read);
        if (rows.size > 0) onRows();
      }),
    return() {
      end();
      return Promise.resolve(DONE);
    },
    [Symbol.asyncIterator]: () => events,
  };
  return { follower, events };
}
