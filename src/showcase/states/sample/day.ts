import type { Day } from '../../../market/day';

/** A Thursday in the lunch break, when no price moves and nothing is refreshed by itself. */
export const NOON = new Date('2026-03-12T11:45:00+07:00');

/** The trading days that the samples are of, newest first. */
export const days = ['2026-03-12', '2026-03-11', '2026-03-10'] as const satisfies readonly Day[];

/** The same day before its close, when its bar is studied; the prices are those of noon. */
export const NEARLY_CLOSED = new Date('2026-03-12T14:20:00+07:00');
