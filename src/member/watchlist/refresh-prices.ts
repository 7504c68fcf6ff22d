import type { ApolloCache, ApolloClient } from '@apollo/client';
import { QuotedInstrumentFragmentDoc } from '../../graph/quotes.generated';
import { quoteIn } from '../../graph/useInstrument';
import { isOwnList } from '../../graph/list-ids';
import type { WatchlistRows } from '../../graph/values';
import { WatchlistsDocument } from '../../graph/watchlists.generated';
import { writeInstruments } from '../../graph/write-instruments';
import { yieldToMain } from '../../lib/schedule';
import { setPrices } from './list-cache';

/** How many rows are compared in one task. */
const SLICE = 250;

/** Refreshes the prices that no feed quotes; rows and their order change only by the person's own actions. */
export async function refreshPrices(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' });
  const { cache } = client;
  const known = cache.readQuery({ query: WatchlistsDocument })?.watchlists ?? [];
  // Those of one's own have no prices.
  const lists = known.filter(({ id }) => !isOwnList(id));
  const prices = new Map(lists.flatMap(({ rows }) => rows).map(({ symbol, price }) => [symbol, price]));
  const newest = data?.watchlists.flatMap(({ rows }) => rows) ?? [];
  const moved = newest.filter(({ symbol, price }) => price !== null && price !== prices.get(symbol));
  const unquoted: typeof moved = [];
  for (let start = 0; start < moved.length; start += SLICE) {
    if (start > 0) await yieldToMain();
    unquoted.push(...writeUnquoted(cache, moved.slice(start, start + SLICE)));
  }
  // Who shows a list renders all of it for a new price: of quoted rows the instruments have theirs.
  const priceOf = new Map(unquoted.map((row) => [row.symbol, row.price]));
  for (const { id } of lists) setPrices(cache, id, priceOf);
}

/** Whether the feed quotes each of these rows. */
export function areQuoted(cache: ApolloCache, rows: readonly { readonly symbol: string }[]): boolean {
  return rows.every(({ symbol }) => quoteIn(knownOf(cache, symbol)).source === 'QUOTE');
}

function knownOf(cache: ApolloCache, symbol: string) {
  const id = cache.identify({ __typename: 'Instrument', symbol })!;
  return cache.readFragment({ fragment: QuotedInstrumentFragmentDoc, id, returnPartialData: true });
}

/** Returns the rows that no feed quotes, and writes the prices of those whose instruments are known. */
function writeUnquoted(cache: ApolloCache, rows: WatchlistRows): WatchlistRows {
  const read = rows.map((row) => ({ row, known: knownOf(cache, row.symbol) }));
  const unquoted = read.filter(({ known }) => quoteIn(known).source !== 'QUOTE');
  const shared = unquoted.flatMap(({ row, known }) => (known?.symbol === undefined ? [] : row));
  cache.batch({ update: () => writeInstruments(cache, shared) });
  return unquoted.map(({ row }) => row);
}
