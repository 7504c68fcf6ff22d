import { minifySync } from 'vite';
import { kilobytes } from './production.mjs';

/** As the build minifies, but for one part alone: what only other parts use has to stay. */
const MINIFY = { module: true, compress: { unused: false }, mangle: { toplevel: true } };

const weights = new Map();

/** The size of each package in these chunks, in KB compressed by itself, the largest first. */
export function packagesIn(chunks) {
  const total = new Map();
  for (const chunk of chunks) {
    if (!weights.has(chunk)) weights.set(chunk, weigh(chunk));
    for (const [name, size] of weights.get(chunk)) total.set(name, (total.get(name) ?? 0) + size);
  }
  return new Map([...total].sort(([, a], [, b]) => b - a));
}

function weigh({ fileName, modules }) {
  const sources = new Map();
  for (const [id, { code }] of Object.entries(modules)) {
    if (code) sources.set(packageOf(id), `${sources.get(packageOf(id)) ?? ''}${code}\n`);
  }
  return [...sources].map(([name, source]) => {
    const { code } = minifySync(fileName, source, MINIFY);
    return [name, kilobytes(code)];
  });
}

/** `react-dom`, `@blueprintjs/core`; of ours the folder: `src/app`, `src/member/home`, `machines`. */
function packageOf(id) {
  const foreign = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id);
  if (foreign) return foreign[1];
  return /\/(src\/member\/[^/]+|src\/[^/.]+|machines)\//.exec(id)?.[1] ?? 'the rest';
}
