import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { open, settled } from '../support/service-worker';

/** A link to a style sheet with so many rules; null before it has come. */
function linkWith(rules: number | null) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  const sheet = rules === null ? null : { cssRules: Array.from({ length: rules }) };
  return Object.defineProperty(link, 'sheet', { value: sheet });
}

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

  it.each([
    ['came empty', 0, 1],
    ['has rules', 2, 0],
  ])('reloads for a style sheet that %s: %d rules', async (_, rules, expected) => {
    const { page, reloads } = open();

    page.dispatchEvent(Object.defineProperty(new Event('load'), 'target', { value: linkWith(rules) }));
    await settled();

    expect(reloads()).toBe(expected);
  });

  it('reloads for a style sheet that had come empty before, not for one that is on its way', async () => {
    const links = [linkWith(3), linkWith(null)];
    expect(open({ links }).actor.getSnapshot().value).toBe('current');

    const { reloads } = open({ links: [...links, linkWith(0)] });
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
