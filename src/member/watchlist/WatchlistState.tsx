import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../i18n/useT';
import { Empty, Skeleton } from '../../ui/PanelState';
import { LoadFailedLine } from '../shared/LoadFailed';
import { StalePrices } from '../shared/StalePrices';
import type { Watchlist } from '../shared/useLists';
import { quotesOf } from './WatchlistFacts';

type Props = {
  /** Undefined until they are loaded. */
  lists: readonly Watchlist[] | undefined;
  list: Watchlist | undefined;
  isLoading: boolean;
  error: unknown;
  /** Loads the lists again. */
  onRetry: () => void;
  /** Whether newer prices could not be loaded. */
  isStale: boolean;
};

/** Shown above the rows or instead of them: loading, failed, stale prices, no rows, no lists. */
export function WatchlistState({ lists, list, isLoading, error, onRetry, isStale }: Props) {
  const t = useT();
  const { cache } = useApolloClient();

  return (
    <>
      {error !== undefined && !isLoading && (
        <LoadFailedLine error={error} text={t('watchlist.failed')} onRetry={onRetry} />
      )}
      {isStale && error === undefined && <StalePrices quotes={quotesOf(cache, list?.rows ?? [])} />}
      {isLoading && !lists && <Skeleton rows={12} isApart />}
      {list?.rows.length === 0 && <Empty title={t('watchlist.empty')} hint={t('watchlist.emptyHint')} />}
      {lists && !list && <Empty title={t('watchlist.noLists')} hint={t('watchlist.noListsHint')} />}
    </>
  );
}
