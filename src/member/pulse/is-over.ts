import { marketTime } from '../../market/clock';

/** A session is over at 15:00 (ICT). */
const CLOSE = 15 * 60;

/** Whether figures of an instant are a whole session's, as they are taken to be where the instant is unknown. */
export function isOver(asOf: string | null): boolean {
  return asOf === null || marketTime(new Date(asOf)).minute >= CLOSE;
}
