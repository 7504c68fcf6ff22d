import type { ApolloClient, DocumentNode } from '@apollo/client';
import type { InMemoryCache, Modifier } from '@apollo/client/cache';
import { argumentsOf, symbolOf } from '../shared/refresh';

/** How many symbols keep their series at least; one series of 1,000 bars takes about 50 KB. */
const KEPT = 50;

/** How many more there may be, so that few switches pay for the eviction. */
const SPARE = 10;

/** What the page of a symbol loads of it alone. */
const OWN_FIELDS = [
  ...['candles', 'signalHistory', 'symbolEvents', 'adjustments', 'orderBook'],
  ...['company', 'stockFlow', 'companyReport'],
];

const kept = new WeakMap<ApolloClient, Set<string>>();

/**
 * Keeps the series of these symbols and what else their pages have loaded, and evicts those of the symbols that were kept
 * longest ago, except what is on screen. The short series of the rows stay.
 */
export function keepSeries(client: ApolloClient, symbols: readonly string[]): void {
  if (!kept.has(client)) keepDocuments(client.cache as InMemoryCache);
  const newest = kept.get(client) ?? new Set();
  kept.set(client, newest);
  for (const symbol of symbols) {
    newest.delete(symbol);
    newest.add(symbol);
  }
  if (newest.size <= KEPT + SPARE) return;

  const shown = chartedSymbols(client);
  const gone = new Set([...newest].slice(0, -KEPT).filter((symbol) => !shown.has(symbol)));
  gone.forEach((symbol) => newest.delete(symbol));
  const evict: Modifier<unknown> = (known, { fieldName, storeFieldName, DELETE }) => {
    const variables = argumentsOf(fieldName, storeFieldName);
    return gone.has(symbolOf(variables) as string) && !isShort(variables) ? DELETE : known;
  };
  client.cache.modify({ fields: Object.fromEntries(OWN_FIELDS.map((name) => [name, evict])) });
  // The results that were read of them would keep their bars.
  (client.cache as InMemoryCache).gc({ resetResultCache: true });
}

/** Has each document transformed once: the client keeps what it knows of those that the cache would make anew after `gc`. */
function keepDocuments(cache: InMemoryCache) {
  const documents = new WeakMap<DocumentNode, DocumentNode>();
  const transform = cache.transformDocument.bind(cache);
  cache.transformDocument = (document) => {
    const transformed = documents.get(document) ?? transform(document);
    documents.set(document, transformed);
    return transformed;
  };
}

/** The symbols whose data is on screen in more than a row's small chart, of which a list of any length has one for each. */
function chartedSymbols(client: ApolloClient): ReadonlySet<unknown> {
  const shown = [...client.getObservableQueries('active')].map(({ variables }) => variables);
  return new Set(shown.filter((variables) => !isShort(variables)).map(symbolOf));
}

/** Whether a series is that of a row's small chart. */
function isShort(variables: unknown) {
  const { countback = Infinity } = (variables ?? {}) as { countback?: number };
  return countback < 100;
}
