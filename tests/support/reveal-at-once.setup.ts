/**
 * React waits 300 ms between two fallbacks, so that a page does not flicker; a test would only wait longer. `act` skips this
 * for what is rendered within it, but not for code that loads later, and React's production build has no `act`. The timer
 * is set by the function that React found when it was loaded.
 */
import { createRequire } from 'node:module';

const { setTimeout } = globalThis;
const atOnce = (callback: () => void) => setTimeout(callback);
globalThis.setTimeout = atOnce as typeof setTimeout;
createRequire(import.meta.url)('react-dom/client');
globalThis.setTimeout = setTimeout;
