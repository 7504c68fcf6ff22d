import { inject, it } from 'vitest';
import { an, PASSWORD } from '../server/people';
import { startServer } from '../server/server';
import { visit } from './visit';

const dir = '/tmp/nhip-rest-shots';
for (const theme of ['dark', 'light'] as const)
  for (const width of [1366, 360])
    for (const hasFeed of [true, false])
      it(`${theme} ${width} ${hasFeed}`, async () => {
        const server = await startServer({ files: inject('production'), hasFeed });
        const page = await visit({ site: server.url, at: '/auth/login', theme, width, lng: 'vi', height: 900 });
        await page.locator('input[name=email]').fill(an.email);
        await page.locator('input[name=password]').fill(PASSWORD);
        await page.locator('form button[type=submit]').click();
        await page.locator('tr[data-symbol]').first().waitFor();
        await page.waitForLoadState('networkidle');
        const tag = `${theme}-${width}${hasFeed ? '' : '-nofeed'}`;
        await page.screenshot({ path: `${dir}/home-${tag}.png`, fullPage: true });
        await page.goto(server.url + '/technical/HPG');
        if (hasFeed) await page.locator('[data-painted=HPG]').waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `${dir}/technical-${tag}.png`, fullPage: true });
        await page.locator('select').selectOption({ index: 1 });
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `${dir}/list2-${tag}.png`, fullPage: true });
        console.log(server.calls().join('\n'));
        await server.close();
      });
