import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { notices, region } from './page';

/** The files that the page has the browser save from now on; jsdom saves none. */
export function watchDownloads() {
  const saved: File[] = [];
  const made = new Map<string, File>();
  const stubs = {
    createObjectURL: (file: File) => {
      made.set(`blob:${made.size}`, file);
      return `blob:${made.size - 1}`;
    },
    revokeObjectURL: () => {},
  };
  const before = Object.fromEntries(
    Object.keys(stubs).map((name) => [name, URL[name as keyof typeof stubs]]),
  ) as typeof stubs;
  Object.assign(URL, stubs);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const file = made.get(this.href);
    if (file && this.download === file.name) saved.push(file);
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, before);
  });
  return {
    saved,
    names: () => saved.map(({ name }) => name),
    /** The lines of the last file, its byte order mark before the first. */
    async lines() {
      const bytes = await saved.at(-1)!.arrayBuffer();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
    },
  };
}

export const downloadButton = (panel: string, name: string | RegExp = /^Download CSV/) =>
  within(region(panel)!).getByRole('button', { name });

/** Downloads what a panel shows, and waits for the notice of it. */
export async function download(user: UserEvent, panel: string) {
  await user.click(downloadButton(panel));
  await waitFor(() => expect(notices()).not.toEqual([]));
}
