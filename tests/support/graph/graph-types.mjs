// Runs scripts/graph-types.mjs in one folder after another, each named by a message: its packages take longer to load than
// it takes to run.
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(process.argv[2]);
let runs = 0;

process.on('message', (request) => void run(request));

async function run({ cwd, options }) {
  const lines = [];
  const { log, error } = console;
  console.log = console.error = (text) => lines.push(...text.split('\n'));
  process.chdir(cwd);
  process.argv = [process.execPath, script.pathname, ...options];
  process.exitCode = 0;
  try {
    await import(`${script.href}?run=${(runs += 1)}`);
  } finally {
    Object.assign(console, { log, error });
  }
  process.send({ status: process.exitCode, lines });
  process.exitCode = 0;
}
