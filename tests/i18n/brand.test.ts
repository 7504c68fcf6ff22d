import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outlinesOf } from '../../scripts/vite/outlines';
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

    const { page, outlines } = await builtPage();

    const [, title] = /<title>(.*?)<\/title>/.exec(page) ?? [];
    expect([title, page.match(ownName), outlines.match(ownName)]).toEqual(['Sông Hồng', null, null]);
    expect(page.split('Sông Hồng').length).toBeGreaterThan(3);
    // The page fills it in: a demo's visitor can choose another.
    expect(outlines).toContain('"app.name":"{{brand}}"');
  }, 60_000);
});

/** The page as a build writes it, and what it shows before its app. */
async function builtPage() {
  const config = await resolveConfig({}, 'build', 'production');
  const hook = config.plugins.find(({ name }) => name === 'nhip:brand')
    ?.transformIndexHtml as unknown as Hook;
  const transform = typeof hook === 'function' ? hook : hook.handler;
  const page = (await transform(readFileSync('index.html', 'utf8'))) as string;
  return { page, outlines: JSON.stringify(await outlinesOf(config, sheets)) };
}

/** The style sheets as a build knows them, their classes with the names that they have there. */
const sheets = {
  getModuleIds: () =>
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => join('src', name))
      .values(),
  getModuleInfo(id: string) {
    const names = readFileSync(id, 'utf8').matchAll(/\.([a-z]\w+)/gi);
    return { code: [...names].map(([, name]) => `${name} = "${name}"`).join() } as never;
  },
};

type Transform = (html: string) => unknown;
type Hook = Transform | { handler: Transform };
