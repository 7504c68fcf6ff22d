import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { chunksOf, firstRoutes, modulesOf } from './first-load.ts';
import { textFilesIn } from './text-files.ts';

/** What `npm run check:sizes` knows of a build beside its files. */
type Record = {
  /** Whether no plugin was left out. */
  isWhole: boolean;
  /** The `VITE_` variables that it was built with. */
  variables: { [name: string]: string };
  /** The files that a route with a budget needs before it is ready, by its path. */
  firstLoads: { [path: string]: readonly string[] };
  chunks: {
    [fileName: string]: Pick<Rolldown.OutputChunk, 'moduleIds' | 'modules'> & { css: readonly string[] };
  };
};

/**
 * Writes beside a build, in `<outDir>-maps/`, its source maps and what its first loads consist of: no server sends them
 * and no worker caches them. Writes the page of the demo a second time as `404.html`, which a host without rules returns
 * for any address.
 */
export function writtenFiles(): Plugin {
  let config: ResolvedConfig;
  const record: Record = {
    isWhole: !process.env['PLAIN'] && !process.env['WITHOUT'],
    variables: {},
    firstLoads: {},
    chunks: {},
  };
  const folder = () => resolve(config.root, config.build.outDir);
  return {
    name: 'nhip:written-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    generateBundle(_options, bundle) {
      record.variables = loadEnv(config.mode, config.root);
      for (const route of firstRoutes)
        record.firstLoads[route.path] = [...chunksOf(modulesOf(route, this), bundle)];
      const first = new Set(Object.values(record.firstLoads).flat());
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const { fileName, moduleIds, modules, viteMetadata } = output;
        record.chunks[fileName] = {
          moduleIds,
          modules: first.has(fileName) ? modules : {},
          css: [...(viteMetadata?.importedCss ?? [])],
        };
      }
    },
    writeBundle: {
      order: 'post',
      handler() {
        const page = readFileSync(join(folder(), 'index.html'), 'utf8');
        const named = textFilesIn(page, config.base);
        const fileOf = (name: string) => named.get(name) ?? name;
        for (const [path, names] of Object.entries(record.firstLoads))
          record.firstLoads[path] = names.map(fileOf);
        record.chunks = Object.fromEntries(
          Object.entries(record.chunks).map(([name, chunk]) => [fileOf(name), chunk]),
        );
        const maps = `${folder()}-maps`;
        rmSync(maps, { recursive: true, force: true });
        mkdirSync(maps);
        writeFileSync(join(maps, 'first-loads.json'), JSON.stringify(record));
        for (const name of readdirSync(folder(), { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.map')) continue;
          mkdirSync(dirname(join(maps, name)), { recursive: true });
          renameSync(join(folder(), name), join(maps, name));
        }
      },
    },
    closeBundle() {
      const page = join(folder(), 'index.html');
      // A build that failed is closed too: its own error is the one to be read.
      if (config.define?.['__DEMO__'] === 'true' && existsSync(page))
        copyFileSync(page, join(folder(), '404.html'));
    },
  };
}
