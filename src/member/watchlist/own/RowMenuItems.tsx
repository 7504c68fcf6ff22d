import { useNotify } from '../../../app/actors/useNotify';
import { isOwnList } from '../../../graph/list-ids';
import { useT } from '../../../i18n/useT';
import { MenuGroup, MenuItem } from '../../../ui/Menu';
import { useLists, type Watchlist } from '../../shared/useLists';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { useWatchlist } from '../../shared/WatchlistContext';
import { useListEdits } from '../useListEdits';
import { symbolAfter, symbolAfterStep, useOrder } from './useOrder';
import styles from './OwnLists.module.css';

const none: readonly Watchlist[] = [];

/** What can be done with a row: moving it in its list, moving or copying its symbol to another one. A result is copied from. */
export function RowMenuItems({ symbol }: { symbol: string }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const { add } = useListEdits();
  const { own, others } = useChosenAndOthers();
  const { move } = useOrder(own);

  const step = (list: Watchlist, text: string, by: 1 | -1) => {
    const next = symbolAfterStep(list, symbol, by);
    return (
      <MenuItem isDisabled={next === undefined} onSelect={() => void move(symbol, next ?? null)}>
        {text}
      </MenuItem>
    );
  };
  const moveTo = async (list: Watchlist, other: Watchlist) => {
    const before = symbolAfter(list, symbol);
    const isNew = !hasRow(other, symbol);
    const leave = { id: list.id, removed: [symbol] };
    if (!(await save({ lists: [{ id: other.id, added: [symbol] }, leave] }))) return;
    const back = { id: list.id, added: [symbol], moved: { symbol, before } };
    const undo = () => save({ lists: [back, ...(isNew ? [{ id: other.id, removed: [symbol] }] : [])] });
    notify({
      kind: 'success',
      title: t('lists.moved', { symbol, list: other.name }),
      action: { label: t('lists.undo'), onAct: () => void undo() },
    });
  };
  const movable = others.filter(({ id }) => isOwnList(id));

  return (
    <>
      {own && (
        <>
          {step(own, t('lists.rowUp'), -1)}
          {step(own, t('lists.rowDown'), 1)}
        </>
      )}
      {own && movable.length > 0 && (
        <MenuGroup label={t('lists.moveTo')}>
          {movable.map((other) => (
            <MenuItem
              key={other.id}
              name={t('lists.moveToList', { symbol, list: other.name })}
              onSelect={() => void moveTo(own, other)}
            >
              {other.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      {others.length > 0 && (
        <MenuGroup label={t('lists.copyTo')}>
          {others.map((other) => (
            <MenuItem
              key={other.id}
              name={t('lists.copyToList', { symbol, list: other.name })}
              isDisabled={hasRow(other, symbol)}
              onSelect={() => void add(other, symbol)}
            >
              {other.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </>
  );
}

/** Says so where there is no list to move or copy to. */
export function RowMenuNote() {
  const t = useT();
  return useChosenAndOthers().others.length === 0 && <p className={styles.note}>{t('lists.noOther')}</p>;
}

/** The chosen list, where it is one's own, and those that are not chosen. */
function useChosenAndOthers() {
  const { lists = none } = useLists();
  const listId = useWatchlist(({ context }) => context.listId);
  return {
    own: lists.find(({ id }) => isOwnList(id) && id === listId),
    others: lists.filter(({ id }) => id !== listId),
  };
}

function hasRow({ rows }: Watchlist, symbol: string) {
  return rows.some((row) => row.symbol === symbol);
}
