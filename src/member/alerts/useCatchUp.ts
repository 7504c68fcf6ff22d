import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FiredAlert } from '../../../machines/alerts.machine';
import { catchUpMachine, type UnwatchedSpan } from '../../../machines/catch-up.machine';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { asRecord, parseStored } from '../../lib/json';
import type { Watched } from '../../market/alerts';
import { missedIn } from '../../market/catch-up';
import { usePromiseActor } from '../shared/usePromiseActor';
import { useBarLoads } from './useBarLoads';
import type { AlertsActor } from './useAlertsActor';

/** The actor that finds what happened while the prices were not evaluated; this browser keeps until when they were. */
export function useCatchUp(alerts: AlertsActor, watched: readonly Watched[]) {
  const { storage } = useAppActors();
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const readStored = () => asRecord(parseStored(storage.read('watchedUntil'))) ?? {};
  const load = useBarLoads();
  const find = usePromiseActor<readonly FiredAlert[], UnwatchedSpan>((span) =>
    missedIn(
      watched.filter((alert) => alert.kind !== 'SIGNAL'),
      span,
      load,
    ),
  );
  const [machine] = useState(() => catchUpMachine.provide({ actors: { find } }));
  const [watchedUntil] = useState(() => instantIn(readStored()[person]));
  const actor = useActorRef(machine, { input: { watchedUntil } });

  const keep = useEffectEvent(() => {
    const { value, context } = alerts.getSnapshot();
    const until = actor.getSnapshot().context.watchedUntil;
    // What has fired and is not saved yet must be found again after a reload.
    const isSaved = value === 'watching' && context.waiting.length === 0;
    if (!isSaved || until === null || readStored()[person] === until) return;
    storage.write('watchedUntil', JSON.stringify({ ...readStored(), [person]: until }));
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('found', ({ fired }) => alerts.send({ type: 'evaluated', fired })),
      actor.subscribe(() => keep()),
      alerts.subscribe(() => keep()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, alerts]);
  return actor;
}

function instantIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
