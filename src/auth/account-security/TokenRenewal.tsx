import { useEffect } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { ownLocks } from '../../lib/locks';
import { startRenewal } from './renewal';

/** Renews the session's token while a member's page is open. */
export function TokenRenewal() {
  const { session, storage, rest } = useAppActors();
  useEffect(() => startRenewal({ session, storage, rest, locks: ownLocks() }), [session, storage, rest]);
  return null;
}
