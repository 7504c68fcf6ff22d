import { ownLocks } from '../../lib/locks';
import { runAfter } from '../../lib/schedule';
import type { DeskBrowser } from '../backend';

/** The browser that the page runs in. */
export const ownBrowser: DeskBrowser = {
  storage: () => window.localStorage,
  get locks() {
    return ownLocks();
  },
  wait: (ms) => new Promise((done) => void runAfter(ms, done)),
};
