import { useEffect, useMemo } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import type { AlertsActor } from '../useAlertsActor';
import { useFilterWatch } from './useFilterWatch';
import { useMetFilters } from './useMetFilters';

type Props = { alerts: AlertsActor; filters: WholeDeskFragment['filters'] };

/** Evaluates the filters that are watched whenever prices, figures, signals or lists have changed. */
export function FilterWatch({ alerts, filters }: Props) {
  const { clock } = useAppActors();
  const watched = useMemo(() => filters.filter(({ watchedSince }) => watchedSince !== null), [filters]);
  const { met, rows } = useMetFilters(watched);
  const actor = useFilterWatch(watched, { alerts, rows });
  useEffect(() => {
    if (met.length > 0) actor.send({ type: 'evaluated', at: clock.now().toISOString(), met });
  }, [actor, clock, met]);
  return null;
}
