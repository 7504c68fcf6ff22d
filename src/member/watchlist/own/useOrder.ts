import { isOwnList } from '../../../graph/list-ids';
import { useSaveDesk } from '../../shared/useSaveDesk';
import type { Watchlist } from '../../shared/useLists';

/** Puts a symbol of a list of one's own before another one, at the end where that is null; also where another tab has changed it. */
export function useOrder(list: Watchlist | undefined) {
  const save = useSaveDesk();
  return {
    async move(symbol: string, before: string | null) {
      if (!list || !isOwnList(list.id) || symbol === before) return;
      await save({ lists: [{ id: list.id, moved: { symbol, before } }] });
    },
  };
}

/** The symbol after another one of a list; null at the end, and where the list lacks it. */
export function symbolAfter({ rows }: Watchlist, symbol: string): string | null {
  const index = rows.findIndex((row) => row.symbol === symbol);
  return index === -1 ? null : (rows[index + 1]?.symbol ?? null);
}

/** The symbol after a row once it has moved one place; null at the end, undefined where it cannot move. */
export function symbolAfterStep({ rows }: Watchlist, symbol: string, by: 1 | -1): string | null | undefined {
  const index = rows.findIndex((row) => row.symbol === symbol);
  const to = index + by;
  if (index === -1 || to < 0 || to >= rows.length) return undefined;
  return rows[by === 1 ? index + 2 : index - 1]?.symbol ?? null;
}
