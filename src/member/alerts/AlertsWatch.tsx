import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { evaluatesAt } from '../../../machines/catch-up.machine';
import { useAppActors, useMarketTime } from '../../app/actors/AppActors';
import { firedBy, signalledBy, type AlertQuote } from '../../market/alerts';
import { part } from '../../ui/part';
import { useAlertNotices } from './useAlertNotices';
import { useAlertQuotes } from './useAlertQuotes';
import { useAlerts, useListSignals } from './useAlerts';
import { useAlertsActor } from './useAlertsActor';
import { useCatchUp } from './useCatchUp';

const FilterWatch = part(() => import('./filters/FilterWatch'), 'FilterWatch', { optional: true });

const UNKNOWN: ReadonlyMap<string, AlertQuote> = new Map();

/** Evaluates the alerts with every refresh of the quotes and every minute, and shows what fires. */
export function AlertsWatch() {
  const { desk, watched } = useAlerts();
  const now = useMarketTime();
  const { clock } = useAppActors();
  const actor = useAlertsActor();
  const catchUp = useCatchUp(actor, watched);
  // What happened before comes first, with its own date.
  const isCaughtUp = useSelector(catchUp, (snapshot) => snapshot.hasTag('evaluates'));
  const quotes = useAlertQuotes(watched, now, (at) =>
    catchUp.send({ type: 'prices came', at: at.getTime() }),
  );
  const { signals, symbolsOf } = useListSignals(watched, now);

  useEffect(() => {
    if (!desk) return;
    // By now prices may have come after a gap that no render has seen.
    const evaluates = isCaughtUp && evaluatesAt(catchUp.getSnapshot(), clock.now().getTime());
    const onPrices = firedBy(watched, evaluates ? quotes : UNKNOWN, now);
    actor.send({
      type: 'evaluated',
      fired: [...onPrices, ...signalledBy(watched, signals, symbolsOf, now)],
    });
  }, [actor, catchUp, clock, desk, watched, quotes, isCaughtUp, signals, symbolsOf, now]);
  useAlertNotices(actor);
  if (!desk?.filters.some(({ watchedSince }) => watchedSince !== null)) return null;
  return (
    <Suspense>
      <FilterWatch alerts={actor} filters={desk.filters} />
    </Suspense>
  );
}
