import { useEffect } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';

/** Where this browser is sent alerts, keeps its service worker in step with who is signed in. */
export function useFollowedPush(): void {
  const actors = useAppActors();
  useEffect(() => {
    if (actors.storage.read('push') === null) return;
    // Without it the worker knows who could read at last, which ends with the session.
    import('../../../app/push/push').then(({ followPush }) => followPush(actors).follow()).catch(() => {});
  }, [actors]);
}
