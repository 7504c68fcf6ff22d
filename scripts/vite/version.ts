import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Names the version of a build, as `0.1.0+1be0aa6`: the package's, and the commit where it is built from one. It stands in
 * `version.json` beside the page, and in the page itself: in a script it would rename every file at every commit.
 */
export function version(): Plugin {
  return {
    name: 'nhip:version',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: versionOf(root) }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = `${JSON.stringify({ version: versionOf(root) })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** The version of a checkout; without git that of the package alone. */
export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  try {
    const git = ['-C', folder, 'rev-parse', '--short=7', 'HEAD'];
    const commit = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return `${version}+${commit.trim()}`;
  } catch {
    return version;
  }
}
