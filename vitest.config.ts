import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import promises from './tests/promises.json' with { type: 'json' };
import { graphqlSchema } from './scripts/vite/graphql-schema.ts';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The copy that Node loads for other packages: Vite would choose another build, and two copies refuse each other's schema.
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

type Promised = keyof typeof promises;

/** The worker that a test file runs in follows from its folder and the end of its name: CONTRIBUTING, `tests/workers.test.ts`. */
const files = {
  machines: ['tests/machines/**/*.test.ts'],
  node: ['tests/{market,graph,rest,lib,tables,i18n,scripts}/**/*.test.ts', 'tests/*.test.ts'],
  browser: ['tests/{e2e,faults}/**/*.test.ts'],
  journeys: ['tests/**/journeys/**/*.test.{ts,tsx}'],
  strict: ['tests/**/journeys/**/*.strict.*{ts,tsx}'],
  isolated: ['tests/**/*.isolated.*{ts,tsx}'],
};

const transformed = join(tmpdir(), `nhip-transformed-${process.pid}`);
process.on('exit', () => rmSync(transformed, { recursive: true, force: true }));

// A page is much short-lived memory: Node's 16 MB are collected all the time.
const execArgv = ['--max-semi-space-size=128'];

export default defineConfig(({ mode }) => {
  const isTrust = mode === 'trust';
  const isFull = mode === 'full' || isTrust;
  const large = isFull ? [] : ['**/*.large.test.{ts,tsx}'];
  const page = {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    setupFiles: ['tests/support/reveal-at-once.setup.ts', 'tests/support/page.setup.ts'],
    provide: { isFull, isStrict: false },
    testTimeout: isFull ? 120_000 : 20_000,
    ...oneGraphql,
  };

  const journey = {
    setupFiles: [...page.setupFiles, 'tests/support/technical/self-painting-chart.setup.ts'],
  };

  // As in the build that people use, and a quarter faster; the large run has every journey with React's warnings.
  const production = {
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['production', 'module', 'browser'] },
  };
  const productionReact = {
    env: { NODE_ENV: 'production' },
    execArgv: [...execArgv, '--conditions=production'],
    setupFiles: ['tests/support/production-react.setup.ts', ...journey.setupFiles],
  };

  return {
    plugins: [react(), graphqlSchema()],
    test: {
      // Side by side they lose mocks of each other.
      sequence: { setupFiles: 'list' },
      // The projects transform the same modules. Kept for one run alone: a cached glob would miss new files.
      experimental: { fsModuleCache: true, fsModuleCachePath: transformed },
      execArgv,
      tags: Object.entries(promises).map(([name, description]) => ({ name: name as Promised, description })),
      // Tests see the class names of the style sheets.
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        {
          extends: true,
          test: {
            name: 'machines',
            environment: 'node',
            include: files.machines,
            exclude: [...files.isolated, ...large],
            isolate: false,
            // One test tries a chart with each of its hundred parts missing; the large run makes 100,000 random runs.
            testTimeout: isFull ? 600_000 : 20_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: files.node,
            exclude: [...files.isolated, ...large],
            isolate: false,
            ...oneGraphql,
          },
        },
        {
          extends: true,
          test: {
            name: 'page',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...Object.values(files).flat(), ...large],
            isolate: false,
            ...page,
            setupFiles: [...page.setupFiles, 'tests/support/technical/fake-chart.setup.ts'],
          },
        },
        // Without a view they need no page, which takes longer than their tests.
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'node',
            include: files.isolated,
            exclude: ['**/*.tsx', ...large],
            testTimeout: page.testTimeout,
            ...oneGraphql,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated-views',
            include: files.isolated,
            exclude: ['**/*.ts', ...large],
            ...page,
          },
        },
        {
          extends: true,
          ...(!isFull && production),
          test: {
            name: 'journeys',
            include: files.journeys,
            exclude: [...files.strict, ...files.isolated, ...large],
            isolate: false,
            ...page,
            ...journey,
            // No other project transforms them as for production, so to keep them only takes time.
            ...(!isFull && { ...productionReact, experimental: { fsModuleCache: false } }),
          },
        },
        // Those that open every page, send every form and draw with foreign code: in React's strict mode, with its warnings.
        {
          extends: true,
          test: {
            name: 'journeys-strict',
            include: files.strict,
            exclude: [...files.isolated, ...large],
            isolate: false,
            ...page,
            ...journey,
            provide: { isFull, isStrict: true },
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            include: files.browser,
            exclude: large,
            globalSetup: ['tests/support/browser/browser.setup.ts'],
            provide: { isFull },
            // One browser, which mostly waits.
            maxWorkers: isTrust ? 2 : 1,
            testTimeout: 60_000,
            hookTimeout: 120_000,
            // As long as Playwright waits for an element.
            expect: { poll: { timeout: 30_000 } },
          },
        },
      ],
    },
  };
});
