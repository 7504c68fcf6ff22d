import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useSearch, useSetSearch } from '../../app/router/navigation';
import { signalIn } from '../../lib/signal-address';
import type { BrowserStorage } from '../../lib/storage';
import { replayIn } from './replay/replay-day';
import {
  defaultRange,
  formatView,
  hasChartParameters,
  isDefaultView,
  parseView,
  pickChartParameters,
  withoutSpan,
  type ChartView,
} from './chart/view';

/**
 * The settings of the chart in the address, and the function that changes them. An address without settings gets the
 * last ones of this browser; after any change the address describes what is on the screen. A change makes no entry of
 * the history.
 */
export function useChartView() {
  const { storage } = useAppActors();
  const setSearch = useSetSearch();
  const search = useSearch();
  const [pageWidth] = useState(() => window.innerWidth);

  const source = hasChartParameters(search) ? search : storedSearch(storage, search);
  const view = useMemo(() => parseView(source, pageWidth), [source, pageWidth]);

  const write = useCallback(
    (next: ChartView) => {
      const nextSearch = formatView(next, search);
      setSearch(nextSearch, { replace: true });
      return nextSearch;
    },
    [setSearch, search],
  );

  useLayoutEffect(() => {
    if (source !== search && hasChartParameters(source)) write(view);
  }, [source, search, view, write]);

  const choose = useCallback(
    (change: Partial<ChartView>) => {
      // Another resolution begins with its own default range.
      const { resolution } = change;
      const range = resolution && { range: defaultRange(resolution, pageWidth) };
      const next = { ...view, ...range, ...change };
      const nextSearch = write(next);
      storage.write('chart', isDefaultView(next, pageWidth) ? null : pickChartParameters(nextSearch));
    },
    [write, view, pageWidth, storage],
  );

  return { view, choose };
}

/** The last settings of this browser; a selected signal and a replay are shown on daily bars. */
function storedSearch(storage: BrowserStorage, search: string): string {
  const stored = storage.read('chart') ?? '';
  return signalIn(search) || replayIn(search) ? withoutSpan(stored) : stored;
}
