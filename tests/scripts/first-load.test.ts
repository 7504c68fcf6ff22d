import { describe, expect, it } from 'vitest';
import {
  chunksOf,
  frameModules,
  importedBy,
  moduleAt,
  pageModules,
  pageOf,
  pagesIn,
  productRoutes,
  type Modules,
} from '../../scripts/vite/first-load';

type Imports = { now?: readonly string[]; later?: readonly string[] };

/** A module graph by path; a path that stands nowhere imports nothing. */
function graphOf(imports: Record<string, Imports>): Modules {
  const ids = (paths: readonly string[] = []) => paths.map(moduleAt);
  const infos = new Map(
    Object.entries(imports).map(([path, { now, later }]) => [
      moduleAt(path),
      { importedIds: ids(now), dynamicallyImportedIds: ids(later) },
    ]),
  );
  return {
    getModuleInfo: (id) => (infos.get(id) ?? null) as ReturnType<Modules['getModuleInfo']>,
    getModuleIds: () => infos.keys(),
  };
}

const technical = productRoutes.find(({ path }) => path === '/technical/:symbol')!;
const folder = 'src/member/technical';

describe('the first load of a route', () => {
  it.each(productRoutes.map(({ path }) => path))('has a page for %s', (path) => {
    expect(pageOf({ path })).toMatch(/Page\.tsx$/);
  });

  it.each([
    `export const pages = { '/bot': () => import('../bot/Page') };`,
    `export const pages = {\n  "/bot": () =>\n    import(\n      "../bot/Page",\n    ),\n} satisfies Rows;`,
    `export const pages = { '/bot': part(() => import('../bot/Page'), 'Page', { texts: () => import('./texts') }) };`,
    `const other = () => import('./other'); export const pages = { '/bot': async () => { return await import('../bot/Page') } };`,
  ])('finds the page of a row however that is written: %s', (source) => {
    expect([...pagesIn(source)]).toEqual([['/bot', '../bot/Page']]);
  });

  it.each([
    {
      row: 'is missing',
      source: `export const pages = { '/': () => import('../../member/home/HomePage') };`,
    },
    { row: 'imports nothing', source: `export const pages = { '/bot': () => null };` },
    { row: 'imports no file', source: `export const pages = { '/bot': () => import('../bot/Gone') };` },
  ])('names the row that $row', ({ source }) => {
    expect(() => pageOf({ path: '/bot' }, pagesIn(source))).toThrow(
      "src/app/router/pages.ts: the row '/bot' does not import the file of a page",
    );
  });

  it('has what plain modules of the page’s folder import lazily, and not what components do', () => {
    const graph = graphOf({
      [`${folder}/TechnicalPage.tsx`]: {
        now: [`${folder}/chart/load.ts`, 'src/graph/worker.ts'],
        later: ['src/member/signals/why/WhyPanel.tsx'],
      },
      [`${folder}/chart/load.ts`]: { later: [`${folder}/chart/draw.ts`] },
      'src/graph/worker.ts': { later: ['src/graph/without-worker.ts'] },
    });

    expect(pageModules(technical, graph)).toEqual(
      [`${folder}/TechnicalPage.tsx`, `${folder}/chart/draw.ts`].map(moduleAt),
    );
  });

  it('has the frame and the data that the entry and `src/app` import lazily, and not the pages', () => {
    const graph = graphOf({
      'src/main.tsx': { now: ['src/app/load.ts'], later: ['src/graph/open.ts', 'src/demo/demo.ts'] },
      'src/app/load.ts': { later: ['src/member/frame/MainLayout.tsx', 'src/member/home/HomePage.tsx'] },
    });

    expect(frameModules(graph)).toEqual(
      ['src/graph/open.ts', 'src/member/frame/MainLayout.tsx'].map(moduleAt),
    );
  });

  it('follows the imports of our own modules and stops at packages', () => {
    const graph = graphOf({
      'src/a.ts': { now: ['src/b.ts', 'node_modules/c/index.js'], later: ['src/later.ts'] },
      'src/b.ts': { now: ['src/a.ts'] },
      'node_modules/c/index.js': { now: ['node_modules/c/everything.js'] },
    });

    expect([...importedBy([moduleAt('src/a.ts')], graph)]).toEqual(
      ['src/a.ts', 'src/b.ts', 'node_modules/c/index.js'].map(moduleAt),
    );
  });

  it('has the chunks of its modules with every chunk that these import', () => {
    const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[]) => ({
      [fileName]: { type: 'chunk', fileName, moduleIds, imports },
    });
    const bundle = {
      ...chunk('page.js', ['page'], ['member.js']),
      ...chunk('member.js', ['frame'], ['app.js']),
      ...chunk('app.js', ['react'], ['member.js']),
      ...chunk('other.js', ['other'], ['app.js']),
    } as unknown as Parameters<typeof chunksOf>[1];

    expect([...chunksOf(['page'], bundle)]).toEqual(['page.js', 'member.js', 'app.js']);
  });
});
