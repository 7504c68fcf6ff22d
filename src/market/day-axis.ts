import { isTrading, partsOfDay } from './clock';
import type { Exchange } from './exchange';

const NOON = 12 * 60;

/** The minutes of an exchange's trading day in which orders are matched, one after the other without the lunch break. */
export function dayAxis(exchange: Exchange) {
  const parts = partsOfDay(exchange).filter(({ phase }) => isTrading(phase));
  const whole = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const place = (minute: number) =>
    parts.reduce((sum, { from, to }) => sum + Math.min(Math.max(minute, from), to) - from, 0) / whole;
  return {
    /** The first and the last minute. */
    from: parts[0]!.from,
    to: parts.at(-1)!.to,
    /** How much of the day is over at a minute of the day, from 0 to 1. */
    place,
    /** The place of the lunch break. */
    lunch: place(NOON),
    /** The minutes from which and until which it lasts. */
    lunchBreak: [
      Math.max(...parts.map(({ to }) => to).filter((to) => to <= NOON)),
      Math.min(...parts.map(({ from }) => from).filter((from) => from > NOON)),
    ] as const,
  };
}
