import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/**
 * Builds the app as the command line does, into a folder of its own. Built inside Vitest, whose NODE_ENV is "test",
 * it would carry React's development code; and a variable of this machine must not decide what is tested.
 */
export async function buildApp(
  mode: 'demo' | 'production',
  variables: Record<string, string> = {},
  more: readonly string[] = [],
) {
  const parent = await mkdtemp(join(tmpdir(), `nhip-${mode}-`));
  const folder = join(parent, 'app');
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|PLAIN|WITHOUT|VITE_.*|VITEST.*)$/.test(name)),
  );
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', folder, '--logLevel', 'error', ...more],
    { env: { ...env, ...variables } },
  );
  return { folder, remove: () => rm(parent, { recursive: true }) };
}

/** The same, built once for all runs that share the folder of SHARED_BUILDS, by name; whoever has set it removes it. */
export async function buildOnce(
  name: string,
  mode: 'demo' | 'production',
  variables: Record<string, string> = {},
) {
  const shared = process.env['SHARED_BUILDS'];
  if (!shared) return buildApp(mode, variables);
  const parent = join(shared, name);
  if (!existsSync(parent)) {
    const { folder } = await buildApp(mode, variables);
    // With what is written beside it; another run may have been first.
    await rename(dirname(folder), parent).catch(async (error: unknown) => {
      if (!existsSync(parent)) throw error;
      await rm(dirname(folder), { recursive: true });
    });
  }
  return { folder: join(parent, 'app'), remove: async () => {} };
}
