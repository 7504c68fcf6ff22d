import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Runs in a page: whether the service worker controls it and keeps every file of its build. */
export async function isAllKept(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (controller?.state !== 'activated') return false;
  const worker = await (await fetch(controller.scriptURL, { cache: 'force-cache' })).text();
  const { files } = JSON.parse(/^self\.BUILD=(\{.*?\}\});/.exec(worker)![1]!) as { files: object };
  const kept = await Promise.all(
    Object.keys(files).map((path) => caches.match(new URL(path, controller.scriptURL).href)),
  );
  return kept.every(Boolean);
}

/** Runs in a page of the real time: whether the service worker controls it and keeps the parts of the app that it has loaded. */
export async function isLoadedKept(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
  return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}

/** Waits until every page of the app opens without a network: a first visit's worker keeps all after it took over. */
export async function allKept(page: Page) {
  await expect.poll(() => page.evaluate(isAllKept), { timeout: 60_000, interval: 200 }).toBe(true);
}
