/** Friday 27 November 2026, 10:15 in Vietnam: the exchanges match. */
export const IN_SESSION = new Date('2026-11-27T10:15:00+07:00');
/** The Saturday after it, on which the day of 27 November is whole. */
export const CLOSED = new Date('2026-11-28T10:15:00+07:00');

/** The running day, and at the weekend the newest one. */
export const TODAY = '2026-11-27';
/** The trading day before it. */
export const YESTERDAY = '2026-11-26';
