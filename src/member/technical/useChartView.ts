import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useSetSearch } from '../../app/router/navigation';
import { signalIn } from '../../lib/signal-address';
import { useAppActors } from '../../app/actors/AppActors';
import type { BrowserStorage } from '../../lib/storage';
import {
  choicesIn,
  hasChoices,
  isUsual,
  searchOf,
  usualRange,
  viewIn,
  withoutSpan,
  type ChartView,
} from './chart/view';

/**
 * What the address asks to see, and the one way to choose otherwise. An address that chooses nothing gets what this
 * browser was set to last; from any choice on it tells whoever opens it what is on the screen. No choice makes an entry
 * of the history.
 */
export function useChartView() {
  const { storage } = useAppActors();
  const setSearch = useSetSearch();
  const search = useSearch();
  const [pageWidth] = useState(() => window.innerWidth);

  const chosen = hasChoices(search) ? search : remembered(storage, search);
  const view = useMemo(() => viewIn(chosen, pageWidth), [chosen, pageWidth]);

  const write = useCallback(
    (next: ChartView) => {
      const asked = searchOf(next, search);
      setSearch(asked, { replace: true });
      return asked;
    },
    [setSearch, search],
  );

  useLayoutEffect(() => {
    if (chosen !== search && hasChoices(chosen)) write(view);
  }, [chosen, search, view, write]);

  const choose = useCallback(
    (choice: Partial<ChartView>) => {
      // Bars of another length want another span.
      const { resolution } = choice;
      const range = resolution && { range: usualRange(resolution, pageWidth) };
      const next = { ...view, ...range, ...choice };
      const asked = write(next);
      storage.write('chart', isUsual(next, pageWidth) ? null : choicesIn(asked));
    },
    [storage, write, view, pageWidth],
  );

  return { view, choose };
}

/** What this browser was set to last. A signal is shown on the days that it was found on. */
function remembered(storage: BrowserStorage, search: string): string {
  const choices = storage.read('chart') ?? '';
  return signalIn(search) ? withoutSpan(choices) : choices;
}
