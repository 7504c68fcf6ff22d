import { useEffect, useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { ownLocks } from '../../lib/locks';
import { startRenewal } from './renewal';

/** Renews the session's token while a member's page is open. */
export function TokenRenewal() {
  const { session, storage, rest, clock } = useAppActors();
  const { get, subscribe } = clock.correction;
  const correction = useSyncExternalStore(subscribe, get, get);
  useEffect(
    () => startRenewal({ session, storage, rest, locks: ownLocks(), correction: () => correction }),
    [session, storage, rest, correction],
  );
  return null;
}
