import type { TabText } from '../../lib/storage';
import { createStore, type Store } from '../../lib/store';
import { steps } from './steps';

/** The index of the step that the tour is at; null while nobody takes it. */
export type Tour = Store<number | null>;

/** Creates the tour, which the tab keeps over the sign-in and a reload. */
export function createTour(text: TabText): Tour {
  const stored = text.read();
  const index = steps.findIndex((_, each) => String(each) === stored);
  const tour = createStore(index === -1 ? null : index);
  tour.subscribe(() => {
    const current = tour.get();
    text.write(current === null ? null : String(current));
  });
  return tour;
}
