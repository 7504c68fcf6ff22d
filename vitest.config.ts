import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { graphqlSchema } from './scripts/vite/graphql-schema.ts';

// Node and Vite would each load a copy of graphql, and two copies refuse each other's schema.
const oneGraphql = { server: { deps: { inline: [/graphql/, /@apollo/] } } };

export default defineConfig(({ mode }) => ({
  plugins: [react(), graphqlSchema()],
  test: {
    // Vitest would leave one of two cores idle.
    maxWorkers: availableParallelism(),
    // A class is then called as its style sheet calls it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          include: ['tests/machines/**/*.test.ts'],
          // One test tries a chart with each of its hundred parts missing.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{market,graph,rest,lib,i18n,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          ...oneGraphql,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          include: ['tests/{mock-server,app,auth,member,demo,ui,journeys}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/page.setup.ts'],
          provide: { isFull: mode === 'full' },
          testTimeout: mode === 'full' ? 120_000 : 20_000,
          ...oneGraphql,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include:
            mode === 'full'
              ? ['tests/{e2e,faults}/**/*.test.ts']
              : ['tests/e2e/{main-job,screens,two-tabs}.test.ts'],
          globalSetup: ['tests/support/browser/browser.setup.ts'],
          provide: { isFull: mode === 'full' },
          // One browser, and nothing beside it.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
