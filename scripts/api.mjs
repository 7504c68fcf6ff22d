/**
 * Serves the mock backend on http://127.0.0.1:4000 (`--port` names another), and beside it the production build, where there
 * is one. `--clock` sets its time, `--scenario` its state, as in the demo's links; `--session-life` has tokens end after so
 * many seconds. Nothing is kept over its end.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const text = { type: 'string' };
const options = {
  port: { ...text, default: '4000' },
  clock: text,
  scenario: { ...text, default: 'demo' },
  'session-life': text,
};
const { port, clock, scenario, 'session-life': life } = parseArgs({ options }).values;

const imported = await runnerImport(path('api/server.ts'), { configFile: false, logLevel: 'error' });
const { startApi, clockAt } = imported.module;
const build = path('../dist');
// A measured build leaves a folder without a page.
const hasBuild = existsSync(`${build}/index.html`);
const now = clockAt(clock);
const { url, mock, password } = await startApi({
  ...{ port: Number(port), scenario, now },
  ...(hasBuild && { files: build }),
  ...(life && { sessionLife: Number(life) }),
});

console.log(`API: ${url}, at ${now().toISOString()}`);
console.log(hasBuild ? `Production build: ${url}/` : 'No production build: npm run build');
console.log(`Development: VITE_API_URL=${url} npm run dev`);
for (const { email, isAdmin } of mock.accounts.all()) {
  console.log(`  ${email.name}, ${password}${isAdmin ? ', an admin' : ''}`);
}
