import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { openDemo } from './renderApp';

type OpenDemo = Awaited<ReturnType<typeof openDemo>>;

const NOTES = { name: 'Presenter notes' };

/** The demo's pages in a file of tests: loads what they need before the first. */
export function presentedPages() {
  let open: OpenDemo;

  // Their first import takes seconds, which must not eat into a test's patience.
  beforeAll(async () => {
    await Promise.all([import('../../src/demo/DemoDrawer'), import('../../src/demo/present/PresenterBar')]);
  }, 60_000);

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
      open.close();
      open = await openDemo(window.location.pathname + window.location.search);
      await screen.findByRole('heading', { level: 1 });
      return open;
    },
    /** Opens the drawer with its keys. */
    async openDrawer(): Promise<HTMLElement> {
      await open.user.keyboard('{Control>}.{/Control}');
      const opened = await drawer();
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
      return opened;
    },
  };
}

/** The button that opens the drawer, and the drawer in English. */
export const tag = () =>
  screen.findByRole('button', { name: /: (open the demo|mở bảng điều|Steuerung der Demo)/ });
export const drawer = () => screen.findByRole('dialog', { name: 'Demo controls' });

/** The presenter's notes in English, once they are shown. */
export const notes = () => screen.findByRole('complementary', NOTES);
export const hasNotes = () => screen.queryByRole('complementary', NOTES) !== null;
