import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { groupNames, routes, type Route } from '../../src/app/router/routes.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import budgets from '../sizes/budgets.json' with { type: 'json' };

/** The module graph of a build; of our own modules, the packages left out. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** The pages of the product; those of groups have no outline, no preloads and no place in a first chunk. */
export const productRoutes = routes.filter(({ group }) => group === undefined);

const budgeted = Object.values(budgets.routes).map(({ path }) => path as string);

/** The routes whose first load has a budget. */
export const firstRoutes = productRoutes.filter(({ path }) => budgeted.includes(path));

export const entry = moduleAt('src/main.tsx');

/** The module of each page, read from `src/app/router/pages.ts`: only a bundler can import it. */
const pages = new Map(
  [
    ...readFileSync(moduleAt('src/app/router/pages.ts'), 'utf8').matchAll(
      /'(\/[^']*)': \(\) => import\('([^']+)'\)/g,
    ),
  ].map(([, path = '', module = '']) => [path, moduleAt(`src/app/router/${module}.tsx`)]),
);

/** The id of a module of the repository. */
export function moduleAt(path: string): string {
  return normalizePath(join(import.meta.dirname, '../..', path));
}

/** The name of a route's page, as of its file. */
export function pageNameOf({ path }: Route): string {
  return pages.get(path)!.replace(/^.*\/|\.tsx$/g, '');
}

/**
 * A route's page with what its folder loads at once: the `import()` calls of plain modules. Those of components wait
 * for an idle moment or a press.
 */
export function pageModules({ path }: Route, modules: Modules): readonly string[] {
  const page = pages.get(path);
  if (!page) throw new Error(`src/app/router/pages.ts has no page for ${path}`);
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const loaders = [...importedBy([page], modules)].filter(
    (id) => id.startsWith(folder) && id.endsWith('.ts'),
  );
  return [page, ...lazyImports(loaders, modules)];
}

/** The frame of members' pages and their data, which `src/app` and the entry import lazily. */
export function frameModules(modules: Modules): readonly string[] {
  return lazyImports(importedBy([entry], modules), modules).filter((id) =>
    /\/src\/(?:member\/frame|graph)\//.test(id),
  );
}

/** Where groups begin: their pages and their texts. */
const groups = new Set(
  groupNames.flatMap((group) => [
    moduleAt(`src/${group}/pages.ts`),
    ...languages.map((language) => moduleAt(`src/i18n/locales/${language}/${group}.ts`)),
  ]),
);

/** The modules that the entry leads to without the groups. */
export function withoutGroups({ getModuleInfo }: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id) || groups.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return found;
}

/** The chunks that the entry leads to without the groups, by name. */
export function chunksWithoutGroups(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const waiting = chunks.filter(({ moduleIds }) => moduleIds.includes(entry)).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name) || chunk.moduleIds.some((id) => groups.has(id))) continue;
    found.add(name);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return found;
}

/** What these modules import lazily, or those of them in a folder. */
export function lazyImports(ids: Iterable<string>, modules: Modules, folder = /^/): readonly string[] {
  return [...ids]
    .filter((id) => folder.test(id))
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** These modules with all that they import statically. */
export function importedBy(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    if (!id.includes('/node_modules/'))
      importedBy(modules.getModuleInfo(id)?.importedIds ?? [], modules, found);
  }
  return found;
}

/** The chunks that hold these modules, with every chunk that these import. */
export function chunksOf(ids: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of (bundle[name] as Rolldown.OutputChunk).imports) add(imported);
  };
  for (const { fileName } of chunks.filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id))))
    add(fileName);
  return found;
}

/** The texts of a language: of everybody, and of members. */
export function textsOf(language: Language): readonly [everybody: string, member: string] {
  return [
    moduleAt(`src/i18n/locales/${language}/app.ts`),
    moduleAt(`src/i18n/locales/${language}/member.ts`),
  ];
}

/** What a route with a budget needs before it is ready, in the default language. */
export function modulesOf(route: Route, modules: Modules): readonly string[] {
  const [everybody, member] = textsOf(languages[0]);
  const ofLayout = route.layout === 'main' ? [...frameModules(modules), member] : [];
  return [entry, everybody, ...pageModules(route, modules), ...ofLayout];
}
