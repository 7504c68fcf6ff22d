import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Writes the page of the demo a second time as `404.html`, which a host without rules returns for any address. */
export function staticHost(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:static-host',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      if (config.define?.['__DEMO__'] !== 'true' || !config.build.write) return;
      const folder = resolve(config.root, config.build.outDir);
      copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
    },
  };
}
