/** How many sessions the line of a row shows. */
export const SESSIONS = 30;
