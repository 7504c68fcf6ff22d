import type { ApolloClient } from '@apollo/client';
import { QuotedInstrumentFragmentDoc, QuotesDocument } from '../../graph/quotes.generated';
import { quoteIn } from '../../graph/useInstrument';
import { quotesVariables } from '../../graph/useQuotes';
import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import { asOf, marketTime } from '../../market/clock';
import type { Watchlist } from '../shared/useLists';

/**
 * A watchlist as a CSV file, in its order, with the trading day's figures where known, also of rows that were never in view; the
 * days of the prices where one is of an older day.
 */
export async function watchlistFile(
  { name, rows }: Watchlist,
  client: ApolloClient,
  now: Date,
): Promise<File | null> {
  if (rows.length === 0) return null;
  const variables = quotesVariables(rows.map(({ symbol }) => symbol));
  // Without an answer the file has the prices that are known.
  await client.query({ query: QuotesDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  const { cache } = client;
  const quotes = rows.map(({ symbol }) => {
    const id = cache.identify({ __typename: 'Instrument', symbol })!;
    return quoteIn(
      cache.readFragment({ fragment: QuotedInstrumentFragmentDoc, id, returnPartialData: true }),
    );
  });
  const { day: newest } = asOf(now);
  const hasOlder = quotes.some(({ price, day }) => price !== null && day !== null && day < newest);
  return csvFile(
    fileName(['watchlist', name, marketTime(now).day], 'csv'),
    [
      t('watchlist.symbol'),
      t('watchlist.name'),
      t('export.inThousands', { column: t('watchlist.price') }),
      t('export.inThousands', { column: t('export.reference') }),
      t('export.changePercent'),
      ...(hasOlder ? [t('export.priceDay')] : []),
    ],
    rows.map((row, i) => {
      const { price, reference, changePercent, day, source } = quotes[i]!;
      const figures = [row.symbol, row.name, price ?? row.price, reference, changePercent];
      return hasOlder ? [...figures, source === 'LIST' ? null : day] : figures;
    }),
  );
}
