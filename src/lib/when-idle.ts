/** How long the page may be busy, or in the background, before it is asked no more, in ms. */
const PATIENCE = 2_000;

/** Settles when the page has a moment without work, in two seconds at the latest; at once where no browser tells. */
export function whenIdle(): Promise<void> {
  const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
  if (!requestIdleCallback) return Promise.resolve();
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: PATIENCE }));
}
