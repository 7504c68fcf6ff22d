/** Runs a callback after so many milliseconds; returns a function that cancels it. */
export function runAfter(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Settles in a new task, so that input and rendering come first; at once in a browser without `scheduler.yield`. */
export async function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  await scheduler?.yield?.();
}

/** The longest wait for an idle page, which a busy or hidden one may never be. */
const IDLE_TIMEOUT_MS = 2_000;

/** Settles when the page is idle, after two seconds at the latest; at once in a browser without idle callbacks. */
export function whenIdle(): Promise<void> {
  const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
  if (!requestIdleCallback) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT_MS }));
}
