import {
  entry,
  firstRoutes,
  frameModules,
  importedBy,
  lazyImports,
  pageModules,
  pageOf,
  productRoutes,
  withoutGroups,
  type Modules,
} from './first-load.ts';

type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** Who needs the modules of a build, by their ids. */
export type Loading = {
  /** Who imports a module: `app`, `auth`, `frame`, `tools` (what the frame loads in an idle moment), the first pages. */
  readonly importers: Names;
  /** What it is loaded with: pages beyond the first ones, and lazy parts, by the names of their chunks. */
  readonly loadedWith: Names;
};

/** The folder of a member's page, by its address: `profile` for `/profile/payments`. */
const areaOf = ({ path }: { path: string }) => path.split('/')[1]!;

/** The folders of the member pages whose first load has a budget. */
export const firstAreas = firstRoutes.filter(({ layout }) => layout === 'main').map(areaOf);

/** Follows the imports of a whole build. */
export function loadingOf(modules: Modules): Loading {
  const importers = createNames(modules);
  const loadedWith = createNames(modules);
  const partsOf = (folder: RegExp, roots: readonly string[]) =>
    lazyImports(importedBy(roots, modules), modules, folder);

  importers.add('app', modules.getModuleInfo(entry)!.importedIds);
  importers.add('app', partsOf(/\/src\/app\/.*\.tsx$/, [entry]));
  importers.add('frame', frameModules(modules));
  const tools = partsOf(/\/src\/member\/frame\//, frameModules(modules));
  importers.add('tools', [...tools, ...partsOf(/\/src\/member\/frame\//, tools)]);

  const ofMembers = productRoutes.filter(({ layout }) => layout === 'main');
  for (const route of ofMembers) {
    if (!firstAreas.includes(areaOf(route)))
      loadedWith.add(partName(pageOf(route)), pageModules(route, modules));
  }
  const product = withoutGroups(modules);
  const atOnce = new Set(productRoutes.flatMap((route) => pageModules(route, modules)));
  for (const part of new Set(lazyImports(product, modules))) {
    if (product.has(part) && !atOnce.has(part)) loadedWith.add(partName(part), [part]);
  }
  for (const route of productRoutes) {
    if (route.layout === 'main') importers.add(areaOf(route), pageModules(route, modules));
    else if (route.welcome) importers.add('auth', pageModules(route, modules));
  }
  return { importers: importers.names, loadedWith: loadedWith.names };
}

/** The names of each module's loaders; `add` gives one to modules and to all that they import. */
function createNames(modules: Modules) {
  const names = new Map<string, Set<string>>();
  return {
    names,
    add(name: string, roots: readonly string[]) {
      for (const id of importedBy(roots, modules)) names.set(id, (names.get(id) ?? new Set()).add(name));
    },
  };
}

/** The name of the chunk of a page or a lazy part, by its folder and its file. */
function partName(id: string) {
  return id
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(-2)
    .join('-');
}
