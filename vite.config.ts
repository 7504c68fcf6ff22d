import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brand, brandOf } from './scripts/vite/brand.ts';
import { blueprintAsUsed } from './scripts/vite/blueprint.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { delivery } from './scripts/vite/delivery.ts';
import { formsAsUsed } from './scripts/vite/forms.ts';
import { graphqlSchema, graphqlWithoutValidation } from './scripts/vite/graphql-schema.ts';
import { inlineEntry } from './scripts/vite/inline-entry.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { leafletWithoutMarkup } from './scripts/vite/leaflet.ts';
import { preloads } from './scripts/vite/preloads.ts';
import { pwa } from './scripts/vite/pwa.ts';
import { shell } from './scripts/vite/shell.ts';
import { staticHost } from './scripts/vite/static-host.ts';
import { welcome } from './scripts/vite/welcome.ts';
import { classNames, inlineClassNames } from './scripts/vite/css-modules.ts';

/** Whether the mock backend is included: in the demo build, and in development without `VITE_API_URL`. */
function isDemo(mode: string, command: 'build' | 'serve') {
  if (mode === 'demo') return true;
  return command === 'serve' && mode === 'development' && !loadEnv(mode, process.cwd()).VITE_API_URL;
}

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    brand(),
    graphqlSchema(),
    graphqlWithoutValidation(),
    blueprintAsUsed(),
    formsAsUsed(),
    leafletWithoutMarkup(),
    inlineScripts(),
    chunks(),
    inlineClassNames(),
    inlineEntry(),
    preloads(),
    welcome(),
    shell(),
    pwa(brandOf(loadEnv(mode, process.cwd()))),
    delivery(),
    staticHost(),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: classNames[command] } },
  },
  define: { __DEMO__: JSON.stringify(isDemo(mode, command)) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    // The oldest versions that README names.
    target: ['chrome120', 'edge120', 'firefox128', 'safari18'],
    cssCodeSplit: true,
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
}));
