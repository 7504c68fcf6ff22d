import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { i18n, loadMessages, named, setLanguage } from '../../src/i18n/i18n';
import { OWN_NAME } from '../../src/i18n/own-name';
import { loadSectorNames } from '../../src/member/shared/useSectorName';
import { installCanvas } from './canvas';
import { installComputedStyle } from './computed-style';
import { installDialogs } from './dialog';
import { forgetFoundElements } from './found-elements';
import { installLabels } from './labels';
import { collectListeners } from './listeners';
import { installSystem } from './media';
import { omitOwnerStacks } from './owner-stacks';
import { keepSimulatedBars } from './mock-server/simulator/kept-bars';
import { installPopovers } from './popover';
import { installSelectors } from './selectors';

/** The page as jsdom knows it: its window is another object than the `window` of a test. */
declare const jsdom: { readonly window: Window };

keepSimulatedBars();

// Workers share the cores with each other, with the checks and with a browser.
configure({ asyncUtilTimeout: 10_000, getElementError });

// Once, since files share the page.
if (!('showPopover' in HTMLElement.prototype)) {
  installDialogs();
  installPopovers();
  installLabels();
  installSelectors();
  installComputedStyle();
  omitOwnerStacks();
}
forgetFoundElements(jsdom.window.document);

// What jsdom lacks: it has no layout, so nothing scrolls or changes its size.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
installCanvas();
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
document.elementFromPoint ??= () => null;
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// Files share one page: each starts in the default language, with the texts that the frame and lazy panels would load.
beforeAll(async () => {
  await setLanguage('vi');
  for (const part of ['member', 'signal', 'results', 'desk', 'header', 'welcome', 'demo'] as const)
    await loadMessages(part);
  await loadSectorNames();
});

// And each test starts on a page as a browser opens it.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  named.brand = OWN_NAME;
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  installSystem();
});

// The app listens to these, and observes its root, for as long as its page lives: here, a page lives as long as a test. So
// do the documents that it parses: jsdom listens to its own window for each that is searched, and would keep them all.
beforeEach(() => {
  // The page's own document is searched first: its listeners stay.
  document.querySelector('body');
  const forget = [...[window, jsdom.window].map(collectListeners), collectObservers()];
  const onLanguage = vi.spyOn(i18n, 'on');
  return () => {
    forget.forEach((removeAll) => removeAll());
    for (const [event, listener] of onLanguage.mock.calls) i18n.off(event, listener);
    onLanguage.mockRestore();
  };
});

afterEach(cleanup);

/**
 * The error of a failed query, with the page printed. While a query waits it fails time and again, and to print a page
 * takes longer than to search it: then it is printed when the message is read, which is done for the last error alone.
 */
function getElementError(message: string | null, container: Element) {
  const print = () => `${message ?? ''}\n\n${prettyDOM(container) || ''}`;
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  if (!isWaiting()) error.message = print();
  else {
    let text: string | undefined;
    Object.defineProperty(error, 'message', { configurable: true, get: () => (text ??= print()) });
  }
  return error;
}

/** What Testing Library sets for as long as it may search again; its types leave it out. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** Returns a function that disconnects the observers of mutations which observe something from now on. */
function collectObservers() {
  const { observe } = MutationObserver.prototype;
  const observing = new Set<MutationObserver>();
  MutationObserver.prototype.observe = function (...observed) {
    observing.add(this);
    observe.apply(this, observed);
  };
  return () => {
    MutationObserver.prototype.observe = observe;
    for (const observer of observing) observer.disconnect();
  };
}
