import { Activity, Suspense } from 'react';
import { DeferredRender } from '../../ui/DeferredRender';
import { Skeleton } from '../../ui/PanelState';
import { loadMessages } from '../../i18n/i18n';
import { part } from '../../ui/part';
import { useKept } from '../shared/kept';
import { OwnLists } from './own-lists';
import type { Watchlist } from './useSelection';
import { WatchlistTable } from './WatchlistTable';
import styles from './WatchlistPanel.module.css';

/** The table without added columns where what has these cannot be loaded. */
const TableWithColumns = part(
  () =>
    Promise.all([import('./columns/TableWithColumns'), loadMessages('lists')]).then(
      ([module]) => module,
      () => ({ TableWithColumns: WatchlistTable }),
    ),
  'TableWithColumns',
);

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
export function WatchlistRows({ list, isKnown, isHidden, ...table }: Props) {
  const columns = useKept('listColumns');
  const props = { ...table, name: list.name, rows: list.instruments };
  const plain = <WatchlistTable {...props} />;

  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <DeferredRender isKnown={isKnown} fallback={<Skeleton rows={12} isApart />}>
        <div className={styles.rows}>
          {list.isOwn && (
            <Suspense>
              <OwnLists show="rows" list={list} />
            </Suspense>
          )}
          {columns ? (
            <Suspense fallback={plain}>
              <TableWithColumns {...props} columns={columns} />
            </Suspense>
          ) : (
            plain
          )}
        </div>
      </DeferredRender>
    </Activity>
  );
}
