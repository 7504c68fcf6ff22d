/**
 * Makes a bare clone ready: installs the locked packages when they are missing or older than the lockfile, and, for
 * the tests, finds or installs a Chromium. Uses nothing but Node, so that it runs before anything is installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project, its output passed through; throws when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Installs the locked packages, unless they are there and newer than the lockfile. */
export function ensurePackages() {
  const installed = new URL('../node_modules/.package-lock.json', import.meta.url);
  const lockfile = new URL('../package-lock.json', import.meta.url);
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing packages (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/** The path of a Chromium: named, Debian's, installed by apt when root, or Playwright's own; logs which. */
export function ensureChromium() {
  const found = (path, how) => {
    console.log(`Chromium: ${path} (${how})`);
    return path;
  };
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return found(named, 'named by CHROMIUM');

  const debian = '/usr/bin/chromium';
  if (existsSync(debian)) return found(debian, 'already installed');

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], quiet);
    if (existsSync(debian)) return found(debian, "installed from Debian's packages");
  }

  run('npx', ['playwright-core', 'install', 'chromium']);
  const path = execFileSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright-core').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  );
  return found(path, 'installed by Playwright');
}
