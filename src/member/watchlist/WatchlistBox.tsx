import { Activity, Suspense, useState } from 'react';
import { isOwnList } from '../../graph/list-ids';
import { loadAgain } from '../../lib/reload';
import { useT } from '../../i18n/useT';
import { DeferredRender } from '../../ui/DeferredRender';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { FailedLine, Skeleton } from '../../ui/PanelState';
import { part } from '../../ui/part';
import { useStored } from '../shared/stored';
import { RowMoves } from './lazy-own-parts';
import type { Watchlist } from '../shared/useLists';
import { WatchlistTable } from './WatchlistTable';
import styles from './WatchlistPanel.module.css';

const TableWithColumns = part(() => import('./columns/TableWithColumns'), 'TableWithColumns', {
  texts: 'desk',
});

type Props = {
  list: Watchlist;
  /** Whether each row has a menu, as there are lists of one's own. */
  hasMenus: boolean;
  selected: string | null;
  /** Whether the list was known before. */
  isKnown: boolean;
  isHidden: boolean;
  onSelect: (symbol: string) => void;
  onDelete: ((symbol: string) => void) | undefined;
  /** Called with the first and the last row in view. */
  onView: (from: number, to: number) => void;
};

/** The list's table in its scroll box; hidden it keeps its place and renders when the page is idle. */
export function WatchlistBox({ list, isKnown, isHidden, ...table }: Props) {
  const t = useT();
  const columns = useStored('listColumns');
  const [hasNoColumns, setHasNoColumns] = useState(false);
  const props = { ...table, name: list.name, rows: list.rows };
  const plain = <WatchlistTable {...props} />;

  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <DeferredRender isKnown={isKnown} fallback={<Skeleton rows={12} isApart />}>
        <div className={styles.rows}>
          {isOwnList(list.id) && (
            <Suspense>
              <RowMoves list={list} />
            </Suspense>
          )}
          {columns && hasNoColumns && (
            // The page alone loads code again with the style sheet that was missing beside it.
            <FailedLine text={t('app.failed')} onRetry={loadAgain} />
          )}
          {columns && !hasNoColumns ? (
            <ErrorBoundary onCrash={() => setHasNoColumns(true)}>
              <Suspense fallback={plain}>
                <TableWithColumns {...props} columns={columns} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            plain
          )}
        </div>
      </DeferredRender>
    </Activity>
  );
}
