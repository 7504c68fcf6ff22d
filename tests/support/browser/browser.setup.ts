import { chromium } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildOnce } from './build';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether React's strict mode is on. */
    isStrict: boolean;
    /** Where the demo build is served. */
    demo: string;
    /** Where the demo is served that was built without the plugins that only save; in the large run alone. */
    plainDemo: string;
    /** The folder of the production build, which calls the server that serves it; only the large run builds it. */
    production: string;
    /** The same, built without the plugins that only save. */
    plainProduction: string;
    /** Whether this is the large run. */
    isFull: boolean;
    /** The browser that all files share. */
    browser: string;
  }
}

/** Without these Chromium sends requests of its own, which a closed network delays. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Builds what the run needs once, serves the demo on loopback, and starts one browser for every file. */
export default async function setup(project: TestProject) {
  const { isFull } = project.getProvidedContext();
  const plain = { PLAIN: '1' };
  const [demo, ...forLargeRun] = await Promise.all([
    buildOnce('demo', 'demo'),
    ...(isFull
      ? [
          buildOnce('production', 'production'),
          buildOnce('plain-demo', 'demo', plain),
          buildOnce('plain-production', 'production', plain),
        ]
      : []),
  ]);
  const [production, plainDemo, plainProduction] = forLargeRun;
  const servers = await Promise.all(
    [demo, plainDemo].flatMap((built) => (built ? [serve(built.folder)] : [])),
  );
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // A machine under load starts it slowly.
    timeout: 120_000,
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  });

  const [demoUrl, plainDemoUrl] = servers.map(urlOf);
  project.provide('demo', demoUrl!);
  if (plainDemoUrl) project.provide('plainDemo', plainDemoUrl);
  if (production) project.provide('production', production.folder);
  if (plainProduction) project.provide('plainProduction', plainProduction.folder);
  project.provide('browser', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([demo, ...forLargeRun].map((built) => built.remove()));
  };
}

function serve(folder: string) {
  return preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
}

function urlOf(server: PreviewServer) {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port');
  return `http://127.0.0.1:${address.port}`;
}
