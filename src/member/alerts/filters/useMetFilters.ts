import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import { isMarketOpen } from '../../../market/clock';
import type { SavedFilter } from '../../../market/screen/saved-filter';
import type { ConditionKind } from '../../../market/screen/kinds';
import { readConditions } from '../../../market/screen/text';
import { metFilters } from '../../../market/screen/watched';
import type { BoardRow } from '../../shared/screen/board-rows';
import { BY_ITSELF, useIsStreaming, useRefresh } from '../../shared/Live';
import { useBoard } from '../../shared/screen/useBoard';
import { useScreenInputs } from '../../shared/screen/useScreenInputs';
import { useLists } from '../../shared/useLists';

/** Behind everything that is on screen. */
const LAST: LoadContext = { priority: 'row' };
const noRows: readonly BoardRow[] = [];

/** The symbols that meet each of these filters, as far as what they compare is loaded, and the rows of the market. */
export function useMetFilters(filters: readonly SavedFilter[]) {
  const now = useMarketTime();
  const isStreaming = useIsStreaming();
  const kinds = useMemo(
    () =>
      new Set(filters.flatMap((each) => readConditions(each.conditions).conditions.map(({ kind }) => kind))),
    [filters],
  );
  const isAbout = (kind: ConditionKind) => kinds.has(kind);
  const { rows: board, error, refresh, onRetry } = useBoard(LAST);
  const { lists, ...listsLoad } = useLists({ skip: !isAbout('list') });
  const { rows, lookups, boardColumns, figures, signals } = useScreenInputs(board ?? noRows, {
    lists,
    isAbout,
  });

  // What is on screen reports a failure; the next minute tries again.
  const refreshQuietly = () => refresh().catch(() => {});
  const load = useEffectEvent(() => {
    const areStreamed = isStreaming && document.visibilityState === 'visible';
    if (error !== undefined) onRetry();
    else if (isMarketOpen(now) && !areStreamed) void refreshQuietly();
    if (isAbout('signal') && !signals.isLoading) signals.onRetry();
    if (figures.error !== undefined) figures.onRetry();
    if (listsLoad.error !== undefined) listsLoad.onRetry();
  });
  useEffect(() => load(), [now]);
  // What is on screen does not wait for it.
  useRefresh(async ({ isGap }) => {
    if (isGap) void refreshQuietly();
  }, BY_ITSELF);

  const areFiguresLoaded = figures.figures === null ? null : figures.figures !== undefined;
  const areSignalsLoaded = !signals.isLoading && signals.error === undefined;
  const met = useMemo(() => {
    const loaded = { board: boardColumns, figures: areFiguresLoaded, signals: areSignalsLoaded };
    return rows.length === 0 ? [] : metFilters(filters, rows, { lookups, loaded });
  }, [filters, rows, lookups, boardColumns, areFiguresLoaded, areSignalsLoaded]);
  return { met, rows };
}
