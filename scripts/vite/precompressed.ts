import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** What compresses; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

/**
 * Writes each file of a production build a second and a third time, as `.br` and `.gz`, which servers send in its place: the
 * strongest compression is too slow to be done for each request. Small ones too: what an older build has left there would be sent.
 */
export function precompressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'nhip:precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    // The service worker and the maps are written before.
    async closeBundle(error) {
      if (error || config.define?.['__DEMO__'] === 'true') return;
      const folder = resolve(config.root, config.build.outDir);
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

/** Writes a file a second and a third time, as `.br` and `.gz`. */
export async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((compressed) => writeFile(`${path}.br`, compressed)),
    promisify(gzip)(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}
