import { useMemo } from 'react';
import type { SavedFilter } from '../../../market/screen/saved-filter';
import type { AlertsActor } from '../useAlertsActor';
import { useFilterWatch } from './useFilterWatch';
import { useMetFilters } from './useMetFilters';

type Props = { alerts: AlertsActor; filters: readonly SavedFilter[] };

/** Evaluates the filters that are watched whenever prices, figures, signals or lists have changed. */
export function FilterWatch({ alerts, filters }: Props) {
  const watched = useMemo(() => filters.filter(({ watchedSince }) => watchedSince !== null), [filters]);
  const { met, rows } = useMetFilters(watched);
  useFilterWatch(watched, { alerts, met, rows });
  return null;
}
