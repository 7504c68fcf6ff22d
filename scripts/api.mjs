/**
 * Serves the mock backend on http://127.0.0.1:4000 (`--port` names another), and beside it the production build, where there
 * is one. `--clock` sets its time, `--scenario` its state, as in the demo's links; `--session-life` has tokens end after so
 * many seconds, `--speed 60` the streamed prices run 60 times as fast. Nothing is kept over its end.
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
  speed: text,
  scenario: { ...text, default: 'demo' },
  'session-life': text,
};
const { port, clock, speed, scenario, 'session-life': life } = parseArgs({ options }).values;

const load = async (relative) =>
  (await runnerImport(path(relative), { configFile: false, logLevel: 'error' })).module;
const { startApi, clockAt, speedOf } = await load('api/server.ts');
const { createVapidKeys, sendWith, startPushing } = await load('api/web-push.ts');
const build = path('../dist');
// A measured build leaves a folder without a page.
const hasBuild = existsSync(`${build}/index.html`);
const now = clockAt(clock);
const keys = createVapidKeys();
const { url, mock, password } = await startApi({
  ...{ port: Number(port), scenario, now, speed: speedOf(speed), pushKey: keys.publicKey },
  ...(hasBuild && { files: build }),
  ...(life && { sessionLife: Number(life) }),
});
startPushing({ mock, send: sendWith(keys) });

console.log(`API: ${url}, at ${now().toISOString()}`);
console.log(hasBuild ? `Production build: ${url}/` : 'No production build: npm run build');
console.log(`Development: VITE_API_URL=${url} npm run dev`);
for (const { email, isAdmin } of mock.accounts.all()) {
  console.log(`  ${email.name}, ${password}${isAdmin ? ', an admin' : ''}`);
}
