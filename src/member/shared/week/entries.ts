import { compareTexts } from '../../../market/by-text';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import type { Position } from '../../../market/positions';
import type { WeekEvent } from './useEventsOf';

/** What a day brings: an event of a symbol with the shares held of it, or shares that may be sold from that day on. */
export type WeekEntry =
  | { readonly kind: 'EVENT'; readonly symbol: string; readonly event: WeekEvent; readonly held: number }
  | {
      readonly kind: 'LOT';
      readonly symbol: string;
      readonly quantity: number;
      /** From 13:00, else from the opening. */
      readonly isAfternoon: boolean;
    };

const ORDER = ['EX_DATE', 'PAYMENT', 'MEETING', 'REPORT', 'OTHER'] as const;

/**
 * What each day brings: first what may be sold, then events by their kind, each by symbol. The lots of a symbol that may be
 * sold from the same time on are one entry.
 */
export function entriesByDay(
  events: readonly WeekEvent[],
  positions: ReadonlyMap<string, Position>,
): ReadonlyMap<Day, readonly WeekEntry[]> {
  const days = new Map<Day, WeekEntry[]>();
  const add = (day: Day, entry: WeekEntry) => {
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  };
  for (const { symbol, lots } of positions.values()) {
    for (const [day, entry] of soldTogether(symbol, lots)) add(day, entry);
  }
  for (const event of events) {
    const { symbol } = event;
    const held = positions.get(symbol)?.quantity ?? 0;
    add(dayOfEpochSeconds(event.time), { kind: 'EVENT', symbol, event, held });
  }
  for (const entries of days.values())
    entries.sort((one, other) => compareTexts(sortKeyOf(one), sortKeyOf(other)));
  return days;
}

function soldTogether(symbol: string, lots: Position['lots']) {
  const together = new Map<string, [Day, Extract<WeekEntry, { kind: 'LOT' }>]>();
  for (const { sellable, quantity, isAfternoon } of lots) {
    if (sellable === null || quantity === 0) continue;
    const key = `${sellable} ${isAfternoon}`;
    const known = together.get(key)?.[1].quantity ?? 0;
    together.set(key, [sellable, { kind: 'LOT', symbol, quantity: known + quantity, isAfternoon }]);
  }
  return together.values();
}

function sortKeyOf(entry: WeekEntry): string {
  const place = entry.kind === 'LOT' ? 0 : 1 + ORDER.indexOf(entry.event.kind);
  return `${place} ${entry.symbol}`;
}
