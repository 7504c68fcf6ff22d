import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { manifestOf } from '../../src/app/worker/manifest.ts';
import { hasOwnIcons, type Brand } from './brand.ts';
import { hashOf } from './delivery.ts';
import { bundle, optionsOf } from './inline-scripts.ts';

const MANIFEST = 'manifest.webmanifest';
const FAVICON = 'favicon.svg';
export const WORKER = 'sw.js';

/**
 * Makes the app installable and usable offline: a manifest, and the service worker with the hash of each file that it
 * keeps: the page and its code, in a demo the mock backend too.
 */
export function pwa(brand: Brand): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:pwa',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: config.base + MANIFEST }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: MANIFEST,
        source: JSON.stringify(manifestOf(brand.name, hasOwnIcons(brand))),
      });
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const worker = await bundle('src/app/worker/service-worker.ts', config.build.target, optionsOf(config));
      writeFileSync(join(folder, WORKER), startOfWorker(folder) + worker);
    },
  };
}

/** What the worker of a folder begins with: the hash of each file that it keeps, and that of them all, its version. */
function startOfWorker(folder: string): string {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const kept = ['index.html', FAVICON, MANIFEST, ...assets.map((name) => `assets/${name}`)];
  const files = Object.fromEntries(kept.map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
  return `self.BUILD=${JSON.stringify({ version: hashOf(JSON.stringify(files)), files })};`;
}

/** Gives the worker of a folder the hashes of its files as they are now. */
export function renewWorker(folder: string): void {
  const path = join(folder, WORKER);
  const worker = readFileSync(path, 'utf8').replace(/^self\.BUILD=\{[^}]*\{[^}]*\}\};/, '');
  writeFileSync(path, startOfWorker(folder) + worker);
}
