import { DragHandleVerticalIcon } from '@blueprintjs/icons';
import { isOwnList } from '../../../graph/list-ids';
import { useT } from '../../../i18n/useT';
import { Menu } from '../../../ui/Menu';
import { useWatchlist } from '../../shared/WatchlistContext';
import { RowMenuItems, RowMenuNote } from './RowMenuItems';
import styles from './OwnLists.module.css';

/** The handle of a row of the chosen list: a press opens its menu; of a list of one's own a drag moves the row. */
export function WatchlistRowMenu({ symbol }: { symbol: string }) {
  const t = useT();
  const isOwn = useWatchlist(({ context }) => isOwnList(context.listId ?? ''));

  return (
    <span className={`${styles.handle} ${isOwn ? styles.drag : ''}`} data-handle={isOwn ? symbol : undefined}>
      <Menu
        label={t(isOwn ? 'lists.row' : 'lists.rowOfServer', { symbol })}
        icon={<DragHandleVerticalIcon size={14} />}
        note={<RowMenuNote />}
      >
        <RowMenuItems symbol={symbol} />
      </Menu>
    </span>
  );
}
