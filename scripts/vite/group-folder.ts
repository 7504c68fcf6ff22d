import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { moduleAt, withoutGroups } from './first-load.ts';

type Chunk = { name: string; moduleIds: readonly string[]; facadeModuleId?: string | null };
type Asset = { names: readonly string[]; originalFileNames: readonly string[] };

/** Writes what groups alone need into a folder of its own, `assets/groups`, which the service worker leaves out. */
export function groupFolder(): Plugin {
  let product: ReadonlySet<string> = new Set();
  /** The chunks that groups alone need, as their style sheets name them: by the module, where the chunk has one. */
  const ofGroups = new Set<string>();

  const output = {
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
    name: 'nhip:group-folder',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildStart: () => ofGroups.clear(),
    buildEnd() {
      product = withoutGroups(this);
    },
  };
}

/** The path of a module in the repository. */
function fileOf(id: string) {
  return normalizePath(relative(moduleAt('.'), id));
}
