import { keepDrafts } from '../lib/drafts';
import { reportProblem } from '../lib/report';

/** Keeps what is typed, and has the page show what it can offer without its app: index.html listens for this. */
export function giveUp(error: unknown): void {
  keepDrafts();
  reportProblem('give-up', error);
  window.dispatchEvent(new Event('not-started'));
  reportError(error);
}
