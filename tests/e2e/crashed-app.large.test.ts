import { expect, it, onTestFinished } from 'vitest';
import { createPage, signIn } from '../support/browser/open-page';

it('an app that crashes as a whole leaves no empty page: it can be loaded again, and the demo reset', async () => {
  const { page } = await createPage({ at: '/auth/login', lng: 'en' });
  onTestFinished(() => page.context().close());
  await signIn(page);

  // What React puts into the page with, so that no part of it can show that it failed.
  await page.evaluate(() => {
    Node.prototype.appendChild = Node.prototype.insertBefore = () => {
      throw new Error('The page is broken');
    };
    document.querySelector<HTMLElement>('a[href="/whale"]')!.click();
  });

  await page.getByRole('heading', { name: 'Nhịp đang gặp lỗi' }).waitFor();
  expect(await page.getByRole('button').allInnerTexts()).toEqual([
    'Tải lại / Reload / Neu laden',
    'Reset the data',
  ]);

  await page.getByRole('button', { name: 'Reset the data' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
});
