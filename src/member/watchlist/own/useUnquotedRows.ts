import { useQuery } from '@apollo/client/react';
import { noneIfUnsaid } from '../../shared/feed/is-unsaid';
import { useUnquoted } from '../../shared/useUnquoted';
import { ListedNamesDocument } from './listed-names.generated';

const NONE: readonly string[] = [];

/**
 * Loads the names of a list's symbols, and the last bars of those that the feed does not quote. Returns how many have the
 * price of a bar, and which of those requested no price at all.
 */
export function useUnquotedRows(symbols: readonly string[]) {
  const { data, error: unquoted } = useQuery(ListedNamesDocument, {
    variables: { symbols },
    skip: symbols.length === 0,
  });
  const { requested, beyond, results, isSettled, failed, error, onRetry } = useUnquoted(
    symbols,
    data?.quotes ?? noneIfUnsaid(unquoted),
  );

  return {
    ofBars: [...results.values()].filter(({ isOfBar }) => isOfBar).length,
    /** Empty until all requests are through. */
    unknown: isSettled && failed === 0 ? requested.filter((symbol) => !results.get(symbol)?.isKnown) : NONE,
    /** How many more are not quoted, whose bars are not requested. */
    beyond,
    failed: isSettled ? failed : 0,
    error,
    onRetry,
  };
}
