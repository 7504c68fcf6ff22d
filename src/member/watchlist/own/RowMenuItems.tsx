import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { useWatchlist } from '../../shared/WatchlistContext';
import { useListEdits } from '../useListEdits';
import type { Watchlist } from '../useSelection';
import { withInstruments } from '../useWatchlists';
import { WatchlistsDocument } from '../watchlist.generated';
import { symbolBefore, symbolAfter, useOrder } from './useOrder';
import styles from './OwnLists.module.css';

type Props = { symbol: string; close: () => void };

/** What can be done with a row: moving it in its list, moving or copying its symbol to another one. A result is copied from. */
export function RowMenuItems({ symbol, close }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const { add } = useListEdits();
  const { data } = useQuery(WatchlistsDocument, { fetchPolicy: 'cache-first' });
  const listId = useWatchlist(({ context }) => context.listId);
  const lists = withInstruments(data?.watchlists ?? []);
  const own = lists.find(({ id, isOwn }) => isOwn && id === listId);
  const { move } = useOrder(own);

  const others = lists.filter(({ id }) => id !== listId);
  const item = (text: string, act: () => void, { name = text, isDisabled = false } = {}) => (
    <Button
      key={name}
      variant="minimal"
      fill
      text={text}
      aria-label={name}
      disabled={isDisabled}
      onClick={() => {
        close();
        act();
      }}
    />
  );
  const step = (list: Watchlist, text: string, by: 1 | -1) => {
    const before = symbolBefore(list, symbol, by);
    return item(text, () => void move(symbol, before ?? null), { isDisabled: before === undefined });
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
  const movable = others.filter(({ isOwn }) => isOwn);

  return (
    <div className={styles.items}>
      {own && (
        <>
          {step(own, t('lists.rowUp'), -1)}
          {step(own, t('lists.rowDown'), 1)}
          {movable.length > 0 && <h3>{t('lists.moveTo')}</h3>}
          {movable.map((other) =>
            item(other.name, () => void moveTo(own, other), {
              name: t('lists.moveToList', { symbol, list: other.name }),
            }),
          )}
        </>
      )}
      {others.length > 0 && <h3>{t('lists.copyTo')}</h3>}
      {others.map((other) =>
        item(other.name, () => void add(other, symbol), {
          name: t('lists.copyToList', { symbol, list: other.name }),
          isDisabled: hasRow(other, symbol),
        }),
      )}
      {others.length === 0 && <p className={styles.note}>{t('lists.noOther')}</p>}
    </div>
  );
}

function hasRow({ instruments }: Watchlist, symbol: string) {
  return instruments.some((row) => row.symbol === symbol);
}
