import { useMemo } from 'react';
import { watchedOf } from '../../market/alerts';
import { costsOf } from './costs';
import { useDesk } from './useDesk';

/** The desk with everything that it watches. */
export function useAlerts() {
  const read = useDesk({ isOnEveryPage: true });
  const { desk } = read;
  const watched = useMemo(() => (desk ? watchedOf(desk, costsOf(desk)) : []), [desk]);
  return { ...read, watched };
}
