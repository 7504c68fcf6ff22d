import type { Resolution } from '../../../graph/resolvers.types';
import { countTradingDays } from '../../../market/calendar';
import { dayOfEpochSeconds } from '../../../market/day';
import { isIntraday } from '../chart/view';
import type { SymbolEventsQuery } from './events.generated';

export type SymbolEvent = NonNullable<SymbolEventsQuery['symbolEvents']>[number];

/** The events of one bar, oldest first. */
export type BarEvents = {
  readonly index: number;
  readonly events: readonly SymbolEvent[];
  /** Whether the bar is yet to come. */
  readonly isAnnounced?: boolean;
};

/** The events by the bar that holds their day, or the first one after a day without a match; those before the bars are left out. */
export function eventsOnBars(
  events: readonly SymbolEvent[],
  time: readonly number[],
  resolution: Resolution,
): readonly BarEvents[] {
  const bars = new Map<number, SymbolEvent[]>();
  const isLonger = !isIntraday(resolution) && resolution !== 'DAY';
  const days = time.map(dayOfEpochSeconds);
  for (const event of events) {
    const day = dayOfEpochSeconds(event.time);
    const index = isLonger ? days.findLastIndex((bar) => bar <= day) : days.findIndex((bar) => bar >= day);
    const isBefore = days[0] !== undefined && day < days[0];
    if (index === -1 || isBefore) continue;
    bars.set(index, [...(bars.get(index) ?? []), event]);
  }
  return [...bars].map(([index, held]) => ({ index, events: held })).sort((a, b) => a.index - b.index);
}

/** The events after the newest bar, by the bar that their day will have. */
export function announcedAfter(
  events: readonly SymbolEvent[],
  time: readonly number[],
  resolution: Resolution,
): readonly BarEvents[] {
  if (time.length === 0) return [];
  const newest = dayOfEpochSeconds(time.at(-1)!);
  const bars = new Map<number, SymbolEvent[]>();
  for (const event of events) {
    const day = dayOfEpochSeconds(event.time);
    if (day <= newest) continue;
    const ahead = resolution === 'DAY' ? countTradingDays(newest, day) : 1;
    const index = time.length - 1 + Math.max(ahead, 1);
    bars.set(index, [...(bars.get(index) ?? []), event]);
  }
  return [...bars].map(([index, held]) => ({ index, events: held, isAnnounced: true }));
}

/** The text of an event in one line. */
export function textOf({ lines }: SymbolEvent): string {
  return lines.join('. ');
}
