import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import {
  entry,
  firstRoutes,
  frameModules,
  importedBy,
  lazyImports,
  moduleAt,
  pageModules,
  pageNameOf,
  productRoutes,
  withoutGroups,
} from './first-load.ts';

type Chunk = { name: string; moduleIds: readonly string[]; facadeModuleId?: string | null };
type Asset = { names: readonly string[]; originalFileNames: readonly string[] };

/**
 * Decides which modules travel together, by who imports them: the entry (`app`), the pages of the sign-in (`auth`), the
 * frame of members' pages or several of these pages (`member`), what the frame loads in an idle moment (`tools`). Each
 * chunk takes the packages it needs along; any other module stays with the page that imports it, whatever a group shows
 * of it. What groups alone need lies in a folder of its own, which the service worker leaves out.
 */
export function chunks(): Plugin {
  const importers = new Map<string, Set<string>>();
  /** What a module of the product is loaded with: pages beyond the first ones, and lazy parts, by the names of their files. */
  const loadedWith = new Map<string, Set<string>>();
  const partOf = (id: string) => {
    const [part, ...others] = loadedWith.get(id) ?? [];
    return part === undefined || others.length > 0 ? null : part;
  };
  const isOf = (id: string, ...names: string[]) => names.some((name) => importers.get(id)?.has(name));
  const first = firstRoutes.filter(({ layout }) => layout === 'main').map(areaOf);
  const later = productRoutes.filter((route) => route.layout === 'main' && !first.includes(areaOf(route)));
  const isMembers = (id: string) => isOf(id, 'frame') || (isOf(id, ...first) && importers.get(id)!.size > 1);

  const groups = [
    {
      name: 'app',
      test: (id: string) =>
        isOf(id, 'app') ||
        (isOf(id, 'auth') && isOf(id, 'frame', 'tools', ...first)) ||
        // One style sheet for what is seen first: nothing is painted without it, and no second request delays it.
        (id.endsWith('.css') && isOf(id, 'auth', 'frame', ...first)),
    },
    { name: 'auth', test: (id: string) => isOf(id, 'auth') },
    { name: 'member', test: isMembers },
    { name: 'tools', test: (id: string) => isOf(id, 'tools') },
    // Else what a group shows of a page would be cut from it.
    ...first.map((area) => ({ name: area || 'home', test: (id: string) => isOf(id, area) })),
    { name: (id: string) => partOf(id), test: (id: string) => partOf(id) !== null },
  ].map((group, place, { length }) => ({ ...group, priority: length - place }));

  let product: ReadonlySet<string> = new Set();
  /** The chunks that groups alone need, as their style sheets name them: by the module, where the chunk has one. */
  const ofGroups = new Set<string>();
  const output = {
    codeSplitting: { groups },
    chunkFileNames: ({ name, moduleIds, facadeModuleId }: Chunk) => {
      // Of a package the module graph knows more than the bundle keeps.
      const own = moduleIds.filter((id) => !id.includes('/node_modules/'));
      const isProduct =
        moduleIds.length === 0 ||
        (own.length > 0 ? own : moduleIds).some((id) => product.has(id) || id.startsWith('\0'));
      if (!isProduct) ofGroups.add(facadeModuleId ? fileOf(facadeModuleId) : `${name}.css`);
      return `${isProduct ? 'assets' : 'assets/groups'}/[name]-[hash].js`;
    },
    assetFileNames: ({ names, originalFileNames }: Asset) => {
      const sources = originalFileNames.length > 0 ? originalFileNames : names;
      return `${sources.some((name) => ofGroups.has(name)) ? 'assets/groups' : 'assets'}/[name]-[hash][extname]`;
    },
  };

  return {
    name: 'nhip:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildStart() {
      importers.clear();
      loadedWith.clear();
      ofGroups.clear();
    },
    buildEnd() {
      const mark = (importer: string, roots: readonly string[]) => {
        for (const id of importedBy(roots, this)) {
          importers.set(id, (importers.get(id) ?? new Set()).add(importer));
        }
      };
      const partsOf = (folder: RegExp, roots: readonly string[]) =>
        lazyImports(importedBy(roots, this), this, folder);

      product = withoutGroups(this);
      mark('app', this.getModuleInfo(entry)!.importedIds);
      mark('app', partsOf(/\/src\/app\/.*\.tsx$/, [entry]));
      mark('frame', frameModules(this));
      const tools = partsOf(/\/src\/member\/frame\//, frameModules(this));
      mark('tools', [...tools, ...partsOf(/\/src\/member\/frame\//, tools)]);
      const load = (by: string, roots: readonly string[]) => {
        for (const id of importedBy(roots, this)) {
          loadedWith.set(id, (loadedWith.get(id) ?? new Set()).add(by));
        }
      };
      for (const route of later) load(pageNameOf(route), pageModules(route, this));
      const atOnce = new Set(productRoutes.flatMap((route) => pageModules(route, this)));
      for (const part of new Set(lazyImports(product, this))) {
        if (product.has(part) && !atOnce.has(part)) load(nameOf(part), [part]);
      }
      for (const route of productRoutes) {
        if (route.layout === 'main') mark(areaOf(route), pageModules(route, this));
        else if (route.welcome) mark('auth', pageModules(route, this));
      }
    },
  };
}

/** The name of a lazy part's chunk, by its folder and its file. */
function nameOf(id: string) {
  return id
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(-2)
    .join('-');
}

/** The path of a module in the repository. */
function fileOf(id: string) {
  return normalizePath(relative(moduleAt('.'), id));
}

/** The folder of a member's page, by its address: `profile` for `/profile/payments`. */
function areaOf({ path }: { path: string }) {
  return path.split('/')[1]!;
}
