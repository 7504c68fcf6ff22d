import { expect, it } from 'vitest';
import { openPage, signIn } from '../support/browser/open-page';
import { violations } from '../support/browser/violations';

it('the inspector opens by its address, stays through the sign-in, and axe finds nothing in it', async () => {
  const page = await openPage({ at: '/auth/login?inspect' });
  const region = page.getByRole('region', { name: 'State charts' });
  await region.waitFor();
  await signIn(page);

  await region.locator('[aria-current=true] > strong', { hasText: 'signedIn' }).waitFor();
  await region.getByRole('button', { name: /^theme/ }).click();
  await region.getByRole('combobox', { name: 'Event' }).selectOption('choose');
  await region.getByRole('textbox', { name: 'Payload (JSON)' }).fill('{"theme":"light"}');
  await region.getByRole('button', { name: 'Send event' }).click();
  await page.locator('html[data-theme=light]').waitFor({ state: 'attached' });

  expect(await violations(page)).toEqual([]);
  await region.getByRole('button', { name: 'Close', exact: true }).click();
  await region.waitFor({ state: 'detached' });
});
