import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CONFIGURED } from '../../src/lib/variables.ts';
import { addressesOf, securedPage, writeHeaders, type Built } from '../vite/delivery.ts';
import { compress } from '../vite/precompressed.ts';
import { renewWorker, WORKER } from '../vite/pwa.ts';
import { deliverable, problemsOf, problemsOfDelivery, type Env } from '../vite/variables.ts';

type Options = {
  /** The folder of a production build, its headers in a folder beside it. */
  from: string;
  /** The folder that is delivered, as it is afterwards; its headers come into a folder beside it. */
  out: string;
  /** The variables of the delivery, which override those of the build. */
  env: Env;
};

/**
 * Makes a delivery of a build: a copy whose page has the variables of the delivery and the policy that follows from them, with
 * `config.json`, the headers and the hashes of its worker. Throws a sentence for each variable that cannot work, and for a folder
 * that is not an earlier delivery: it would be emptied.
 */
export async function configure({ from, out, env }: Options): Promise<void> {
  if (!existsSync(join(from, 'index.html'))) throw new Error(`${from} has no build: npm run build.`);
  const built = JSON.parse(readFileSync(join(`${from}-headers`, 'build.json'), 'utf8')) as Built;
  const all = { ...built.variables, ...env };
  const problems = [...problemsOfDelivery(env), ...problemsOf(deliverable(all))];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  if (!mayBeReplaced(from, out)) throw new Error(`${out} is neither new, empty nor an earlier delivery.`);
  rmSync(out, { recursive: true, force: true });
  cpSync(from, out, { recursive: true });
  const page = readFileSync(join(from, 'index.html'), 'utf8');
  const { html, rules } = securedPage(withVariables(page, env), addressesOf(all));
  writeFileSync(join(out, 'index.html'), html);
  writeFileSync(join(out, 'config.json'), `${JSON.stringify(env, null, 2)}\n`);
  renewWorker(out);
  await Promise.all(['index.html', 'config.json', WORKER].map((name) => compress(join(out, name))));
  writeHeaders(`${out}-headers`, rules, built.base);
}

function mayBeReplaced(from: string, out: string): boolean {
  const contains = (outer: string, inner: string) =>
    !relative(resolve(outer), resolve(inner)).startsWith('..');
  if (contains(out, from) || contains(from, out) || contains(out, '.')) return false;
  return !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, 'config.json'));
}

/** The page with its variables: a file of their own would be a request more, and could be that of another version. */
function withVariables(page: string, env: Env): string {
  const json = JSON.stringify(env).replaceAll('<', '\\u003c');
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="${CONFIGURED}">${json}</script></head>`,
  );
}
