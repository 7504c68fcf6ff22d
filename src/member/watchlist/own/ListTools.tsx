import { MoreIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { MOST_LISTS } from '../../../graph/desk/own-lists';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';
import { Menu, MenuItem } from '../../../ui/Menu';
import { part } from '../../../ui/part';
import { useOpenedDialog, type ListDraft } from '../../shared/desk-dialogs';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { Opened } from '../../shared/Opened';
import { useDesk } from '../../shared/useDesk';
import { WALKED_RESULT } from '../../shared/WatchlistContext';
import { ListColumns } from '../columns/ListColumns';
import { NameDialog } from './NameDialog';
import { useOwnLists } from './useOwnLists';
import styles from './OwnLists.module.css';

const ImportDialog = part(() => import('./import/ImportDialog'), 'ImportDialog');

type Props = {
  /** The chosen list; null where there is none. */
  listId: string | null;
  onChoose: (id: string) => void;
};

/** Chooses the columns of lists, creates lists of one's own, and renames, moves, fills and deletes the chosen one. */
export function ListTools({ listId, onChoose }: Props) {
  const t = useT();
  const { desk, error, retry } = useDesk({ isOnEveryPage: true });
  const { own, reorder, remove } = useOwnLists(desk, onChoose);
  const [chosen, openList] = useState<ListDraft | null>(null);
  const reopened = useOpenedDialog('list');
  const index = own.findIndex(({ id }) => id === listId);
  const list = own[index];
  const isFull = own.length >= MOST_LISTS;
  const hasFailed = error !== undefined && !desk;
  const hasOptions = hasFailed || (listId !== null && listId !== WALKED_RESULT);

  const dialog = chosen ?? reopened.draft;
  const opened = dialog?.opened;
  const openedList = own.find(({ id }) => id === dialog?.id);
  const close = () => {
    openList(null);
    reopened.close();
  };

  return (
    <>
      {listId !== null && <ListColumns />}
      <IconButton
        icon={<PlusIcon />}
        label={isFull ? t('lists.most') : t('lists.new')}
        disabled={!desk || isFull}
        onClick={() => openList({ opened: 'new' })}
      />
      {hasOptions && (
        <Menu
          label={t('lists.options')}
          icon={<MoreIcon />}
          note={
            <>
              {hasFailed && <LoadFailedLine error={error} text={t('lists.failed')} onRetry={retry} />}
              {desk && !list && <p className={styles.note}>{t('lists.ofServer')}</p>}
              {desk?.keeper === 'BROWSER' && list && <p className={styles.note}>{t('lists.inBrowser')}</p>}
            </>
          }
        >
          {list && (
            <>
              <MenuItem onSelect={() => openList({ opened: 'rename', id: list.id })}>
                {t('lists.rename')}
              </MenuItem>
              <MenuItem onSelect={() => openList({ opened: 'import', id: list.id })}>
                {t('lists.import')}
              </MenuItem>
              <MenuItem isDisabled={index === 0} onSelect={() => void reorder(list.id, -1)}>
                {t('lists.up')}
              </MenuItem>
              <MenuItem isDisabled={index === own.length - 1} onSelect={() => void reorder(list.id, 1)}>
                {t('lists.down')}
              </MenuItem>
              <MenuItem onSelect={() => void remove(list)}>{t('lists.delete')}</MenuItem>
            </>
          )}
        </Menu>
      )}
      {opened === 'new' && <NameDialog own={own} onSaved={onChoose} onClose={close} />}
      {opened === 'rename' && openedList && (
        <NameDialog own={own} list={openedList} onSaved={onChoose} onClose={close} />
      )}
      {opened === 'import' && openedList && (
        <Opened onClose={close}>
          <ImportDialog list={openedList} own={own} onMade={onChoose} onClose={close} />
        </Opened>
      )}
    </>
  );
}
