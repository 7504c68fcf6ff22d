import { runAfter } from '../../lib/schedule';

/** The longest wait for a frame, in ms: a hidden page has none. */
const WITHOUT_FRAMES = 250;

/** Runs a callback in the next frame, after 250 ms at the latest; returns a function that cancels it. */
export function runInFrame(run: () => void): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis as Partial<typeof globalThis>;
  const runOnce = () => {
    cancel();
    run();
  };
  const cancelTimer = runAfter(WITHOUT_FRAMES, runOnce);
  const frame = requestAnimationFrame?.(runOnce);
  const cancel = () => {
    cancelTimer();
    if (frame !== undefined) cancelAnimationFrame?.(frame);
  };
  return cancel;
}
