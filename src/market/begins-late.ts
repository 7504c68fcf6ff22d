import { marketTime, OPENING } from './clock';

/** A day's first minutes may be without a match. */
const FIRST_MINUTES = 15;

/** Whether a bar of unix seconds is too late to be a day's first, where an answer begins with it and older ones are to come. */
export function beginsLate(seconds: number): boolean {
  return marketTime(new Date(seconds * 1_000)).minute > OPENING + FIRST_MINUTES;
}
