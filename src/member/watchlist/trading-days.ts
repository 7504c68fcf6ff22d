/** The number of trading days that a sparkline shows. */
export const SESSIONS = 30;
