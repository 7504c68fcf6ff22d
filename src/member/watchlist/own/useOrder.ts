import { useSaveDesk } from '../../shared/useSaveDesk';
import type { Watchlist } from '../useSelection';

/** Puts a symbol of a list of one's own before another one, at the end where that is null; also where another tab has changed it. */
export function useOrder(list: Watchlist | undefined) {
  const save = useSaveDesk();
  return {
    async move(symbol: string, before: string | null) {
      if (!list?.isOwn || symbol === before) return;
      await save({ lists: [{ id: list.id, moved: { symbol, before } }] });
    },
  };
}

/** The symbol after another one of a list; null at the end, and where the list lacks it. */
export function symbolAfter({ instruments }: Watchlist, symbol: string): string | null {
  const index = instruments.findIndex((row) => row.symbol === symbol);
  return index === -1 ? null : (instruments[index + 1]?.symbol ?? null);
}

/** The symbol before which a row stands once it has moved one place; null at the end, undefined where it cannot move. */
export function symbolBefore(
  { instruments }: Watchlist,
  symbol: string,
  by: 1 | -1,
): string | null | undefined {
  const index = instruments.findIndex((row) => row.symbol === symbol);
  const to = index + by;
  if (index === -1 || to < 0 || to >= instruments.length) return undefined;
  return instruments[by === 1 ? index + 2 : index - 1]?.symbol ?? null;
}
