import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing is written that a service worker could list, nor is it part of a first load. */
const withoutServiceWorker = {
  name: 'nhip:without-service-worker',
  configResolved({ plugins }) {
    delete plugins.find(({ name }) => name === 'vite-plugin-pwa:build').closeBundle;
  },
};

/** The chunks and assets of the production build; nothing is written. */
export async function buildProduction(plugins = []) {
  // Vite keeps one that is set, as `runnerImport` does, and a build in development has React's development code.
  process.env.NODE_ENV = 'production';
  const { output } = await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: { write: false, sourcemap: false },
    plugins: [withoutServiceWorker, ...plugins],
  });
  return output;
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
