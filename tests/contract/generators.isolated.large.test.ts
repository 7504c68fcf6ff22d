import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchClient, heyClient, typedProgram } from '../support/contract/typed-program';

const run = promisify(execFile);
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Public tools that read a contract. They are no packages of the project, which needs them here alone. */
const TOOLS = {
  '@hey-api/openapi-ts': '0.90.0',
  '@stoplight/spectral-cli': '6.16.3',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  typescript: '5.9.3',
};

/** How npm says that it reaches no registry. */
const UNREACHED = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED/;

const folder = mkdtempSync(join(tmpdir(), 'nhip-generators-'));
const isInstalled = await install();

/** Whether the tools could be installed; false where npm reaches no registry. */
async function install() {
  copyFileSync('openapi.yaml', join(folder, 'openapi.yaml'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: TOOLS }));
  try {
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options], { cwd: folder, shell: process.platform === 'win32' });
    return true;
  } catch (error) {
    if (UNREACHED.test(String(error))) return false;
    throw error;
  }
}

/** Runs a tool in the folder; rejects with what it wrote where it ends with another code than 0. */
function tool(name: string, ...args: readonly string[]) {
  return run(process.execPath, [join(folder, 'node_modules', name), ...args], { cwd: folder });
}

/** Type-checks a program in the folder, with the client that it imports, by the project's own compiler. */
async function typeProblems(file: string, program: string) {
  writeFileSync(join(folder, file), program);
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--types',
    '',
    '--lib',
    'ES2022,DOM,DOM.Iterable',
  ];
  const modules = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'Bundler'];
  const { stdout } = await run(process.execPath, [tsc, ...options, ...modules, file], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout.split('\n').filter((line) => line.includes('error'));
}

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

describe.skipIf(!isInstalled)('openapi.yaml, read by public tools,', () => {
  beforeAll(() => writeFileSync(join(folder, 'ruleset.yaml'), 'extends: ["spectral:oas"]\n'));

  it('has no problem and no warning that Spectral knows of', async () => {
    const args = ['lint', '--ruleset', 'ruleset.yaml', '--fail-severity', 'hint', 'openapi.yaml'];
    await tool('@stoplight/spectral-cli/dist/index.js', ...args);
  });

  it('makes a client with openapi-typescript and openapi-fetch, whose types read every example', async () => {
    await tool('openapi-typescript/bin/cli.js', 'openapi.yaml', '--output', 'schema.d.ts');

    expect(await typeProblems('fetch.ts', typedProgram(fetchClient))).toEqual([]);
  });

  it('makes a client with Hey API, whose types read every example', async () => {
    await tool('@hey-api/openapi-ts/bin/run.js', '--input', 'openapi.yaml', '--output', 'client');

    expect(await typeProblems('hey.ts', typedProgram(heyClient))).toEqual([]);
  });

  it('makes a client that refuses an answer of another shape', async () => {
    const wrong = typedProgram(fetchClient).replace('"signal_type":"buy_break_out"', '"signal_type":7');

    expect(await typeProblems('wrong.ts', wrong)).toHaveLength(1);
  });
});
