import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

type Notify = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/** The page has one observer for all that it watches, and test files share the page. */
const watched = new Set<Element>();
let notify: Notify = () => {};

class View {
  constructor(observed: Notify) {
    notify = observed;
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
}

const show = (isIntersecting: boolean, inside: Element) =>
  act(async () =>
    notify(
      [...watched]
        .filter((element) => inside.contains(element))
        .map((target) => ({ isIntersecting, target })),
    ),
  );

/** jsdom lays nothing out: the tests of the calling file say what comes into view, all of the page by default. */
export function installView() {
  beforeAll(() => {
    window.IntersectionObserver = View as unknown as typeof IntersectionObserver;
  });
  afterAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));
  return {
    comesIntoView: (inside: Element = document.body) => show(true, inside),
    leaves: (inside: Element = document.body) => show(false, inside),
  };
}
