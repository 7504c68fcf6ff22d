import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installPopovers } from './popover';

installPopovers();

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
