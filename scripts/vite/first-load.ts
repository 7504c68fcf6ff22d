import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, parseSync, Visitor, type Rolldown } from 'vite';
import { groupNames, routes, type Route } from '../../src/app/router/routes.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import budgets from '../sizes/budgets.json' with { type: 'json' };

/** The module graph of a build. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

/** The pages of the product; those of groups have no outline, no preloads and no place in a first chunk. */
export const productRoutes = routes.filter(({ group }) => group === undefined);

const budgeted = Object.values(budgets.routes).map(({ path }) => path as string);

/** The routes whose first load has a budget. */
export const firstRoutes = productRoutes.filter(({ path }) => budgeted.includes(path));

export const entry = moduleAt('src/main.tsx');

/** The id of a module of the repository. */
export function moduleAt(path: string): string {
  return normalizePath(join(import.meta.dirname, '../..', path));
}

const PAGES = 'src/app/router/pages.ts';
const pages = pagesIn(readFileSync(moduleAt(PAGES), 'utf8'));

/** What each row of the table of pages imports, by its path, as it is written there. */
export function pagesIn(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let path = '';
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal' && typeof key.value === 'string') path = key.value;
    },
    ImportExpression({ source: from }) {
      if (from.type !== 'Literal' || typeof from.value !== 'string') return;
      if (path && !found.has(path)) found.set(path, from.value);
    },
  }).visit(parseSync('pages.ts', source).program);
  return found;
}

/** The module of a page. */
export function pageOf({ path }: Pick<Route, 'path'>, written = pages): string {
  const module = moduleAt(join(PAGES, '..', `${written.get(path)}.tsx`));
  if (!existsSync(module))
    throw new Error(
      `${PAGES}: the row '${path}' does not import the file of a page, './...' without its .tsx`,
    );
  return module;
}

/**
 * A route's page with what its folder loads at once: the `import()` calls of plain modules. Those of components wait
 * for an idle moment or a press.
 */
export function pageModules(route: Pick<Route, 'path'>, modules: Modules): readonly string[] {
  const page = pageOf(route);
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

/** Where groups begin: their pages and their texts. */
const groups = new Set(
  groupNames.flatMap((group) => [
    moduleAt(`src/${group}/pages.ts`),
    ...languages.map((language) => moduleAt(`src/i18n/locales/${language}/${group}.ts`)),
  ]),
);

/** The modules that the entry leads to without the groups. */
export function withoutGroups({ getModuleInfo }: Modules): ReadonlySet<string> {
  return reachedFrom([entry], (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((each) => !groups.has(each));
  });
}

/** Whether a chunk is not for groups alone, by what `withoutGroups` returns. */
export function isOfProduct({ moduleIds }: { moduleIds: readonly string[] }, product: ReadonlySet<string>) {
  // Of a package the module graph knows more than the bundle keeps.
  const own = moduleIds.filter((id) => !id.includes('/node_modules/'));
  const deciding = own.length > 0 ? own : moduleIds;
  return deciding.length === 0 || deciding.some((id) => product.has(id) || id.startsWith('\0'));
}

/** What these modules import lazily, or those of them in a folder. */
export function lazyImports(ids: Iterable<string>, modules: Modules, folder = /^/): readonly string[] {
  return [...ids]
    .filter((id) => folder.test(id))
    .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** These modules with all that they import statically; packages are not followed. */
export function importedBy(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  return reachedFrom(ids, (id) =>
    id.includes('/node_modules/') ? [] : (modules.getModuleInfo(id)?.importedIds ?? []),
  );
}

/** The chunks that hold these modules, with every chunk that these import. */
export function chunksOf(ids: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  return reachedFrom(chunksWith(ids, bundle), (name) => chunkIn(bundle, name)?.imports ?? []);
}

function chunksWith(ids: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.keys(bundle).filter((name) =>
    chunkIn(bundle, name)?.moduleIds.some((id) => ids.includes(id)),
  );
}

function chunkIn(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | null {
  const output = bundle[name];
  return output?.type === 'chunk' ? output : null;
}

/** These names with all that one step after another leads to. */
function reachedFrom(names: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const reached = new Set(names);
  // What is added meanwhile is visited too.
  for (const name of reached) for (const each of next(name)) reached.add(each);
  return reached;
}
