// @module-tag P11
import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { open } from '../support/service-worker';

it('the code that inspects the worker is requested once where it is missing itself', async () => {
  const { browser, actor } = open({ reloadedFor: 'frame-a.js' });
  let requests = 0;
  vi.doMock('../../src/app/actors/worker-files', () => {
    requests++;
    // What the bundle does where an import fails; only a few times, so that a failure of this test ends.
    if (requests < 5) browser.dispatchEvent(new Event('vite:preloadError'));
    throw new TypeError('Failed to fetch dynamically imported module');
  });

  browser.dispatchEvent(new Event('vite:preloadError'));
  await waitFor(actor, (snapshot) => snapshot.matches('current'));

  expect(requests).toBe(1);
});
