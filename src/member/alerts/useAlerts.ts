import { useMemo, useEffect, useEffectEvent } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { appearedAt, watchedOf, type Watched } from '../../market/alerts';
import { marketTime } from '../../market/clock';
import { filterAlertsOf } from '../../market/filter-alerts';
import { pathTo, type Href } from '../../app/router/paths';
import { withSignal } from '../../lib/signal-address';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { costsOf, useDesk } from '../shared/useDesk';
import { useLists, useSymbolsOfLists } from '../shared/useLists';
import { useQuery } from '@apollo/client/react';
import type { ShownAlert } from './alerts';
import type { WatchedFilter } from './WatchedFilters';
import { SignalsDocument } from '../shared/signals.generated';

/** The desk with everything that it watches. */
export function useAlerts() {
  const read = useDesk({ isOnEveryPage: true });
  const { desk } = read;
  const now = useMarketTime();
  return { ...read, watched: desk ? watchedAt(desk, now) : NONE };
}

/** The alerts that have fired and the news of filters, newest first. */
export function useFired() {
  const { watched, ...read } = useAlerts();
  const { desk } = read;
  const now = useMarketTime();
  const fired = useMemo(
    () => newestFirst([...watched, ...(desk ? filterAlertsOf(desk, now) : NONE)]),
    [watched, desk, now],
  );
  return { ...read, fired };
}

/** The saved filters that are watched, each with the newest news of it. */
export function useWatchedFilters(): readonly WatchedFilter[] {
  const { desk } = useDesk({ isOnEveryPage: true });
  const now = useMarketTime();
  return useMemo(() => {
    if (!desk) return NONE;
    const news = filterAlertsOf(desk, now);
    return desk.filters
      .filter(({ watchedSince }) => watchedSince !== null)
      .map((filter) => ({ filter, newest: news.find(({ filterId }) => filterId === filter.id) ?? null }));
  }, [desk, now]);
}

function newestFirst(alerts: readonly ShownAlert[]): readonly ShownAlert[] {
  return alerts
    .flatMap((alert) => (alert.firedAt === null ? [] : [{ alert, at: Date.parse(alert.firedAt) }]))
    .sort((one, other) => other.at - one.at)
    .map(({ alert }) => alert);
}

const NONE: readonly never[] = [];

const computed = new WeakMap<WholeDeskFragment, { now: Date; watched: readonly Watched[] }>();

/** What a desk watches at a minute, computed once for all views that show it. */
function watchedAt(desk: WholeDeskFragment, now: Date): readonly Watched[] {
  const known = computed.get(desk);
  if (known?.now === now) return known.watched;
  const watched = watchedOf(desk, costsOf(desk), now);
  computed.set(desk, { now, watched });
  return watched;
}

/** The signals, loaded every minute while an alert waits for one, and the symbols of each list. */
export function useListSignals(watched: readonly Watched[], now: Date) {
  const isWaiting = watched.some(({ kind, firedAt }) => kind === 'SIGNAL' && firedAt === null);
  const skip = !isWaiting;
  const { data, refetch } = useQuery(SignalsDocument, { skip, fetchPolicy: 'cache-and-network' });
  const symbolsOf = useSymbolsOfLists(useLists({ skip }).lists);
  // The page's own panels report a failure; the next minute tries again.
  const load = useEffectEvent(() => {
    if (isWaiting && data) void refetch().catch(() => {});
  });
  useEffect(() => load(), [now]);

  return { signals: data?.signals.rows ?? NONE, symbolsOf };
}

/** Returns the name of a list that one of these alerts watches. */
export function useListNames(alerts: readonly ShownAlert[]): (watchlistId: string) => string {
  const { lists } = useLists({ skip: !alerts.some(({ kind }) => kind === 'SIGNAL') });
  return (watchlistId) => lists?.find(({ id }) => id === watchlistId)?.name ?? '—';
}

/** Returns the address of what an alert is about: the page of its symbol, with the signal that it reported. */
export function useAlertAddress(alerts: readonly ShownAlert[]): (alert: ShownAlert) => Href | null {
  const skip = !alerts.some(({ kind, firedAt }) => kind === 'SIGNAL' && firedAt !== null);
  const { data } = useQuery(SignalsDocument, { skip });
  return (alert) => {
    if (alert.symbol === null) return null;
    const page = pathTo('/technical/:symbol', { symbol: alert.symbol });
    if (alert.kind !== 'SIGNAL' || alert.firedAt === null) return page;
    const fired = new Date(alert.firedAt);
    const { day } = marketTime(fired);
    const known = data?.signals.rows.filter(
      (signal) => signal.symbol === alert.symbol && signal.day !== null && signal.day <= day,
    );
    // One without a time counts from the close of its day on, and may have been reported before.
    const reported =
      known?.find((signal) => appearedAt(signal.day!, signal.time) === fired.getTime()) ?? known?.[0];
    return reported ? withSignal(page, reported) : page;
  };
}
