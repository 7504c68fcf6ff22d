import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { apiProxy } from './scripts/vite/api-proxy.ts';
import { brand, brandOf } from './scripts/vite/brand.ts';
import { blueprintAsUsed } from './scripts/vite/blueprint.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { classNames, inlineClassNames } from './scripts/vite/css-modules.ts';
import { delivery } from './scripts/vite/delivery.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { inFontSize } from './scripts/vite/font-size.ts';
import { graphqlAsUsed } from './scripts/vite/graphql-as-used.ts';
import { graphqlSchema } from './scripts/vite/graphql-schema.ts';
import { graphqlTypes } from './scripts/vite/graphql-types.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { leafletWithoutMarkup } from './scripts/vite/leaflet.ts';
import { machines } from './scripts/vite/machines.ts';
import { precompressed } from './scripts/vite/precompressed.ts';
import { pwa } from './scripts/vite/pwa.ts';
import { textFiles } from './scripts/vite/text-files.ts';
import { version } from './scripts/vite/version.ts';
import { writtenFiles } from './scripts/vite/written-files.ts';

/** The plugins that only save bytes or time: `WITHOUT=chunks` builds without one of them, `PLAIN=1` without any. */
export const saving = { graphqlAsUsed, blueprintAsUsed, chunks, inlineClassNames, firstPaint, textFiles };

/** The plugins without which the product would not be the same. */
const meaning = (mode: string) => [
  react(),
  apiProxy(),
  machines(),
  graphqlTypes(),
  brand(),
  graphqlSchema(),
  leafletWithoutMarkup(),
  inlineScripts(),
  version(),
  pwa(brandOf(loadEnv(mode, process.cwd()))),
  delivery(),
  writtenFiles(),
  precompressed(),
];

const { PLAIN, WITHOUT = '' } = process.env;
const unknown = WITHOUT.split(',').filter((name) => name !== '' && !Object.hasOwn(saving, name));
if (unknown.length > 0)
  throw new Error(`WITHOUT: no plugin ${unknown.join(', ')}; there are ${Object.keys(saving).join(', ')}`);

const isLeftOut = (name: string) => PLAIN === '1' || WITHOUT.split(',').includes(name);

/** Whether the mock backend is included: in the demo build, and in development without `VITE_API_URL`. */
function isDemo(mode: string, command: 'build' | 'serve') {
  if (mode === 'demo') return true;
  return command === 'serve' && mode === 'development' && !loadEnv(mode, process.cwd()).VITE_API_URL;
}

export default defineConfig(({ mode, command }) => ({
  resolve: {
    // Mirage imports its own interceptor, which the mock backend replaces.
    alias: { pretender: 'lodash/noop' },
    // `es2015`: of rxjs the modules with classes; by default it gives those for ES5.
    conditions: ['es2015', ...defaultClientConditions],
  },
  plugins: [
    ...meaning(mode),
    ...Object.entries(saving).map(([name, create]) => (isLeftOut(name) ? null : create())),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: classNames[command] },
      visitor: inFontSize,
    },
  },
  define: { __DEMO__: JSON.stringify(isDemo(mode, command)) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    // The oldest versions that docs/browsers.md names.
    target: ['chrome120', 'edge120', 'firefox128', 'safari18'],
    cssCodeSplit: true,
    sourcemap: 'hidden',
    // What loads first has budgets: `npm run check:sizes`.
    chunkSizeWarningLimit: Infinity,
    // On a busy machine any plugin is slow.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
}));
