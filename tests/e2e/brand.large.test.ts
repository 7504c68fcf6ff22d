import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../support/browser/build';
import { openPage } from '../support/browser/open-page';
import { logIn } from '../support/browser/product';
import { ownName } from '../support/texts';
import { an } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';

const NAME = 'Sông Hồng';

describe('a build with another name and other colours', () => {
  let build: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    build = await buildApp('production', {
      VITE_BRAND_NAME: NAME,
      VITE_BRAND_PRIMARY_DARK: '#f2a65a',
      VITE_BRAND_PRIMARY_LIGHT: '#8f4a00',
    });
  }, 180_000);
  afterAll(() => build.remove());

  it('has the product’s own name in none of its files', () => {
    const files = readdirSync(build.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|js|css|svg|json|webmanifest)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((name) => ownName.test(readFileSync(join(build.folder, name), 'utf8')))).toEqual([]);
  });

  it('shows them on the welcome, in the title, the header and the manifest', async () => {
    const server = await startServer({ files: build.folder });
    onTestFinished(server.close);
    const page = await openPage({ site: server.url, at: '/about', lng: 'vi' });
    const seen = async () => ({
      title: (await page.title()).split(' | ').at(-1),
      primary: await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--primary'),
      ),
      isNamed: (await page.locator('body').innerText()).includes(NAME),
      isOwn: ownName.test(await page.locator('html').innerHTML()),
    });
    const expected = { title: NAME, primary: '#f2a65a', isNamed: true, isOwn: false };

    await page.locator('form').waitFor();
    expect(await seen()).toEqual(expected);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(await (await fetch(new URL(manifest!, server.url))).json()).toMatchObject({
      name: `${NAME}: thị trường chứng khoán Việt Nam`,
      short_name: NAME,
    });

    await logIn(page, an);
    await page.locator('tr[data-symbol]').first().waitFor();
    expect(await seen()).toEqual(expected);
  });
});
