import { useRef, type RefObject } from 'react';
import type { Watchlist } from '../shared/useLists';

type Options = {
  list: Watchlist | undefined;
  /** The element that contains the rows. */
  body: RefObject<HTMLElement | null>;
  /** Resolves to whether the symbol is off the list; `onRestored` is called when that was undone. */
  remove: (list: Watchlist, symbol: string, onRestored: () => void) => Promise<boolean>;
};

/** Returns a function that deletes a row, once however often it is called, and moves a lost focus to the row beside it. */
export function useDeleteRow({ list, body, remove }: Options) {
  const pending = useRef(new Set<string>());
  const focusRow = (symbol: string) =>
    body.current?.querySelector<HTMLElement>(`tr[data-symbol="${CSS.escape(symbol)}"] a`)?.focus();

  return async (symbol: string) => {
    const key = list && `${list.id} ${symbol}`;
    if (!key || pending.current.has(key)) return;
    const beside = besideOf(list, symbol);
    pending.current.add(key);
    const isDeleted = await remove(list, symbol, () => {
      if (document.activeElement === document.body) focusRow(symbol);
    });
    pending.current.delete(key);
    if (!isDeleted || !isFocusLost(symbol)) return;
    if (beside) focusRow(beside.symbol);
    else body.current?.querySelector('input')?.focus();
  };
}

/** The next row, else the previous one. */
function besideOf({ rows }: Watchlist, symbol: string) {
  const index = rows.findIndex((row) => row.symbol === symbol);
  return rows[index + 1] ?? rows[index - 1];
}

/** Whether the focus was in the deleted row. */
function isFocusLost(symbol: string) {
  const focused = document.activeElement;
  return focused === document.body || focused?.closest('tr')?.dataset['symbol'] === symbol;
}
