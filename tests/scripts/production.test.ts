import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Production = { buildProduction: (plugins: readonly Plugin[]) => Promise<unknown> };

const { buildProduction } = (await import(resolve('scripts/sizes/production.mjs'))) as Production;

afterEach(() => vi.unstubAllEnvs());

describe('the build that sizes and speed are measured on', () => {
  it.each(['development', 'test'])('is a production build, run where NODE_ENV is %s', async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    let isProduction = false;
    const resolved: Plugin = {
      name: 'resolved',
      configResolved(config) {
        ({ isProduction } = config);
        throw new Error('resolved');
      },
    };

    await expect(buildProduction([resolved])).rejects.toThrow('resolved');
    expect(isProduction).toBe(true);
  });
});
