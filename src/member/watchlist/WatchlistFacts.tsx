import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { QuotedInstrumentFragmentDoc } from '../../graph/quotes.generated';
import { quoteIn, useInstrument } from '../../graph/useInstrument';
import { useT } from '../../i18n/useT';
import { asOfQuotes } from '../../market/quote';
import { AsOfTime } from '../shared/AsOfTime';
import { useFreshness } from '../shared/Live';
import type { Watchlist } from '../shared/useLists';
import styles from './WatchlistPanel.module.css';

type Props = { list: Watchlist | undefined; hasArrowKeys: boolean };

/** The number of symbols, after a hint at the arrow keys where they open symbols. */
export function WatchlistCount({ list, hasArrowKeys }: Props) {
  const t = useT();
  if (!list) return null;
  return (
    <>
      {hasArrowKeys && <span className={styles.keys}>{t('watchlist.keys')} · </span>}
      {t('watchlist.count', { count: list.rows.length })}
    </>
  );
}

/** The number of rows that could not be read, and the time of the prices. */
export function WatchlistFoot({ list }: { list: Watchlist }) {
  const t = useT();
  const freshness = useFreshness();
  const { cache } = useApolloClient();
  // The first price that comes tells of which day the prices of the list are; the others follow it.
  useInstrument(list.rows[0]?.symbol ?? '');
  return (
    <>
      {list.leftOut > 0 && <p>{t('watchlist.leftOut', { count: list.leftOut })}</p>}
      {freshness && <AsOfTime value={asOfQuotes(quotesOf(cache, list.rows), freshness.asOf)} />}
    </>
  );
}

/** What is known of the rows, one after the other. */
export function* quotesOf(cache: ApolloCache, rows: Watchlist['rows']) {
  for (const { symbol } of rows) {
    const id = cache.identify({ __typename: 'Instrument', symbol })!;
    const fragment = { fragment: QuotedInstrumentFragmentDoc, id, returnPartialData: true };
    yield quoteIn(cache.readFragment(fragment));
  }
}
