import { Button } from '@blueprintjs/core';
import { MoreIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { MOST_LISTS } from '../../../graph/desk/own-lists';
import { useT } from '../../../i18n/useT';
import { IconButton } from '../../../ui/IconButton';
import { Popover } from '../../../ui/Popover';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { useDesk } from '../../shared/useDesk';
import { WALKED_RESULT } from '../../shared/WatchlistContext';
import { ListColumns } from '../columns/ListColumns';
import { ImportDialog } from './ImportDialog';
import { NameDialog } from './NameDialog';
import { useOwnLists } from './useOwnLists';
import styles from './OwnLists.module.css';

type Props = {
  /** The chosen list; null where there is none. */
  listId: string | null;
  onChoose: (id: string) => void;
};

type Opened = 'new' | 'rename' | 'import';

/** Chooses the columns of lists, creates lists of one's own, and renames, moves, fills and deletes the chosen one. */
export function ListTools({ listId, onChoose }: Props) {
  const t = useT();
  const { desk, error, retry } = useDesk({ isOnEveryPage: true });
  const { own, reorder, remove } = useOwnLists(desk, onChoose);
  const [opened, setOpened] = useState<Opened | null>(null);
  const index = own.findIndex(({ id }) => id === listId);
  const list = own[index];
  const isFull = own.length >= MOST_LISTS;
  const hasFailed = error !== undefined && !desk;
  const hasOptions = hasFailed || (listId !== null && listId !== WALKED_RESULT);

  const dialog = (which: Opened) => () => setOpened(which);
  const close = () => setOpened(null);

  return (
    <>
      {listId !== null && <ListColumns />}
      <IconButton
        icon={<PlusIcon />}
        label={isFull ? t('lists.most') : t('lists.new')}
        disabled={!desk || isFull}
        onClick={dialog('new')}
      />
      {hasOptions && (
        <Popover label={t('lists.options')} icon={<MoreIcon />} shape="choices">
          {(closeMenu) => {
            const item = (text: string, act: () => void, isDisabled = false) => (
              <Button
                variant="minimal"
                fill
                text={text}
                disabled={isDisabled}
                onClick={() => {
                  closeMenu();
                  act();
                }}
              />
            );
            return (
              <div className={styles.items}>
                {hasFailed && <LoadFailedLine error={error} text={t('lists.failed')} onRetry={retry} />}
                {desk && !list && <p className={styles.note}>{t('lists.ofServer')}</p>}
                {desk?.keeper === 'BROWSER' && list && <p className={styles.note}>{t('lists.inBrowser')}</p>}
                {list && (
                  <>
                    {item(t('lists.rename'), dialog('rename'))}
                    {item(t('lists.import'), dialog('import'))}
                    {item(t('lists.up'), () => void reorder(list.id, -1), index === 0)}
                    {item(t('lists.down'), () => void reorder(list.id, 1), index === own.length - 1)}
                    {item(t('lists.delete'), () => void remove(list))}
                  </>
                )}
              </div>
            );
          }}
        </Popover>
      )}
      {opened === 'new' && <NameDialog own={own} onSaved={onChoose} onClose={close} />}
      {opened === 'rename' && list && <NameDialog own={own} list={list} onSaved={onChoose} onClose={close} />}
      {opened === 'import' && list && <ImportDialog list={list} onClose={close} />}
    </>
  );
}
