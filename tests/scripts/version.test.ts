import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { versionOf } from '../../scripts/vite/version';

/** A folder with a package, and what is done in it by git. */
function folderOf(...commands: readonly (readonly string[])[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nhip-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
  const person = ['-c', 'user.name=An', '-c', 'user.email=an@example.vn'];
  for (const command of commands) execFileSync('git', ['-C', folder, ...person, ...command]);
  return folder;
}

it('a build from a checkout has the version of its package and of its commit', () => {
  const folder = folderOf(['init', '-q'], ['add', '.'], ['commit', '-qm', 'First']);

  expect(versionOf(folder)).toMatch(/^1\.2\.3\+[\da-f]{7}$/);
});

it('a build from files alone has that of its package', () => {
  expect(versionOf(folderOf())).toBe('1.2.3');
});
