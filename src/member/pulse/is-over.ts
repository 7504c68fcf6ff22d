import { marketTime } from '../../market/clock';

/** The trading day ends at 15:00 ICT. */
const CLOSE = 15 * 60;

/** Whether figures cover a whole trading day; true for an unknown time. */
export function isOver(asOf: string | null): boolean {
  return asOf === null || marketTime(new Date(asOf)).minute >= CLOSE;
}
