import { useMemo, useState } from 'react';
import type { BoardColumn, ConditionKind } from '../../../market/screen/kinds';
import type { Lookups } from '../../../market/screen/match';
import { boardColumnsOf } from '../../../market/screen/screened';
import { useSymbolsOfLists, type Watchlist } from '../useLists';
import type { BoardRow } from './board-rows';
import { createScreenRows, type FiguresBySymbol } from './rows';
import { useFigures } from './useFigures';
import { useSignals } from './useSignals';

export const noFigures: FiguresBySymbol = new Map();

type Options = {
  /** Undefined until they are loaded. */
  lists: readonly Watchlist[] | undefined;
  /** Whether there is a condition of a kind, which may need something to be loaded. */
  isAbout: (kind: ConditionKind) => boolean;
};

/** What conditions are compared with, as far as it is loaded: the board with the figures of the server, and the lookups. */
export function useScreenInputs(board: readonly BoardRow[], { lists, isAbout }: Options) {
  const figures = useFigures();
  const signals = useSignals(isAbout('signal'));
  const [joined] = useState(createScreenRows);
  const rows = useMemo(() => joined(board, figures.figures ?? noFigures), [joined, board, figures.figures]);
  const symbolsOf = useSymbolsOfLists(lists);
  const lookups = useMemo(
    (): Lookups => ({ lists: symbolsOf, signals: signals.signals }),
    [symbolsOf, signals.signals],
  );
  return { rows, lookups, boardColumns: useBoardColumns(board), figures, signals };
}

/** What the board says of its symbols; the same set while that stays so. */
function useBoardColumns(board: readonly BoardRow[]): ReadonlySet<BoardColumn> {
  const columns = useStable(useMemo(() => [...boardColumnsOf(board)], [board]));
  return useMemo(() => new Set(columns), [columns]);
}

/** The same list while its texts are the same, however often prices change. */
export function useStable<Text extends string>(texts: readonly Text[]): readonly Text[] {
  const key = texts.join();
  return useMemo(() => (key === '' ? [] : (key.split(',') as Text[])), [key]);
}
