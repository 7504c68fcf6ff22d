import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { openDemo } from './renderApp';

type OpenDemo = Awaited<ReturnType<typeof openDemo>>;

const NOTES = { name: 'Presenter notes' };

/** The demo's pages in a file of tests: loads what they need before the first, and closes each page after its test. */
export function presentedPages() {
  let open: OpenDemo | null = null;
  const close = () => {
    open?.close();
    open = null;
  };

  // Their first import takes seconds, which must not eat into a test's patience.
  beforeAll(async () => {
    await Promise.all([import('../../src/demo/DemoDrawer'), import('../../src/demo/present/PresenterBar')]);
  }, 60_000);
  afterEach(close);

  return {
    /** Opens an address as an empty browser does. */
    async openFresh(address: string): Promise<OpenDemo> {
      localStorage.clear();
      sessionStorage.clear();
      open = await openDemo(address);
      await screen.findByRole('heading', { level: 1 });
      return open;
    },
    /** Reloads the page in the same tab. */
    async reload(): Promise<OpenDemo> {
      close();
      open = await openDemo(window.location.pathname + window.location.search);
      await screen.findByRole('heading', { level: 1 });
      return open;
    },
    /** Opens the drawer with its keys. */
    async openDrawer(): Promise<HTMLElement> {
      await open!.user.keyboard('{Control>}.{/Control}');
      const drawer = await screen.findByRole('dialog', { name: 'Demo controls' });
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
      return drawer;
    },
  };
}

/** The presenter's notes in English, once they are shown. */
export const notes = () => screen.findByRole('complementary', NOTES);
export const hasNotes = () => screen.queryByRole('complementary', NOTES) !== null;
