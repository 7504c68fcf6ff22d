import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The folder in which a person wants to look at what a browser test sees; undefined where nobody does. */
const folder = process.env['SCREENSHOTS'];

/** Writes what is seen of a page as `<walk>/<step>.png` into the folder that the variable `SCREENSHOTS` names. */
export async function keepScreenshot(page: Page, walk: string, step: string): Promise<void> {
  if (folder) await page.screenshot({ path: join(folder, walk, `${step.replaceAll(' ', '-')}.png`) });
}
