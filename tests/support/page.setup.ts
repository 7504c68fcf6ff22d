import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { i18n, loadMessages, setLanguage } from '../../src/i18n/i18n';
import { installDialogs } from './dialog';
import { installSystem } from './media';
import { installPopovers } from './popover';

// Workers share the cores with each other, with the checks and with a browser.
configure({ asyncUtilTimeout: 10_000 });

// Once, since files share the page.
if (!('showPopover' in HTMLElement.prototype)) {
  installDialogs();
  installPopovers();
}

// What jsdom lacks: it has no layout, so nothing scrolls or changes its size.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
document.elementFromPoint ??= () => null;
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// Files share one page: each starts in the default language, with the member texts that the frame would load.
beforeAll(async () => {
  await setLanguage('vi');
  await loadMessages('member');
});

// And each test starts on a page as a browser opens it.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  installSystem();
});

// The app listens to these for as long as its page lives: here, a page lives as long as a test.
beforeEach(() => {
  const add = window.addEventListener;
  const added: Parameters<Window['addEventListener']>[] = [];
  window.addEventListener = (...listener: Parameters<Window['addEventListener']>) => {
    added.push(listener);
    add.apply(window, listener);
  };
  const onLanguage = vi.spyOn(i18n, 'on');
  return () => {
    window.addEventListener = add;
    for (const [type, listener] of added) window.removeEventListener(type, listener);
    for (const [event, listener] of onLanguage.mock.calls) i18n.off(event, listener);
    onLanguage.mockRestore();
  };
});

afterEach(cleanup);
