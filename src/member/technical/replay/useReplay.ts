import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { replayMachine } from '../../../../machines/replay.machine';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { lastClosedDay } from '../../../market/clock';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import { loadOlderBars, newestBars } from '../load-candles';
import { CandlesDocument } from '../../../graph/candles.generated';
import { withReplay } from './replay-day';

/**
 * A walk over the closed trading days of a symbol's bars, once it is known which ones are shown, that begins on the day of
 * the address and keeps it there.
 */
export function useReplay(symbol: string, addressed: Day, isUnadjusted: boolean | null) {
  const last = lastClosedDay(useMarketTime());
  const day = addressed < last ? addressed : last;
  const actor = useActorRef(replayMachine, { input: { day } });
  const search = useSearch();
  const setSearch = useSetSearch();
  const days = useClosedDays({ symbol, isUnadjusted }, day, last);

  useEffect(() => {
    const moved = actor.on('moved', (to) => setSearch(withReplay(search, to.day), { replace: true }));
    return () => moved.unsubscribe();
  }, [actor, search, setSearch]);
  useEffect(() => actor.send({ type: 'address changed', day }), [actor, day]);
  useEffect(() => {
    if (days.length > 0) actor.send({ type: 'days changed', days });
  }, [actor, days]);

  return {
    actor,
    context: useSelector(actor, ({ context }) => context),
    isPlaying: useSelector(actor, (snapshot) => snapshot.matches({ pace: 'playing' })),
    leave: () => setSearch(withReplay(search, null), { replace: true }),
  };
}

const none: readonly Day[] = [];

type Shown = { symbol: string; isUnadjusted: boolean | null };

/** The trading days of a symbol's bars until the last one, oldest first; none until they reach back to a day. */
function useClosedDays({ symbol, isUnadjusted }: Shown, day: Day, last: Day): readonly Day[] {
  const client = useApolloClient();
  const { data } = useQuery(
    CandlesDocument,
    isUnadjusted === null ? skipToken : { variables: newestBars(symbol, 'DAY', isUnadjusted) },
  );
  const { time, hasOlder } = data?.candles ?? { time: undefined, hasOlder: false };
  const days = useMemo(
    () => time?.map(dayOfEpochSeconds).filter((each) => each <= last) ?? none,
    [time, last],
  );

  // The oldest day before which no bars came.
  const [oldest, setOldest] = useState<Day | null>(null);
  const first = days[0] ?? null;
  const isTooLate = first !== null && day < first && hasOlder && oldest !== first;
  useEffect(() => {
    if (isTooLate && isUnadjusted !== null)
      void loadOlderBars(client, symbol, 'DAY', isUnadjusted).then(() => setOldest(first));
  }, [client, symbol, isUnadjusted, first, isTooLate]);

  return isTooLate ? none : days;
}
