/**
 * Makes a delivery of the production build for one environment: `--env` names a file of variables, `--out` the folder, `--from`
 * another build than `dist`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { runnerImport } from 'vite';

const text = { type: 'string' };
const options = { env: text, out: text, from: { ...text, default: 'dist' } };
const { env, out, from } = parseArgs({ options }).values;
if (!env || !out) {
  console.error('npm run configure -- --env FILE --out DIR, another folder than the build');
  process.exit(1);
}

const path = fileURLToPath(new URL('./configure/configure.ts', import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
try {
  await module.configure({ from, out, env: parseEnv(readFileSync(env, 'utf8')) });
  console.log(
    'The delivery:',
    out,
    'with its headers in the folder beside it, whose name ends with -headers',
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
