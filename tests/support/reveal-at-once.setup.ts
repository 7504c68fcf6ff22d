/**
 * React waits 300 ms between two fallbacks, so that a page does not flicker; in development `act` skips this wait, and no
 * test sees it. The timer is set by the function that React has found when it was loaded.
 */
import { createRequire } from 'node:module';

const { setTimeout } = globalThis;
const atOnce = (callback: () => void) => setTimeout(callback);
globalThis.setTimeout = atOnce as typeof setTimeout;
createRequire(import.meta.url)('react-dom/client');
globalThis.setTimeout = setTimeout;
