import { chromium } from 'playwright-core';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildApp } from './build';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether React's strict mode is on. */
    isStrict: boolean;
    /** Where the demo build is served. */
    demo: string;
    /** The folder of the production build, which calls the server that serves it; only the large run builds it. */
    production: string;
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
  const [demo, production] = await Promise.all([
    buildApp('demo'),
    isFull ? buildApp('production') : undefined,
  ]);
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: demo.folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // A machine under load starts it slowly.
    timeout: 120_000,
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  });

  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port');
  project.provide('demo', `http://127.0.0.1:${address.port}`);
  if (production) project.provide('production', production.folder);
  project.provide('browser', browser.wsEndpoint());

  return async () => {
    await browser.close();
    await server.close();
    await Promise.all([demo.remove(), production?.remove()]);
  };
}
