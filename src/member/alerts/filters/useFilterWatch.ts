import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import { asList, asRecord, asText, parseStored } from '../../../lib/json';
import { matchedAt } from '../../../market/alerts';
import { filterAlert, FILTER_NEWS_MS } from '../../../market/filter-alerts';
import { watchOf, type SavedFilter } from '../../../market/screen/saved-filter';
import { enterFilters, type KnownFilters, type MetFilter } from '../../../market/screen/watched';
import type { ScreenRow } from '../../shared/screen/rows';
import type { AlertsActor } from '../useAlertsActor';

type Options = { alerts: AlertsActor; met: readonly MetFilter[]; rows: readonly ScreenRow[] };

/**
 * Hands the symbols that enter filters to the alerts; this browser keeps who met them, so that a reload does not begin
 * again.
 */
export function useFilterWatch(filters: readonly SavedFilter[], { alerts, met, rows }: Options) {
  const { clock, storage } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const readStored = () => asRecord(parseStored(storage.read('filtersMet'))) ?? {};
  const [stored] = useState(() => knownIn(readStored()[person], clock.now()));
  const known = useRef(stored);

  const keep = useEffectEvent(() => {
    const { value, context } = alerts.getSnapshot();
    // What has entered and is not saved yet must be found again after a reload.
    if (value !== 'watching' || context.waiting.length > 0) return;
    const watched = new Set(filters.map(watchOf));
    const own = Object.fromEntries(Object.entries(known.current).filter(([watch]) => watched.has(watch)));
    storage.write('filtersMet', JSON.stringify({ ...readStored(), [person]: own }));
  });
  const evaluate = useEffectEvent(() => {
    const now = clock.now();
    const entered = enterFilters(known.current, met, now.toISOString());
    known.current = entered.known;
    const byWatch = new Map(filters.map((filter) => [watchOf(filter), filter]));
    const lastOf = new Map(rows.map(({ symbol, last }) => [symbol, last]));
    const fired = entered.entries.flatMap(({ watch, symbol, since }) => {
      const filter = byWatch.get(watch);
      const entry = { symbol, since, price: lastOf.get(symbol) ?? null, matchedAt: matchedAt(now) };
      return filter ? [filterAlert(filter, entry, now)] : [];
    });
    if (fired.length > 0) alerts.send({ type: 'evaluated', fired });
    keep();
  });
  useEffect(() => {
    if (met.length > 0) evaluate();
  }, [met]);
  useEffect(() => {
    const subscription = alerts.subscribe(() => keep());
    return () => subscription.unsubscribe();
  }, [alerts]);
}

/** What this browser has stored, without what is so old that who has entered since is no news. */
function knownIn(stored: unknown, now: Date): KnownFilters {
  const watches = Object.entries(asRecord(stored) ?? {}).flatMap(([watch, value]) => {
    const row = asRecord(value);
    const [at, symbols] = [asText(row?.['at']), asList(row?.['symbols'])];
    const isNews = at !== null && Date.parse(at) > now.getTime() - FILTER_NEWS_MS;
    return isNews && symbols ? [[watch, { at, symbols: symbols.map(String) }] as const] : [];
  });
  return Object.fromEntries(watches);
}
