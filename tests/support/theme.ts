import { onTestFinished } from 'vitest';
import { startTheme } from '../../src/app/actors/theme';
import { openStorage } from '../../src/lib/storage';

/** The theme of a page, painted on a root of its own or on the page's, until the test ends. */
export function openTheme({ browser = window, root = document.createElement('html') as HTMLElement } = {}) {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const theme = startTheme({ storage: openStorage(browser), systemIsDark, root });
  onTestFinished(() => void theme.stop());
  return { theme, root, painted: () => root.dataset['theme'] };
}
