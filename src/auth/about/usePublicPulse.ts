import { useEffect, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { isMarketOpen } from '../../market/clock';
import { loadPublicPulse, type PublicPulse } from './public-pulse';
import { example } from './example';

/**
 * The public pulse of the trading day, requested again every minute while the market is open and the page is visible; the example
 * where the server has none. Null until the first answer, and while `isWanted` is false.
 */
export function usePublicPulse(isWanted: boolean): PublicPulse | null {
  const { rest, clock } = useAppActors();
  const [pulse, setPulse] = useState<PublicPulse | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    let isServed = true;
    const load = async () => {
      const answer = await loadPublicPulse(rest, controller.signal);
      if (controller.signal.aborted) return;
      isServed = answer !== null;
      setPulse((last) => answer ?? last ?? example);
    };
    void load();
    const stop = clock.subscribe(() => {
      if (isServed && isMarketOpen(clock.now()) && !document.hidden) void load();
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [isWanted, rest, clock]);

  return pulse;
}
