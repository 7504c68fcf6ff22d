import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { installDialogs } from './dialog';
import { listenForOneTest } from './listeners';
import { installSystem } from './media';
import { installPopovers } from './popover';

installDialogs();
installPopovers();

// What jsdom lacks: it lays nothing out, so nothing scrolls.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

beforeEach(installSystem);
beforeEach(listenForOneTest);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
