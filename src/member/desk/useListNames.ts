import { useQuery } from '@apollo/client/react';
import type { Watched } from '../../market/alerts';
import { AlertListsDocument } from './alerts.generated';

/** Returns the name of a list that one of these alerts watches. */
export function useListNames(alerts: readonly Watched[]): (watchlistId: string) => string {
  const { data } = useQuery(AlertListsDocument, { skip: !alerts.some(({ kind }) => kind === 'SIGNAL') });
  return (watchlistId) => data?.watchlists.find(({ id }) => id === watchlistId)?.name ?? '—';
}
