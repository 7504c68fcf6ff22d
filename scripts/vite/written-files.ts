import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Puts the source maps of a build beside it, in `<outDir>-maps/`: no server sends them and no worker caches them. Writes
 * the page of the demo a second time as `404.html`, which a host without rules returns for any address.
 */
export function writtenFiles(): Plugin {
  let config: ResolvedConfig;
  const folder = () => resolve(config.root, config.build.outDir);
  return {
    name: 'nhip:written-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    writeBundle: {
      order: 'post',
      handler() {
        const maps = `${folder()}-maps`;
        rmSync(maps, { recursive: true, force: true });
        for (const name of readdirSync(folder(), { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.map')) continue;
          mkdirSync(dirname(join(maps, name)), { recursive: true });
          renameSync(join(folder(), name), join(maps, name));
        }
      },
    },
    closeBundle() {
      if (config.define?.['__DEMO__'] !== 'true' || !config.build.write) return;
      copyFileSync(join(folder(), 'index.html'), join(folder(), '404.html'));
    },
  };
}
