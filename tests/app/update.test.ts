// @module-tag P11
import { describe, expect, it } from 'vitest';
import { LOADED, open, settled } from '../support/service-worker';

describe('the service worker', () => {
  it('is registered past the browser’s cache, with the app’s own path as its scope', async () => {
    const { registered } = open();
    await settled();

    expect(registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  it('of a newer version is let in, and the page reloads once that is in charge', async () => {
    const { install, workers, reloads } = open();
    await settled();

    const worker = install();
    expect([worker.messages, reloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 0]);
    workers.dispatchEvent(new Event('controllerchange'));

    expect(reloads()).toBe(1);
  });

  it('that is the first of all takes over without a reload, and hears what the page has loaded', async () => {
    const { install, workers, reloads } = open({ isControlled: false, hasActive: false });
    await settled();

    const worker = install();
    workers.controller = worker;
    workers.dispatchEvent(new Event('controllerchange'));

    expect([worker.messages, reloads()]).toEqual([[{ type: 'KEEP_ALL', loaded: [LOADED] }], 0]);
  });

  it('of a newer version is let in also by a page that was reloaded past the one before', async () => {
    const { install, workers, reloads } = open({ isControlled: false });
    await settled();

    const worker = install();
    workers.dispatchEvent(new Event('controllerchange'));

    expect([worker.messages, reloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 1]);
  });

  it('is checked for an update whenever the page is shown', async () => {
    const { page, registration } = open();
    await settled();

    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));

    expect(registration.checks).toBe(1);
  });

  it('may be one that the browser does not have', async () => {
    const { actor, registered } = open({ hasWorkers: false });
    await settled();

    expect([registered, actor.getSnapshot().value]).toEqual([[], 'current']);
  });
});
