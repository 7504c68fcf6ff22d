import { Response } from 'miragejs';
import { indexCodes, runInSlices, type Market } from '../simulator/simulator';
import type { Beat } from './beat';
import { eventLine } from './event-line';
import { matchTime } from './match-time';
import { prepareQuotes, quoteEntry, symbolsIn } from './quotes';
import { findInstrument } from './symbol';

/** So many symbols are followed by name; of more the whole listing. */
const MOST_SYMBOLS = 200;
/** A line has the order books of so many symbols. */
const MOST_BOOKS = 5;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A proxy would hold events back.
  'X-Accel-Buffering': 'no',
};

type Query = { symbols?: string | undefined; depth?: string | undefined };

/**
 * Creates the responses of /stream: the newest row of each symbol, then each whose values changed; `*` is the whole listing
 * with the indices, and the symbols of `depth` have the order book too. An unknown symbol has no rows.
 */
export function createStream(market: Market, beat: Beat) {
  // The lines of a server share the rows of a step.
  const rowText = market.memoPerStep((key) => {
    const [symbol = '', book] = key.split(' ');
    const { s, n, v } = quoteEntry(market, symbol, book !== undefined);
    const time = matchTime(market, symbol);
    return JSON.stringify({ s, n, v: { ...v, ...(time !== null && { lp_time: time }) } });
  });

  /** Returns a function that returns the rows that changed since its last call, at first all of them. */
  function changesOf(keys: ReadonlyMap<string, string>) {
    const sent = new Map<string, string>();
    let sentStep = '';
    return async () => {
      const step = `${market.today()} ${market.second()}`;
      if (step === sentStep) return [];
      await prepareQuotes(market, [...keys.keys()]);
      const changed: string[] = [];
      await runInSlices(keys, ([symbol, key]) => {
        const row = rowText(key);
        if (sent.get(symbol) === row) return;
        sent.set(symbol, row);
        changed.push(row);
      });
      sentStep = step;
      return changed;
    };
  }

  return (query: Query): Response => {
    const { symbols = '', depth = '' } = query;
    const [names, books] = [symbolsIn(symbols), symbolsIn(depth)];
    if (names.length === 0) return refused('missing_symbols');
    if (names.length > MOST_SYMBOLS || books.length > MOST_BOOKS) return refused('too_many_symbols');
    const all =
      symbols.trim() === '*' ? [...market.listings.map(({ symbol }) => symbol), ...indexCodes] : names;
    const keys = new Map([
      ...knownOf(all).map((symbol) => [symbol, symbol] as const),
      ...knownOf(books).map((symbol) => [symbol, `${symbol} book`] as const),
    ]);
    return new Response(200, { ...HEADERS }, eventLine(changesOf(keys), beat));
  };
}

/** The symbols of what is known of these names. */
function knownOf(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => findInstrument(name)?.symbol ?? []);
}

function refused(errmsg: string) {
  return new Response(400, {}, { s: 'error', errmsg });
}
