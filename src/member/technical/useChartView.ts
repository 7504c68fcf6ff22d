import { useQuery } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useSearch, useSetSearch } from '../../app/router/navigation';
import type { Resolution } from '../../graph/resolvers.types';
import type { LoadContext } from '../../graph/session-guard';
import { signalIn, withSignal } from '../../lib/signal-address';
import type { BrowserStorage } from '../../lib/storage';
import type { SignalId } from './chart/chart-signals';
import {
  defaultRange,
  formatView,
  hasChartParameters,
  isDefaultView,
  isIntraday,
  parseView,
  pickChartParameters,
  resolutions,
  withoutSpan,
  type ChartView,
} from './chart/view';
import { replayIn } from './replay/replay-day';
import { ResolutionsDocument } from '../../graph/candles.generated';

/** Behind the bars on screen. */
const LAST: LoadContext = { priority: 'neighbour' };

/**
 * The settings of the chart in the address, with daily bars in place of bars that the feed does not serve, and the function
 * that changes them. An address without settings gets the last ones of this browser; after any change the address
 * describes what is on the screen. A change makes no entry of the history.
 */
export function useChartView() {
  const { storage } = useAppActors();
  const setSearch = useSetSearch();
  const search = useSearch();
  const [pageWidth] = useState(() => window.innerWidth);

  const source = hasChartParameters(search) ? search : storedSearch(storage, search);
  const isExplained = signalIn(search) !== null;
  const view = useMemo(() => parseView(source, pageWidth, isExplained), [source, pageWidth, isExplained]);

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
      const kept = pickChartParameters(isExplained ? withoutSpan(nextSearch) : nextSearch);
      storage.write('chart', isDefaultView(next, pageWidth) ? null : kept);
    },
    [write, view, pageWidth, isExplained, storage],
  );

  const offered = useOffered();
  const shown = useMemo(() => withOffered(view, offered), [view, offered]);
  return { view: shown, offered, choose };
}

/** The resolutions that the feed serves; null until that is known. */
function useOffered(): readonly Resolution[] | null {
  const { data, error } = useQuery(ResolutionsDocument, { context: LAST });
  if (error) return resolutions.filter((resolution) => !isIntraday(resolution));
  return data?.resolutions ?? null;
}

function withOffered(view: ChartView, offered: readonly Resolution[] | null): ChartView {
  if (!offered || offered.includes(view.resolution)) return view;
  return { ...view, resolution: 'DAY', range: defaultRange('DAY', window.innerWidth) };
}

/** The signal that the address names, and the function that puts another one, or none, into the address. */
export function useSelectedSignal() {
  const setSearch = useSetSearch();
  const search = useSearch();

  const selected = useMemo((): SignalId | null => {
    const named = signalIn(search);
    return named?.kind && named.day ? { kind: named.kind, day: named.day } : null;
  }, [search]);

  const selectSignal = useCallback(
    (signal: SignalId | null) =>
      setSearch(withSignal(`?${search}`, signal && { kind: signal.kind, day: signal.day })),
    [setSearch, search],
  );
  return { selected, selectSignal };
}

/** The last settings of this browser; a selected signal and a replay are shown on daily bars, in a range of their own. */
function storedSearch(storage: BrowserStorage, search: string): string {
  const stored = storage.read('chart') ?? '';
  return signalIn(search) || replayIn(search) ? withoutSpan(stored) : stored;
}
