import type { ApolloClient } from '@apollo/client';
import { QuotedInstrumentFragmentDoc, QuotesDocument } from '../../graph/quotes.generated';
import { quoteIn } from '../../graph/useInstrument';
import { quotesVariables } from '../../graph/useQuotes';
import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import type { Day } from '../../market/day';
import type { Watchlist } from '../shared/useLists';

/** A watchlist as a CSV file, in its order, with the trading day's figures where known, also of rows that were never in view. */
export async function watchlistFile(
  { name, rows }: Watchlist,
  client: ApolloClient,
  today: Day,
): Promise<File | null> {
  if (rows.length === 0) return null;
  const variables = quotesVariables(rows.map(({ symbol }) => symbol));
  // Without an answer the file has the prices that are known.
  await client.query({ query: QuotesDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  const { cache } = client;
  return csvFile(
    fileName(['watchlist', name, today], 'csv'),
    [
      t('watchlist.symbol'),
      t('watchlist.name'),
      t('export.inThousands', { column: t('watchlist.price') }),
      t('export.inThousands', { column: t('export.reference') }),
      t('export.changePercent'),
    ],
    rows.map((row) => {
      const id = cache.identify({ __typename: 'Instrument', symbol: row.symbol })!;
      const quote = quoteIn(
        cache.readFragment({ fragment: QuotedInstrumentFragmentDoc, id, returnPartialData: true }),
      );
      return [row.symbol, row.name, quote.price ?? row.price, quote.reference, quote.changePercent];
    }),
  );
}
