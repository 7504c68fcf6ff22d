import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { WatchableFilter } from '../../../market/filter-alerts';
import type { ConditionKind } from '../../../market/screen/kinds';
import { boardColumnsOf } from '../../../market/screen/screened';
import { metFilters, parseFilter } from '../../../market/screen/watched';
import { createScreenRows, type FiguresBySymbol, type ScreenRow } from '../../shared/screen/rows';
import { useFigures } from '../../shared/screen/useFigures';
import { useSignals } from '../../shared/screen/useSignals';
import { useSymbolsOfLists } from '../useAlerts';
import { useMarketRows } from './useMarketRows';

const noFigures: FiguresBySymbol = new Map();
const noRows: readonly ScreenRow[] = [];

/** The symbols that meet each of these filters, as far as what they compare is loaded, and the rows of the market. */
export function useMetFilters(filters: readonly WatchableFilter[]) {
  const now = useMarketTime();
  const read = useMemo(() => filters.map(parseFilter), [filters]);
  const isAbout = (kind: ConditionKind) =>
    read.some(({ conditions }) => conditions.some((each) => each.kind === kind));
  const board = useMarketRows();
  const { figures, error: figuresError, onRetry: loadFigures } = useFigures();
  const hasSignals = isAbout('signal');
  const { signals, isLoading, error, onRetry } = useSignals(hasSignals);
  const { symbolsOf, error: listsError, onRetry: loadLists } = useSymbolsOfLists(!isAbout('list'));

  const load = useEffectEvent(() => {
    if (hasSignals && !isLoading) onRetry();
    if (figuresError !== undefined) loadFigures();
    if (listsError !== undefined) loadLists();
  });
  useEffect(() => load(), [now]);

  const [joined] = useState(createScreenRows);
  const rows = useMemo(
    () => (board ? joined(board, figures ?? noFigures) : noRows),
    [board, joined, figures],
  );
  const areSignalsLoaded = !isLoading && error === undefined;
  const met = useMemo(() => {
    const loaded = {
      board: boardColumnsOf(rows.map(({ row }) => row)),
      figures: figures === null ? null : figures !== undefined,
      signals: areSignalsLoaded,
    };
    return rows === noRows ? [] : metFilters(read, rows, { lookups: { lists: symbolsOf, signals }, loaded });
  }, [read, rows, figures, symbolsOf, signals, areSignalsLoaded]);
  return { met, rows };
}
