import { existsSync } from 'node:fs';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

type Candidate = {
  name: string;
  /** What the machine lacks for it, as a sentence; null where it has everything. */
  missing: string | null;
  start: () => Promise<Engine>;
};

const firefox = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const webKit = {
  driver: process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver',
  browser: process.env['WEBKIT_BROWSER'] ?? miniBrowser(),
  display: process.env['XVFB'] ?? '/usr/bin/Xvfb',
};

/** The engines that the product is walked in, and what this machine lacks for them. */
export const engines: readonly Candidate[] = [
  { name: 'Chromium', missing: null, start: startChromium },
  {
    name: 'Firefox',
    missing: lacking([firefox], "install Debian's firefox-esr, or name a Firefox in FIREFOX"),
    start: () => startFirefox(firefox),
  },
  {
    name: 'WebKit',
    missing: lacking(
      Object.values(webKit),
      "install Debian's webkit2gtk-driver and xvfb, or name them in WEBKIT_DRIVER, WEBKIT_BROWSER and XVFB",
    ),
    start: () => startWebKit(webKit),
  },
];

function lacking(paths: readonly string[], remedy: string) {
  const gone = paths.filter((path) => !existsSync(path));
  return gone.length === 0 ? null : `${gone.join(' and ')} is missing: ${remedy}`;
}

/** Debian keeps it beside the library, in a folder that carries the machine's architecture. */
function miniBrowser() {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
}
