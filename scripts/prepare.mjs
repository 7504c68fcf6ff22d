/**
 * Makes a bare clone ready: installs the locked packages when they are missing or older than the lockfile, and, for
 * the tests, finds or installs the browsers. Uses nothing but Node, so that it runs before anything is installed.
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

const CHROMIUM = { name: 'chromium', file: '/usr/bin/chromium' };
/** Chromium without windows: it takes a sixth less of the processor. */
const HEADLESS_SHELL = { name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' };

/** The path of a headless shell for the daily tests, or of a whole Chromium where that is there. */
export function ensureHeadlessShell() {
  return chromiumOf([HEADLESS_SHELL, CHROMIUM]);
}

/** The path of a Chromium. */
export function ensureChromium() {
  return chromiumOf([CHROMIUM]);
}

/** The first of some browsers: named, Debian's, installed by apt when root, or else Playwright's own; logs which. */
function chromiumOf(browsers) {
  const found = (path, how) => {
    console.log(`Chromium: ${path} (${how})`);
    return path;
  };
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return found(named, 'named by CHROMIUM');

  const installed = browsers.find(({ file }) => existsSync(file));
  if (installed) return found(installed.file, 'already installed');

  for (const { name, file } of canInstall() ? browsers : []) {
    try {
      installPackages(name, 'fonts-noto-core');
    } catch (error) {
      console.error(`${name} could not be installed: ${error.message}`);
    }
    if (existsSync(file)) return found(file, "installed from Debian's packages");
  }

  run('npx', ['playwright-core', 'install', 'chromium']);
  const path = execFileSync(
    process.execPath,
    ['-e', "process.stdout.write(require('playwright-core').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  );
  return found(path, 'installed by Playwright');
}

/**
 * Installs Debian's Firefox and WebKit where they are missing and neither is named, and this machine lets us. Where one
 * stays missing, the large run has a failed test that says so.
 */
export function ensureEngines() {
  installMissing('Firefox or WebKit', [
    { name: 'firefox-esr', file: '/usr/bin/firefox-esr', named: process.env.FIREFOX },
    { name: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver', named: process.env.WEBKIT_DRIVER },
    { name: 'xvfb', file: '/usr/bin/Xvfb', named: process.env.XVFB },
  ]);
}

/** The same for the servers that docs/deployment.md and docs/streaming.md are about. */
export function ensureWebServers() {
  installMissing('nginx, its module nchan, Caddy or Redis', [
    { name: 'nginx-light', file: '/usr/sbin/nginx', named: process.env.NGINX },
    { name: 'libnginx-mod-nchan', file: '/usr/lib/nginx/modules/ngx_nchan_module.so' },
    { name: 'caddy', file: '/usr/bin/caddy', named: process.env.CADDY },
    { name: 'redis-server', file: '/usr/bin/redis-server', named: process.env.REDIS },
  ]);
}

function installMissing(what, wanted) {
  const missing = wanted.filter(({ file, named }) => !named && !existsSync(file));
  if (missing.length === 0 || !canInstall()) return;
  try {
    installPackages(...missing.map(({ name }) => name));
  } catch (error) {
    console.error(`${what} could not be installed: ${error.message}`);
  }
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installPackages(...names) {
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', ...names], quiet);
}
