import { useState } from 'react';
import { useNotify } from '../../../../app/actors/useNotify';
import { symbolsOf } from '../../../../graph/desk/own-lists';
import { ownListId } from '../../../../graph/list-ids';
import { useT } from '../../../../i18n/useT';
import { Dialog } from '../../../../ui/Dialog';
import { newId } from '../../../shared/level-alert';
import { useSaveDesk } from '../../../shared/useSaveDesk';
import { lastPosition, type OwnList } from '../useOwnLists';
import { ImportForm } from './ImportForm';
import type { NewList } from './new-lists';

type Props = {
  list: OwnList;
  own: readonly OwnList[];
  /** Called with the id of a list that was made. */
  onMade: (id: string) => void;
  onClose: () => void;
};

/** Shows the symbols of a pasted text or of a file, and adds those that are taken to a list, or makes lists of them. */
export function ImportDialog({ list, own, onMade, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  // A save whose answer was lost may have arrived: whoever saves again saves the same lists.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (name: string) => {
    const id = ids.get(name) ?? ownListId(newId());
    ids.set(name, id);
    return id;
  };

  const bring = async (added: readonly string[], lists: readonly NewList[]) => {
    const position = lastPosition(own);
    const made = lists.map(({ name, symbols }, index) => ({
      ...{ id: idOf(name), name, symbols },
      position: position + index,
    }));
    const changed = added.length > 0 ? [{ id: list.id, added }] : [];
    if (!(await save({ lists: [...changed, ...made] }))) return;
    const undo = () =>
      save({
        ...(added.length > 0 && { lists: [{ id: list.id, removed: added }] }),
        ...(made.length > 0 && { removed: { lists: made.map(({ id }) => id) } }),
      });
    notify({
      kind: 'success',
      title:
        made.length > 0
          ? t('lists.importMade', { count: made.length })
          : t('lists.importAdded', { count: added.length }),
      action: { label: t('lists.undo'), onAct: () => void undo() },
    });
    onClose();
    if (made[0]) onMade(made[0].id);
  };

  const title = t('lists.importTitle', { list: list.name });
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <ImportForm
        id={list.id}
        title={title}
        listed={symbolsOf(list)}
        names={own.map(({ name }) => name)}
        onImport={bring}
      />
    </Dialog>
  );
}
