import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { moduleAt, withoutGroups } from './first-load.ts';
import { firstAreas, loadingOf, type Loading } from './loading.ts';

type Chunk = { name: string; moduleIds: readonly string[]; facadeModuleId?: string | null };
type Asset = { names: readonly string[]; originalFileNames: readonly string[] };

/**
 * Decides which modules travel together, by who imports them: the entry (`app`), the pages of the sign-in (`auth`), the
 * frame of members' pages or several of these pages (`member`), what the frame loads in an idle moment (`tools`). Each
 * chunk takes the packages it needs along; any other module stays with the page that imports it, whatever a group shows
 * of it. What groups alone need is written to `assets/groups`, which the service worker leaves out.
 */
export function chunks(): Plugin {
  let { importers, loadedWith }: Loading = { importers: new Map(), loadedWith: new Map() };
  let product: ReadonlySet<string> = new Set();
  /** The chunks that groups alone need, as their style sheets name them: by the module, where the chunk has one. */
  const ofGroups = new Set<string>();

  const isOf = (id: string, ...names: readonly string[]) =>
    names.some((name) => importers.get(id)?.has(name));
  const isMembers = (id: string) =>
    isOf(id, 'frame') || (isOf(id, ...firstAreas) && importers.get(id)!.size > 1);
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
    { name: 'tools', test: (id: string) => isOf(id, 'tools') },
    // Else what a group shows of a page would be cut from it.
    ...firstAreas.map((area) => ({ name: area || 'home', test: (id: string) => isOf(id, area) })),
    { name: partOf, debugName: 'parts', test: (id: string) => partOf(id) !== null },
  ].map((group, place, { length }) => ({ ...group, priority: length - place }));

  const output = {
    codeSplitting: { groups },
    chunkFileNames({ name, moduleIds, facadeModuleId }: Chunk) {
      // Of a package the module graph knows more than the bundle keeps.
      const own = moduleIds.filter((id) => !id.includes('/node_modules/'));
      const isProduct =
        moduleIds.length === 0 ||
        (own.length > 0 ? own : moduleIds).some((id) => product.has(id) || id.startsWith('\0'));
      if (!isProduct) ofGroups.add(facadeModuleId ? fileOf(facadeModuleId) : `${name}.css`);
      return `${isProduct ? 'assets' : 'assets/groups'}/[name]-[hash].js`;
    },
    assetFileNames({ names, originalFileNames }: Asset) {
      const sources = originalFileNames.length > 0 ? originalFileNames : names;
      return `${sources.some((name) => ofGroups.has(name)) ? 'assets/groups' : 'assets'}/[name]-[hash][extname]`;
    },
  };

  return {
    name: 'nhip:chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildStart: () => ofGroups.clear(),
    buildEnd() {
      ({ importers, loadedWith } = loadingOf(this));
      product = withoutGroups(this);
    },
  };
}

/** The path of a module in the repository. */
function fileOf(id: string) {
  return normalizePath(relative(moduleAt('.'), id));
}
