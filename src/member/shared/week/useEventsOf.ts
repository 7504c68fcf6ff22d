import { useQuery } from '@apollo/client/react';
import { useToday } from '../../../app/actors/useToday';
import type { LoadContext } from '../../../graph/session-guard';
import { epochSecondsOf } from '../../../market/day';
import { addWeeks, mondayOf } from '../../../market/week';
import { EventsOfDocument, type EventsOfQuery } from './week.generated';

export type WeekEvent = NonNullable<EventsOfQuery['eventsOf']>['events'][number];

/** Events are loaded of so many weeks before this one and after it, so that no other week loads again. */
export const WEEKS_AROUND = 26;

type Options = {
  /** Loaded once these are all; the order does not matter. */
  symbols: readonly string[];
  skip?: boolean;
  context?: LoadContext;
};

/** The events of symbols around today; `events` is undefined until they are loaded, and null where the feed has none. */
export function useEventsOf({ symbols, skip = false, context = {} }: Options) {
  const day = useToday();
  const monday = mondayOf(day);
  const { data, loading, error, refetch } = useQuery(EventsOfDocument, {
    variables: {
      symbols: [...symbols].sort(),
      from: epochSecondsOf(addWeeks(monday, -WEEKS_AROUND)),
      to: epochSecondsOf(addWeeks(monday, WEEKS_AROUND + 1)) - 1,
    },
    skip: skip || symbols.length === 0,
    context,
    notifyOnNetworkStatusChange: true,
  });
  return { found: data?.eventsOf, isLoading: loading, error, retry: () => void refetch().catch(() => {}) };
}
