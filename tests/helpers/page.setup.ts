import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { installSystem } from './media';
import { installPopovers } from './popover';

installPopovers();

// jsdom lays nothing out, so nothing scrolls.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

beforeEach(installSystem);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
