import { openTabText } from '../lib/storage';

/** Kept for as long as the tab is open. */
const visit = openTabText(window, 'demo.visit');

/** Begins the visit, which lasts as long as its tab; returns whether this call began it. */
export function beginVisit(): boolean {
  const isNew = visit.read() === null;
  visit.write('begun');
  return isNew;
}
