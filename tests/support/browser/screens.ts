import type { Page } from 'playwright-core';
import { signIn } from './open-page';

/** Opens a screen and waits until it has what it will show. */
export async function openScreen(page: Page, at: string, isMember: boolean) {
  const isIn = await page.evaluate(() => localStorage.getItem('accessToken') !== null);
  if (isMember && !isIn) {
    await page.goto(new URL('/auth/login', page.url()).href);
    await signIn(page, 'admin@nhip.example');
  }
  await page.goto(new URL(at, page.url()).href);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('header button:visible').first().waitFor();
  // Whoever is not signed in has nothing to wait for.
  if (isMember) await page.waitForLoadState('networkidle');
  const [, charted] = /^\/technical\/(HPG|E1VFVN30)$/.exec(at) ?? [];
  if (charted) await page.locator(`[data-painted=${charted}]`).waitFor();
  // Examples of components show for good what is otherwise seen while something loads.
  if (at.startsWith('/ui-components/')) return;
  await page.waitForFunction(
    () => document.querySelector('[role=progressbar]:not([aria-valuenow])') === null,
  );
}

/** A width is reported in one frame, and the app's layout follows in the next. */
export function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
