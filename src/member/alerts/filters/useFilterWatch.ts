import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  filterWatchMachine,
  type FilterEntry,
  type KnownFilters,
} from '../../../../machines/filter-watch.machine';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import { asList, asRecord, asText, parseStored } from '../../../lib/json';
import { matchedAt } from '../../../market/alerts';
import { filterAlert, FILTER_NEWS_MS, watchOf, type WatchableFilter } from '../../../market/filter-alerts';
import type { ScreenRow } from '../../shared/screen/rows';
import type { AlertsActor } from '../useAlertsActor';

type Options = { alerts: AlertsActor; rows: readonly ScreenRow[] };

/**
 * The actor that finds which symbols enter filters, and hands them to the alerts; this browser keeps who met them, so that
 * a reload does not begin again.
 */
export function useFilterWatch(filters: readonly WatchableFilter[], { alerts, rows }: Options) {
  const { clock, storage } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const kept = () => asRecord(parseStored(storage.read('filtersMet'))) ?? {};
  const [known] = useState(() => knownIn(kept()[person], clock.now()));
  const actor = useActorRef(filterWatchMachine, { input: { known } });

  const report = useEffectEvent((entries: readonly FilterEntry[]) => {
    const now = clock.now();
    const byWatch = new Map(filters.map((filter) => [watchOf(filter), filter]));
    const lastOf = new Map(rows.map(({ symbol, last }) => [symbol, last]));
    const fired = entries.flatMap(({ watch, symbol, since }) => {
      const filter = byWatch.get(watch);
      const entry = { symbol, since, price: lastOf.get(symbol) ?? null, matchedAt: matchedAt(now) };
      return filter ? [filterAlert(filter, entry, now)] : [];
    });
    alerts.send({ type: 'evaluated', fired });
  });
  const keep = useEffectEvent(() => {
    const { value, context } = alerts.getSnapshot();
    // What has entered and is not saved yet must be found again after a reload.
    if (value !== 'watching' || context.waiting.length > 0) return;
    const watched = new Set(filters.map(watchOf));
    const all = Object.entries(actor.getSnapshot().context.known);
    const own = Object.fromEntries(all.filter(([watch]) => watched.has(watch)));
    storage.write('filtersMet', JSON.stringify({ ...kept(), [person]: own }));
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('entered', ({ entries }) => report(entries)),
      actor.subscribe(() => keep()),
      alerts.subscribe(() => keep()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, alerts]);
  return actor;
}

/** What this browser has kept, without what is so old that who has entered since is no news. */
function knownIn(stored: unknown, now: Date): KnownFilters {
  const watches = Object.entries(asRecord(stored) ?? {}).flatMap(([watch, value]) => {
    const row = asRecord(value);
    const [at, symbols] = [asText(row?.['at']), asList(row?.['symbols'])];
    const isNews = at !== null && Date.parse(at) > now.getTime() - FILTER_NEWS_MS;
    return isNews && symbols ? [[watch, { at, symbols: symbols.map(String) }] as const] : [];
  });
  return Object.fromEntries(watches);
}
