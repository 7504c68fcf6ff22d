/** Settles once the page has nothing more urgent to do; where a browser cannot tell, at once. */
export function whenIdle(): Promise<void> {
  const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>;
  return requestIdleCallback ? new Promise((done) => requestIdleCallback(() => done())) : Promise.resolve();
}
