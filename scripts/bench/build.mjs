import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLoadsOf } from '../sizes/first-loads.mjs';
import { buildInto, readBuild } from '../sizes/production.mjs';
import { importTypeScript } from './server.mjs';

/** Builds whole, without each of the plugins that save bytes or time, and without all of them; prints their first loads. */
export async function build() {
  const { saving } = await importTypeScript('../../vite.config.ts');
  const builds = [
    ['whole', {}],
    ...Object.keys(saving).map((name) => [`without ${name}`, { WITHOUT: name }]),
    ['PLAIN=1', { PLAIN: '1' }],
  ];
  for (const [name, variables] of builds) console.log(row(name, await figuresOf(variables)));
}

async function figuresOf(variables) {
  const parent = mkdtempSync(join(tmpdir(), 'nhip-bench-'));
  const folder = join(parent, 'app');
  try {
    buildInto(folder, variables);
    return firstLoadsOf(readBuild(folder));
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** `| whole | 140.7 + 17.7 KB, 7 files | ...`, as scripts/vite/README.md has it. */
function row(name, firstLoads) {
  const cells = firstLoads.map(
    ({ script, style, files }) => `${script.toFixed(1)} + ${style.toFixed(1)} KB, ${files} files`,
  );
  return `| ${[name, ...cells].join(' | ')} |`;
}
