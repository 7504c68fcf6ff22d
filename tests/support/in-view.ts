import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

type Notify = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

/** The page has one observer for all that it watches, and test files share the page. */
const watched = new Set<Element>();
let notify: Notify = () => {};
let isAllInView = false;

class View {
  constructor(observed: Notify) {
    notify = observed;
  }
  observe = (target: Element) => {
    watched.add(target);
    if (isAllInView) notify([{ isIntersecting: true, target }]);
  };
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

/**
 * jsdom lays nothing out: the tests of the calling file say what comes into view, all of the page by default. On a large
 * screen everything is in view from the start.
 */
export function installView({ isLarge = false } = {}) {
  beforeAll(() => {
    isAllInView = isLarge;
    window.IntersectionObserver = View as unknown as typeof IntersectionObserver;
  });
  afterAll(() => {
    isAllInView = false;
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  return {
    comesIntoView: (inside: Element = document.body) => show(true, inside),
    leaves: (inside: Element = document.body) => show(false, inside),
  };
}
