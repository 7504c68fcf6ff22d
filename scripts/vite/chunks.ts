import type { Plugin } from 'vite';
import {
  entry,
  firstRoutes,
  frameModules,
  importedBy,
  lazyImports,
  pageModules,
  productRoutes,
  withoutShowcase,
} from './first-load.ts';

/**
 * Decides which modules travel together, by who imports them: the entry (`app`), the pages of the sign-in (`auth`), the
 * frame of members' pages or several of these pages (`member`), what the frame loads in an idle moment (`tools`). Each
 * chunk takes the packages it needs along; any other module stays with the page that imports it. What the showcase alone
 * needs lies in a folder of its own, which the service worker leaves out.
 */
export function chunks(): Plugin {
  const importers = new Map<string, Set<string>>();
  const isOf = (id: string, ...names: string[]) => names.some((name) => importers.get(id)?.has(name));
  const first = firstRoutes.filter(({ layout }) => layout === 'main').map(areaOf);
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
    // Else what the showcase shows of a page would be cut from it.
    ...first.map((area) => ({ name: area || 'home', test: (id: string) => isOf(id, area) })),
  ].map((group, place, { length }) => ({ ...group, priority: length - place }));

  let product: ReadonlySet<string> = new Set();
  /** The names of the chunks that the showcase alone needs, which are the names of their style sheets too. */
  const ofShowcase = new Set<string>();
  const output = {
    codeSplitting: { groups },
    chunkFileNames: ({ name, moduleIds }: { name: string; moduleIds: readonly string[] }) => {
      // Of a package the module graph knows more than the bundle keeps.
      const own = moduleIds.filter((id) => !id.includes('/node_modules/'));
      const isProduct =
        moduleIds.length === 0 ||
        (own.length > 0 ? own : moduleIds).some((id) => product.has(id) || id.startsWith('\0'));
      if (!isProduct) ofShowcase.add(`${name}.css`);
      return `${isProduct ? 'assets' : 'assets/showcase'}/[name]-[hash].js`;
    },
    assetFileNames: ({ names }: { names: readonly string[] }) =>
      `${names.some((name) => ofShowcase.has(name)) ? 'assets/showcase' : 'assets'}/[name]-[hash][extname]`,
  };

  return {
    name: 'nhip:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildStart() {
      importers.clear();
      ofShowcase.clear();
    },
    buildEnd() {
      const mark = (importer: string, roots: readonly string[]) => {
        for (const id of importedBy(roots, this)) {
          importers.set(id, (importers.get(id) ?? new Set()).add(importer));
        }
      };
      const partsOf = (folder: RegExp, roots: readonly string[]) =>
        lazyImports(importedBy(roots, this), this, folder);

      product = withoutShowcase(this);
      mark('app', this.getModuleInfo(entry)!.importedIds);
      mark('app', partsOf(/\/src\/app\/.*\.tsx$/, [entry]));
      mark('frame', frameModules(this));
      const tools = partsOf(/\/src\/member\/frame\//, frameModules(this));
      mark('tools', [...tools, ...partsOf(/\/src\/member\/frame\//, tools)]);
      for (const route of productRoutes) {
        if (route.layout === 'main') mark(areaOf(route), pageModules(route, this));
        else if (route.welcome) mark('auth', pageModules(route, this));
      }
    },
  };
}

/** The folder of a member's page, by its address: `profile` for `/profile/payments`. */
function areaOf({ path }: { path: string }) {
  return path.split('/')[1]!;
}
