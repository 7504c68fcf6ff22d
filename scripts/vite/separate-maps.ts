import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Puts the source maps of a build beside it, in `<outDir>-maps/`: no server sends them and no worker caches them. */
export function separateMaps(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:separate-maps',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    writeBundle: {
      order: 'post',
      handler() {
        const folder = resolve(config.root, config.build.outDir);
        const maps = `${folder}-maps`;
        rmSync(maps, { recursive: true, force: true });
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.map')) continue;
          mkdirSync(dirname(join(maps, name)), { recursive: true });
          renameSync(join(folder, name), join(maps, name));
        }
      },
    },
  };
}
