import { relative } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import {
  entry,
  firstRoutes,
  frameModules,
  importedBy,
  isOfProduct,
  lazyImports,
  moduleAt,
  pageModules,
  pageOf,
  productRoutes,
  withoutGroups,
  type Modules,
} from './first-load.ts';

/** The folder of a member's page, by its address: `profile` for `/profile/payments`. */
const areaOf = ({ path }: { path: string }) => path.split('/')[1]!;

/** The folders of the member pages whose first load has a budget. */
const firstAreas = firstRoutes.filter(({ layout }) => layout === 'main').map(areaOf);
const home = '';
const besideHome = firstAreas.filter((area) => area !== home);

/**
 * Decides which modules travel together, by who imports them: the entry (`app`), the pages of the sign-in (`auth`), the
 * frame of members' pages, or home and others of the first pages (`member`), these others alone (`pages`), what the frame
 * loads in an idle moment (`tools`). Each
 * chunk takes the packages it needs along; any other module stays with the page that imports it, whatever a group shows
 * of it. What groups alone need is written to `assets/groups`, which the service worker leaves out.
 */
export function chunks(): Plugin {
  let importers = new Map<string, Set<string>>();
  let loadedWith = new Map<string, Set<string>>();
  let product: ReadonlySet<string> = new Set();
  /** The chunks that groups alone need, as their style sheets name them: by the module, where the chunk has one. */
  const ofGroups = new Set<string>();

  const isOf = (id: string, ...names: readonly string[]) =>
    names.some((name) => importers.get(id)?.has(name));
  const isMembers = (id: string) =>
    isOf(id, 'frame') ||
    // What home shares with later pages alone stays with it: the other first pages need not wait for it.
    (isOf(id, home) && isOf(id, 'tools', ...besideHome));
  const isOfPages = (id: string) => isOf(id, ...besideHome) && importers.get(id)!.size > 1;
  const partOf = (id: string) => {
    const [part, ...others] = loadedWith.get(id) ?? [];
    return part === undefined || others.length > 0 ? null : part;
  };

  const groups = [
    {
      name: 'app',
      test: (id: string) =>
        isOf(id, 'app') ||
        (isOf(id, 'auth') && isOf(id, 'frame', 'tools', ...firstAreas)) ||
        // One style sheet for what is seen first: nothing is painted without it, and no second request delays it.
        (id.endsWith('.css') && isOf(id, 'auth', 'frame', ...firstAreas)),
    },
    { name: 'auth', test: (id: string) => isOf(id, 'auth') },
    { name: 'member', test: isMembers },
    { name: 'pages', test: isOfPages },
    { name: 'tools', test: (id: string) => isOf(id, 'tools') },
    // Else what a group shows of a page would be cut from it.
    ...firstAreas.map((area) => ({
      name: area === home ? 'home' : area,
      test: (id: string) => isOf(id, area),
    })),
    { name: partOf, debugName: 'parts', test: (id: string) => partOf(id) !== null },
  ].map((group, index, { length }) => ({ ...group, priority: length - index }));

  const output = {
    codeSplitting: { groups },
    chunkFileNames(chunk: Rolldown.PreRenderedChunk) {
      const { name, facadeModuleId } = chunk;
      const isProduct = isOfProduct(chunk, product);
      const file = facadeModuleId && normalizePath(relative(moduleAt('.'), facadeModuleId));
      if (!isProduct) ofGroups.add(file ?? `${name}.css`);
      return `${isProduct ? 'assets' : 'assets/groups'}/[name]-[hash].js`;
    },
    assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset) {
      const sources = originalFileNames.length > 0 ? originalFileNames : names;
      return `${sources.some((name) => ofGroups.has(name)) ? 'assets/groups' : 'assets'}/[name]-[hash][extname]`;
    },
  };

  return {
    name: 'nhip:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output }, modulePreload: { resolveDependencies } } }),
    buildStart: () => ofGroups.clear(),
    buildEnd() {
      product = withoutGroups(this);
      importers = importersIn(this);
      loadedWith = loadersIn(this, product);
    },
  };
}

/** Who imports a module: `app`, `auth`, `frame`, `tools` (what the frame loads in an idle moment), the first pages. */
function importersIn(modules: Modules) {
  const { names, add } = createNames(modules);
  const partsOf = (folder: RegExp, roots: readonly string[]) =>
    lazyImports(importedBy(roots, modules), modules, folder);

  add('app', modules.getModuleInfo(entry)!.importedIds);
  add('app', partsOf(/\/src\/app\/.*\.tsx$/, [entry]));
  add('frame', frameModules(modules));
  const ofFrame = partsOf(/\/src\/member\/frame\//, frameModules(modules));
  // Not the dialogs that it opens, which bring the forms' library.
  const isTool = (id: string) => /\/src\/member\/(?:frame\/|tools\.ts$)/.test(id);
  add('tools', ofFrame.filter(isTool));
  for (const route of productRoutes) {
    if (route.layout === 'main') add(areaOf(route), pageModules(route, modules));
    else if (route.welcome) add('auth', pageModules(route, modules));
  }
  return names;
}

/** What a module is loaded with: pages beyond the first ones, and lazy parts, by the names of their chunks. */
function loadersIn(modules: Modules, product: ReadonlySet<string>) {
  const { names, add } = createNames(modules);
  for (const route of productRoutes) {
    if (route.layout === 'main' && !firstAreas.includes(areaOf(route)))
      add(partName(pageOf(route)), pageModules(route, modules));
  }
  const atOnce = new Set(productRoutes.flatMap((route) => pageModules(route, modules)));
  for (const part of new Set(lazyImports(product, modules))) {
    if (product.has(part) && !atOnce.has(part)) add(partName(part), [part]);
  }
  return names;
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

/** Has a module request what it needs together with it, but for what every page has loaded before. */
function resolveDependencies(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) {
  if (hostType === 'html') return needed;
  const missing = needed.filter((name) => !/^assets\/(app|rolldown-runtime)-[^/]+\.js$/.test(name));
  return missing.length === 1 && missing[0] === file ? [] : missing;
}

/** The name of the chunk of a page or a lazy part, by its folder and its file. */
function partName(id: string) {
  return id
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(-2)
    .join('-');
}
