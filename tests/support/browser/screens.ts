import type { Page } from 'playwright-core';
import { signIn } from './open-page';

/**
 * Opens a screen and waits until it has what it will show. With `inApp` it navigates within the open document where that
 * shows another page, which takes a third of the time of a load.
 */
export async function openScreen(page: Page, at: string, isMember: boolean, { inApp = false } = {}) {
  const isIn = await page.evaluate(() => localStorage.getItem('accessToken') !== null);
  if (isMember && !isIn) {
    await page.goto(new URL('/auth/login', page.url()).href);
    await signIn(page, 'admin@nhip.example');
  }
  const isOpen = inApp && pageOf(at) !== pageOf(new URL(page.url()).pathname);
  if (isOpen) await navigate(page, at);
  else await page.goto(new URL(at, page.url()).href);
  await page.locator('header button:visible').first().waitFor();
  // Whoever is not signed in has nothing to wait for, and a document is idle once only.
  if (isMember && !isOpen) await page.waitForLoadState('networkidle');
  if (isOpen) await settled(page);
  const [, charted] = /^\/technical\/(HPG|E1VFVN30)$/.exec(at) ?? [];
  if (charted) await page.locator(`[data-painted=${charted}]`).waitFor();
  await loaded(page);
}

/** Waits until a screen has its heading and nothing more to load. */
export async function loaded(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      // Examples of components show for good what is otherwise seen while something loads.
      (location.pathname.startsWith('/ui-components/') ||
        document.querySelector('[role=progressbar]:not([aria-valuenow])') === null),
  );
}

/** Waits until nothing on a screen has changed for a moment: panels that come without a progress bar have come. */
export function settled(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, 250);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 250);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** Makes a screen as wide as that, and waits for what it shows then: a width may lead to another page. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // The page has its new width a moment later; its media queries are reported with the frame after.
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await drawn(page);
  await loaded(page);
}

/** Shows a screen in another theme and language, as when another tab sets them. */
export async function changeLook(page: Page, { theme, lng }: { theme: string; lng: string }) {
  await page.evaluate(
    (look) => {
      for (const [key, newValue] of Object.entries(look)) {
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    { theme, lng },
  );
  await page.locator(`html[lang=${lng}][data-theme=${theme}]`).waitFor();
  await drawn(page);
  await loaded(page);
}

/** What addresses of one page share: its path without parameter and query. */
function pageOf(at: string) {
  return at.replace(/\?.*|(?<=^\/(technical|auth\/new-password))\/.*/, '');
}

/** Goes to another page as a link does, and waits for its heading. */
async function navigate(page: Page, at: string) {
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', path);
  }, at);
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
}

/** A width is reported in one frame, and the app's layout follows in the next. */
export function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
