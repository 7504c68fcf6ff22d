import { useNotify } from '../../../app/actors/useNotify';
import { inputOfList } from '../../../graph/desk/own-lists';
import { useT } from '../../../i18n/useT';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { useSaveDesk } from '../../shared/useSaveDesk';

/** A list of one's own. */
export type OwnList = WholeDeskFragment['lists'][number];

const none: readonly OwnList[] = [];

/** The lists of one's own, and what changes their order or deletes one, which can be undone. */
export function useOwnLists(desk: WholeDeskFragment | undefined, onRestored: (id: string) => void) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const own = desk?.lists ?? none;

  return {
    own,
    reorder: (id: string, by: 1 | -1) => save({ lists: positionsAfter(own, id, by) }),
    async remove(list: OwnList) {
      if (!(await save({ removed: { lists: [list.id] } }))) return;
      const restore = async () => {
        if (await save({ lists: [inputOfList(list)] })) onRestored(list.id);
      };
      notify({
        kind: 'success',
        title: t('lists.deleted', { list: list.name }),
        action: { label: t('lists.undo'), onAct: () => void restore() },
      });
    },
  };
}

/** The positions to save for a list to come one place earlier or later. */
function positionsAfter(own: readonly OwnList[], id: string, by: 1 | -1) {
  const from = own.findIndex((list) => list.id === id);
  const order = own.toSpliced(from, 1).toSpliced(from + by, 0, ...own.slice(from, from + 1));
  return order.flatMap((list, position) => (list.position === position ? [] : [{ id: list.id, position }]));
}

/** The position after all others. */
export function lastPosition(own: readonly OwnList[]): number {
  return own.reduce((last, { position }) => Math.max(last, position), -1) + 1;
}
