import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { open, settled } from '../support/service-worker';

describe('code that the server no longer has', () => {
  it('reloads the page once, and remembers for which version', async () => {
    const { browser, reloads, kept } = open();

    browser.dispatchEvent(new Event('vite:preloadError'));
    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect([reloads(), kept()]).toEqual([1, 'frame-a.js']);
  });

  it('does not reload a version that did so before', async () => {
    const { browser, reloads } = open({ reloadedFor: 'frame-a.js' });

    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect(reloads()).toBe(0);
  });

  it('reloads where it was another version that did', async () => {
    const { browser, reloads } = open({ reloadedFor: 'frame-before.js' });

    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect(reloads()).toBe(1);
  });

  it('is not what a browser drops while a person leaves the page, but again where they stay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { browser, reloads } = open();

    browser.dispatchEvent(new Event('beforeunload'));
    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();
    const whileLeaving = reloads();
    vi.advanceTimersByTime(5_000);
    browser.dispatchEvent(new Event('vite:preloadError'));
    await settled();

    expect([whileLeaving, reloads()]).toEqual([0, 1]);
  });
});
