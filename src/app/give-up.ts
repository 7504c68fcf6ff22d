import { keepDrafts } from '../lib/drafts';

/** Keeps what is typed, and has the page show what it can offer without its app: index.html listens for this. */
export function giveUp(error: unknown): void {
  keepDrafts();
  window.dispatchEvent(new Event('not-started'));
  reportError(error);
}
