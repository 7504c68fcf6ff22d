import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage } from '../support/browser/open-page';
import { painted } from '../support/browser/painted';
import { listed, logIn, logOut, noticesOf, region } from '../support/browser/product';
import { freePort, started } from '../support/engines/started';

const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
const prismCli = join(dirname(require.resolve('@stoplight/prism-cli/package.json')), 'dist/index.js');

it('openapi.yaml has no problem that Redocly knows of', async () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  // It ends with another code than 0 where it found an error, and the promise is rejected with what it wrote.
  await promisify(execFile)(process.execPath, [redocly, 'lint', '--max-problems=20', 'openapi.yaml'], {
    env,
  });
});

describe('the production build on the examples of openapi.yaml alone', () => {
  let prism: Awaited<ReturnType<typeof started>>;
  let site: PreviewServer;

  beforeAll(async () => {
    const port = String(await freePort());
    prism = await started(
      [process.execPath, prismCli, 'mock', '--host', '127.0.0.1', '--port', port, 'openapi.yaml'],
      /Prism is listening on (http:\S+\d)/,
    );
    site = await preview({
      mode: 'production',
      logLevel: 'error',
      build: { outDir: inject('production') },
      preview: {
        host: '127.0.0.1',
        port: 0,
        strictPort: false,
        proxy: { '^/(api|udf|news|verifySecurityCode)\\b': prism.match[1]! },
      },
    });
  });

  afterAll(async () => {
    await site.close();
    await prism.stop();
  });

  it('signs in, shows home with all its panels, paints a chart, adds a symbol, and signs out', async () => {
    const page = await openPage({
      site: site.resolvedUrls!.local[0]!.replace(/\/$/, ''),
      at: '/auth/login',
    });

    await logIn(page, { email: 'member@nhip.example' });
    expect(await listed(page)).toEqual(['FPT', 'HPG', 'VNM']);
    await region(page, 'Recommended stocks').locator('tr[data-symbol=HPG]').waitFor();
    await region(page, 'News').getByText('Khối ngoại mua ròng phiên thứ ba liên tiếp').waitFor();
    await region(page, 'Market pulse')
      .getByText(/1,?768\.12/)
      .first()
      .waitFor();

    await region(page, 'Watchlist').locator('tr[data-symbol=FPT]').click();
    await painted(page, 'FPT');
    await page.keyboard.press('ArrowDown');
    await painted(page, 'HPG');

    await page.getByRole('combobox', { name: 'Symbol' }).fill('MBB');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('tr[data-symbol=MBB]').waitFor();
    // Beside the alert of an example whose price the quotes of another have reached.
    const titles = (await noticesOf(page)).map(([title]) => title);
    expect(titles).toContain('Symbol added successfully');
    expect(titles.filter((title) => !title?.startsWith('HPG: target'))).toHaveLength(1);

    await logOut(page);
  });
});
