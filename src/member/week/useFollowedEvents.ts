import { useMemo } from 'react';
import { useCalendar } from '../../app/actors/useCalendar';
import { positionsOf } from '../../market/positions';
import { entriesByDay } from '../shared/week/entries';
import { useEventsOf } from '../shared/week/useEventsOf';
import { costsOf, useDesk } from '../shared/useDesk';
import { useLists } from '../shared/useLists';
import { followedIn } from './followed';

const NONE: readonly never[] = [];

/**
 * What is held and watched, and what happens to it by day. The events are requested once the desk and the lists are there,
 * or cannot be loaded.
 */
export function useFollowedEvents() {
  const { desk, error: deskError, retry: retryDesk } = useDesk();
  const { lists: loaded, error: listsError, onRetry: retryLists } = useLists();
  const isSettled = (desk ?? deskError) !== undefined && (loaded ?? listsError) !== undefined;
  const trades = desk?.trades ?? NONE;
  const costs = costsOf(desk);
  const calendar = useCalendar();
  const positions = useMemo(() => positionsOf(trades, costs, calendar), [trades, costs, calendar]);
  const lists = loaded ?? NONE;
  const { symbols, count } = useMemo(() => followedIn(positions, lists), [positions, lists]);
  const { found, isLoading, error, retry } = useEventsOf({ symbols, skip: !isSettled });
  const events = found?.events ?? NONE;

  return {
    desk,
    entries: useMemo(() => entriesByDay(events, positions), [events, positions]),
    /** How many symbols are held and watched, and how many of them events were requested of. */
    count,
    requested: symbols.length,
    isLoading: !isSettled || (isLoading && !found),
    /** Whether a day without an entry is known to bring nothing to any of them. */
    isKnown:
      desk !== undefined &&
      loaded !== undefined &&
      symbols.length === count &&
      (symbols.length === 0 || (found != null && found.failed.length === 0)),
    /** Null where the feed has no events. */
    found,
    failures: { deskError, listsError, error },
    retryDesk,
    retryLists,
    retry,
  };
}

export type FollowedEvents = ReturnType<typeof useFollowedEvents>;
