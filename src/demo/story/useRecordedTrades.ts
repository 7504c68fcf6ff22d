import type { ApolloCache } from '@apollo/client';
import { useEffect } from 'react';
import { recorded } from '../../../mock-server/story/story';
import { useAppActors } from '../../app/actors/AppActors';
import { STORY_DAY } from './story';

/** Has the desk loaded again whenever the story has recorded a trade in it, or its clock was set back. */
export function useRecordedTrades(scenario: string): void {
  const { clock, clients } = useAppActors();
  useEffect(() => {
    if (scenario !== STORY_DAY) return;
    const count = (time: number) => Object.values(recorded).filter((at) => at <= time).length;
    let last = clock.now().getTime();
    return clock.subscribe(() => {
      const [before, now] = [last, clock.now().getTime()];
      last = now;
      if (now >= before && count(now) === count(before)) return;
      const session = clients.get();
      if (session.status !== 'ready') return;
      // The desk's own views report a failure.
      session.client.refetchQueries({ updateCache: invalidateDesk }).catch(() => {});
    });
  }, [scenario, clock, clients]);
}

/** Has every query that shows a part of the desk load it again; what is on the screen stays meanwhile. */
function invalidateDesk(cache: ApolloCache) {
  cache.modify({ fields: { desk: (_known, { INVALIDATE }) => INVALIDATE } });
}
