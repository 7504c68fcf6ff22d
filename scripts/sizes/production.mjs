import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadEnv } from 'vite';
import { filesIn, isFresh, recordOf } from './fresh.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** What a production build is made of. */
const sources = [
  ...['index.html', 'package-lock.json', 'schema.graphql', 'vite.config.ts', 'public', 'src', 'machines'],
  ...['scripts/vite', 'scripts/sizes/budgets.json'],
  ...readdirSync(root).filter((name) => name.startsWith('.env')),
].map((name) => join(root, name));

/** The production build in `dist`; it is built where it is missing, older than a source, of other variables, or not whole. */
export function production() {
  if (!isFresh(join(root, 'dist'), sources, loadEnv('production', root))) buildInto('dist');
  return readBuild('dist');
}

/** Builds as the command line does; a variable of the caller decides nothing but what is given. */
export function buildInto(folder, variables = {}) {
  const { NODE_ENV: _, PLAIN: __, WITHOUT: ___, ...env } = process.env;
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The files of a build, each with what it is made of, and the names of those that each first load needs. */
export function readBuild(folder) {
  const { firstLoads, chunks } = recordOf(resolve(root, folder));
  const files = filesIn(resolve(root, folder)).filter((path) => !/\.(?:br|gz)$/.test(path));
  const outputs = files.map((path) => {
    const fileName = path.slice(resolve(root, folder).length + 1).replaceAll('\\', '/');
    return { fileName, type: 'asset', source: readFileSync(path), ...chunks[fileName] };
  });
  return { outputs, firstLoads };
}

/** The content of a chunk or an asset. */
export function contentOf(output) {
  return output.type === 'chunk' ? output.code : output.source;
}

/** Compresses as a server with precompressed files does. */
export function compressed(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params });
}

const sizes = new Map();

/** KB on the wire, computed once per content: first loads share most of their files. */
export function kilobytes(content) {
  if (!sizes.has(content)) sizes.set(content, compressed(content).length / 1024);
  return sizes.get(content);
}
