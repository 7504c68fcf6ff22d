/** Replays a log of the inspector (`?inspect`, "Copy as JSON") against the machines, and prints the states. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the log: npm run replay log.json');
  process.exit(1);
}

const path = fileURLToPath(new URL('replay/replay.ts', import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
const replayed = module.replay(await readFile(file, 'utf8'));
console.log(module.printed(replayed));
if (replayed.some(({ isSame }) => !isSame)) process.exitCode = 1;
