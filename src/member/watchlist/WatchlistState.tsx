import { useT } from '../../i18n/useT';
import { asOfText } from '../../ui/AsOf';
import { Empty, FailedLine, Skeleton } from '../../ui/PanelState';
import { usePricesRetry, type Freshness } from '../frame/Live';
import { LoadFailedLine } from '../frame/LoadFailed';
import type { Watchlist } from './useSelection';

type Props = {
  /** Undefined until they are loaded. */
  lists: readonly Watchlist[] | undefined;
  list: Watchlist | undefined;
  isLoading: boolean;
  error: unknown;
  /** Loads the lists again. */
  onRetry: () => void;
  /** The age of the prices, when they are stale. */
  stale: Freshness | null;
};

/** Shown above the rows or instead of them: loading, failed, stale prices, no rows, no lists. */
export function WatchlistState({ lists, list, isLoading, error, onRetry, stale }: Props) {
  const t = useT();
  const pricesRetry = usePricesRetry();

  return (
    <>
      {error !== undefined && !isLoading && (
        <LoadFailedLine error={error} text={t('watchlist.failed')} onRetry={onRetry} />
      )}
      {stale && error === undefined && (
        <FailedLine text={`${asOfText(stale.asOf)}. ${t('price.stale')}`} {...pricesRetry} />
      )}
      {isLoading && !lists && <Skeleton rows={12} isApart />}
      {list?.instruments.length === 0 && (
        <Empty title={t('watchlist.empty')} hint={t('watchlist.emptyHint')} />
      )}
      {lists && !list && <Empty title={t('watchlist.noLists')} hint={t('watchlist.noListsHint')} />}
    </>
  );
}
