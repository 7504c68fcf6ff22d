import type { Exchange } from '../../market/exchange';

type Listed = { readonly symbol: string; readonly exchange?: Exchange | null | undefined };

const exchanges = new WeakMap<object, Map<string, Exchange>>();

/** The exchanges of symbols as a session has loaded them with their quotes and descriptions, by symbol. */
export function knownExchanges(session: object): ReadonlyMap<string, Exchange> {
  return exchanges.get(session) ?? new Map<string, Exchange>();
}

/** Keeps the exchanges of these symbols for the bars of them; returns the same. */
export function keepExchanges<Row extends Listed>(session: object, rows: readonly Row[]): readonly Row[] {
  const known = exchanges.get(session) ?? new Map<string, Exchange>();
  exchanges.set(session, known);
  for (const { symbol, exchange } of rows) if (exchange) known.set(symbol, exchange);
  return rows;
}
