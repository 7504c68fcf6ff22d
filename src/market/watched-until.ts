/** Until when this browser has evaluated the prices that somebody's alerts wait for, in ms since the epoch. */
export type WatchedUntil = {
  /** Of each symbol. */
  readonly symbols: Readonly<Record<string, number>>;
  /** Of every symbol alike, as earlier versions of this product stored it; null where there is none. */
  readonly before: number | null;
};

/** What is stored of everybody: a person's record of symbols, or the one instant of earlier versions. */
type Stored = Readonly<Record<string, unknown>>;

/** What is stored of a person; what is no instant counts as not stored, so that it is caught up. */
export function watchedUntilOf(stored: Stored, person: string): WatchedUntil {
  const own = Object.hasOwn(stored, person) ? stored[person] : null;
  if (isInstant(own)) return { symbols: {}, before: own };
  const isRecord = typeof own === 'object' && own !== null && !Array.isArray(own);
  const symbols = Object.entries(isRecord ? own : {}).filter(([, at]) => isInstant(at));
  return { symbols: Object.fromEntries(symbols), before: null };
}

/**
 * What is stored of everybody with these instants of a person, whose symbols without alerts are forgotten; null where
 * nothing changes.
 */
export function withWatchedUntil(
  stored: Stored,
  person: string,
  symbols: WatchedUntil['symbols'],
): Stored | null {
  const known = watchedUntilOf(stored, person);
  const names = Object.keys(symbols);
  const isSame =
    known.before === null &&
    Object.hasOwn(stored, person) &&
    names.length === Object.keys(known.symbols).length &&
    names.every((symbol) => known.symbols[symbol] === symbols[symbol]);
  return isSame ? null : { ...stored, [person]: symbols };
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
