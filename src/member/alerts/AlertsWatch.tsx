import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { evaluatesAt } from '../../../machines/catch-up.machine';
import { useAppActors, useMarketTime } from '../../app/actors/AppActors';
import { firedBy, signalledBy } from '../../market/alerts';
import { part } from '../../ui/part';
import { useAlertNotices } from './useAlertNotices';
import { useAlertQuotes } from './useAlertQuotes';
import { useAlerts, useListSignals } from './useAlerts';
import { useAlertsActor } from './useAlertsActor';
import { useBelievedQuotes } from './useBelievedQuotes';
import { ofNow, useCatchUp } from './useCatchUp';

const FilterWatch = part(() => import('./filters/FilterWatch'), 'FilterWatch', { optional: true });

/** Evaluates the alerts with every refresh of the quotes and every minute, and shows what fires. */
export function AlertsWatch() {
  const { desk, watched } = useAlerts();
  const now = useMarketTime();
  const { clock } = useAppActors();
  const actor = useAlertsActor();
  const { actor: catchUp, came, bars } = useCatchUp(actor, watched);
  const searched = useSelector(catchUp, ({ context }) => context);
  const loaded = useAlertQuotes(watched, now);
  const quotes = useBelievedQuotes(watched, loaded.quotes, bars);
  const report = useEffectEvent((at: Date) => came(at, loaded.quotes, quotes));
  useEffect(() => {
    if (loaded.loadedAt) report(loaded.loadedAt);
  }, [loaded.loadedAt]);
  const { signals, symbolsOf } = useListSignals(watched, now);

  useEffect(() => {
    if (!desk) return;
    // What happened before comes first, with its own date. By now prices may have come after a gap that no render has seen.
    const at = clock.now().getTime();
    const evaluated = [...ofNow(quotes, now)].filter(([symbol]) =>
      evaluatesAt(catchUp.getSnapshot(), symbol, at),
    );
    const onPrices = firedBy(watched, new Map(evaluated), now);
    actor.send({
      type: 'evaluated',
      fired: [...onPrices, ...signalledBy(watched, signals, symbolsOf, now)],
    });
  }, [actor, catchUp, clock, desk, watched, quotes, searched, signals, symbolsOf, now]);
  useAlertNotices(actor);
  if (!desk?.filters.some(({ watchedSince }) => watchedSince !== null)) return null;
  return (
    <Suspense>
      <FilterWatch alerts={actor} filters={desk.filters} />
    </Suspense>
  );
}
