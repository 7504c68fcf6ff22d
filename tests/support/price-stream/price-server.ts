import type { requestStream } from '../../../src/rest/event-stream';
import type { Timers } from './timers';

type Request = Parameters<typeof requestStream>[2];

/** A price of a symbol, which no other of it equals, from when on it is the newest, and its row of `/quotes`. */
export type Version = { readonly price: number; readonly at: number; readonly row: object };

/** What a server does with requests for its stream: serve them, refuse them, or not respond. */
export type Mode = 'serving' | 'mute' | 'hanging' | { readonly status: number; readonly retryAfter?: number };

type ServerLine = Request & {
  readonly tab: string;
  readonly symbols: readonly string[];
  /** Whether it carries nothing more, though nobody has ended it. */
  isDead: boolean;
  readonly end: (error?: object) => void;
};

export const SYMBOLS = ['FPT', 'HPG', 'VNM'] as const;
export type Ticker = (typeof SYMBOLS)[number];

/** As often a line has a comment, in ms. */
const COMMENTS = 15_000;
/** After a row that may mislead until the next one of its symbol there is one, in ms. */
const NEXT = 8_000;

type Options = {
  timers: Timers;
  /** The wall's time, in ms since 1970. */
  wall: () => number;
  /** Whether its rows have `lp_time`. */
  hasTimes: boolean;
};

/** A server whose prices change: its `/quotes`, and the lines of its `/stream`. */
export function createPriceServer({ timers, wall, hasTimes }: Options) {
  const versions = new Map<Ticker, Version[]>(SYMBOLS.map((symbol) => [symbol, []]));
  const lines = new Set<ServerLine>();
  const misleading = new Map<Ticker, number>();
  const messages = new Set<(tab: string) => void>();
  const unauthorized = new Set<string>();
  let volume = 1_000;
  let mode: Mode = 'serving';

  const newest = (symbol: Ticker) => versions.get(symbol)!.at(-1)!;
  const change = (symbol: Ticker) => {
    const known = versions.get(symbol)!;
    const price = 20 + known.length / 20;
    volume += 100;
    const time = hasTimes && { lp_time: Math.floor(wall() / 1_000) };
    const v = { lp: price, prev_close_price: 19.5, volume, exchange: 'HOSE', ...time };
    known.push({ price, at: timers.now(), row: { n: symbol, s: 'ok', v } });
  };
  SYMBOLS.forEach(change);

  const send = (line: ServerLine, data: unknown, event = 'message') => {
    if (line.isDead || !lines.has(line)) return;
    line.onMessage({ event, id: null, data: typeof data === 'string' ? data : JSON.stringify(data) });
    messages.forEach((noted) => noted(line.tab));
  };
  const publish = (symbol: Ticker, rows: readonly object[] = [newest(symbol).row]) => {
    for (const line of lines) if (line.symbols.includes(symbol)) for (const row of rows) send(line, row);
  };
  /** Says that what pages show of a symbol may be older until another row of it, which comes. */
  const mislead = (symbol: Ticker) => {
    misleading.set(symbol, timers.now() + NEXT);
    timers.schedule(NEXT, () => {
      change(symbol);
      publish(symbol);
    });
  };

  /** The same where a row comes after the newest one, without a time that shows it. */
  const misleadBy = (symbol: Ticker, row: object) => {
    if (!hasTimes && row !== newest(symbol).row) mislead(symbol);
  };

  const accept = (line: ServerLine) => {
    if (!lines.has(line)) return;
    if (mode === 'hanging') return;
    if (typeof mode === 'object') {
      if (mode.status === 401) unauthorized.add(line.tab);
      return line.end(mode);
    }
    line.isDead = mode === 'mute';
    for (const symbol of SYMBOLS) if (line.symbols.includes(symbol)) send(line, newest(symbol).row);
    const comment = () => {
      if (!lines.has(line)) return;
      if (!line.isDead) line.onComment();
      timers.schedule(COMMENTS, comment);
    };
    timers.schedule(COMMENTS, comment);
  };

  return {
    newest,
    versions: (symbol: Ticker) => versions.get(symbol)!,
    /** Until when a page may show an older price of a symbol, without a fault of its own. */
    misleadsUntil: (symbol: Ticker) => misleading.get(symbol) ?? -Infinity,
    misleadBy,
    change(symbol: Ticker) {
      change(symbol);
      publish(symbol);
    },
    /** Changes a price of which no line has a row, as the one that had it was lost. */
    lose(symbol: Ticker) {
      change(symbol);
      mislead(symbol);
    },
    /** Sends rows anew, or an older one after a newer one. */
    repeat(symbol: Ticker, places: readonly number[]) {
      const known = versions.get(symbol)!;
      const rows = places.map((place) => known.at(-1 - place)?.row ?? known[0]!.row);
      publish(symbol, rows);
      misleadBy(symbol, rows.at(-1)!);
    },
    /** Sends every line something else than rows. */
    sendOther: (data: unknown, event?: string) => lines.forEach((line) => send(line, data, event)),
    setMode(next: Mode) {
      mode = next;
    },
    /** The tabs of which a line was refused with 401. */
    unauthorized: (): ReadonlySet<string> => unauthorized,
    lines: (): readonly ServerLine[] => [...lines],
    onRow: (noted: (tab: string) => void) => messages.add(noted),
    /** Requests the stream for a tab, in the shape of `requestStream`. */
    stream:
      (tab: string): typeof requestStream =>
      (_, path, request) =>
        new Promise<void>((resolve, reject) => {
          const symbols = new URL(path, 'http://feed').searchParams.get('symbols')!.split(',');
          const end = (error?: object) => {
            if (!lines.delete(line)) return;
            if (error) reject(Object.assign(new Error('refused'), error));
            else resolve();
          };
          const line: ServerLine = { ...request, tab, symbols, isDead: false, end };
          request.signal.addEventListener('abort', () => end({ kind: 'aborted' }));
          lines.add(line);
          timers.schedule(50, () => accept(line));
        }),
    quotes(symbols: readonly Ticker[]) {
      return { s: 'ok', d: symbols.map((symbol) => newest(symbol).row) };
    },
  };
}

export type PriceServer = ReturnType<typeof createPriceServer>;
