import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { loadMemberMessages } from '../../src/i18n/i18n';
import { installDialogs } from './dialog';
import { listenForOneTest } from './listeners';
import { installSystem } from './media';
import { installPopovers } from './popover';

installDialogs();
installPopovers();

// What jsdom lacks: it lays nothing out, so nothing scrolls or changes its size.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// A part of a page stands alone in its test, without the frame that brings the members' texts.
beforeAll(loadMemberMessages);
beforeEach(installSystem);
beforeEach(listenForOneTest);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
