import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownName } from '../support/texts';

afterEach(() => vi.unstubAllEnvs());

describe('the name of the product', () => {
  it('stands in one place of the app, in none of its texts and in none of its pages', () => {
    const folders = ['src', 'machines', 'scripts/vite'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
    const files = ['index.html', ...folders.filter((name) => /\.(tsx?|css)$/.test(name))];
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => ownName.test(readFileSync(file, 'utf8')))).toEqual([
      'src/i18n/own-name.ts',
    ]);
  });

  it('stands nowhere in the page of a build with another one, its welcome and its outlines included', async () => {
    vi.stubEnv('VITE_BRAND_NAME', 'Sông Hồng');

    const page = await builtPage();

    const [, title] = /<title>(.*?)<\/title>/.exec(page) ?? [];
    expect([title, page.match(ownName)]).toEqual(['Sông Hồng', null]);
    expect(page.split('Sông Hồng').length).toBeGreaterThan(8);
  }, 60_000);
});

/** The page as a build writes it, with what it shows before its app. */
async function builtPage(): Promise<string> {
  const { plugins } = await resolveConfig({}, 'build', 'production');
  let page = readFileSync('index.html', 'utf8');
  for (const name of ['nhip:brand', 'nhip:welcome', 'nhip:shell']) {
    const hook = plugins.find((plugin) => plugin.name === name)?.transformIndexHtml as unknown as Hook;
    const transform = typeof hook === 'function' ? hook : hook.handler;
    page = (await transform(page)) as string;
  }
  return page;
}

type Transform = (html: string) => unknown;
type Hook = Transform | { handler: Transform };
