import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { alertsMachine, type FiredAlert } from '../../../machines/alerts.machine';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { inTurn, ownLocks } from '../../lib/locks';
import { stillArmed, watchedOf } from '../../market/alerts';
import { outdatedNews, stillNews } from '../../market/filter-alerts';
import { isNewsOfFilter, rowOf, type ShownAlert } from './alerts';
import { costsOf } from '../shared/useDesk';
import { DeskDocument, type WholeDeskFragment } from '../shared/desk.generated';
import { usePromiseActor } from '../shared/usePromiseActor';
import { useAlerts } from './useAlerts';

export type AlertsActor = ReturnType<typeof useAlertsActor>;

/** The actor that saves what fires as fired; of several tabs one does. */
export function useAlertsActor() {
  const claimFired = useClaim();
  const claim = usePromiseActor<readonly FiredAlert[], readonly FiredAlert[]>((fired) =>
    inTurn(ownLocks(), 'alerts', () => claimFired(fired as readonly ShownAlert[])),
  );
  const [machine] = useState(() => alertsMachine.provide({ actors: { claim } }));
  return useActorRef(machine, { input: {} });
}

/** Returns a function that saves as fired what no other tab or device has, and resolves to it as it is saved. */
function useClaim() {
  const client = useApolloClient();
  const { clock } = useAppActors();
  const { change } = useAlerts();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  return async (fired: readonly ShownAlert[]): Promise<readonly ShownAlert[]> => {
    const { data } = await client.query({
      query: DeskDocument,
      context: { person, queryDeduplication: false },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The desk was not loaded');
    const { desk } = data;
    const now = clock.now();
    const news = stillNews(fired.filter(isNewsOfFilter), desk);
    const armed = fired.flatMap((alert) => (isNewsOfFilter(alert) ? [] : alert));
    const claimed = [...stillArmed(armed, watchedOf(desk, costsOf(desk), now)), ...news];
    const outdated = news.length > 0 ? outdatedNews(desk, now) : [];
    if (claimed.length === 0) return claimed;
    const alerts = claimed.map((alert) => rowOf(alert));
    const saved = await change({ alerts, ...(outdated.length > 0 && { removed: { alerts: outdated } }) });
    return claimed.map((alert) => asSaved(alert, saved));
  };
}

/** An alert with the time and the price that it is saved with: the server may know when it fired. */
function asSaved(alert: ShownAlert, { alerts }: WholeDeskFragment): ShownAlert {
  const saved = alerts.find(({ id }) => id === alert.id);
  if (!saved?.firedAt) return alert;
  return { ...alert, firedAt: saved.firedAt, firedPrice: saved.firedPrice };
}
