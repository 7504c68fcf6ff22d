/**
 * Serves the REST API of the tests with their sample people and market on http://127.0.0.1:4000 (`--port` names another),
 * and beside it the production build, where there is one. Nothing is kept over its end.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const load = async (file) => {
  const { module } = await runnerImport(path(`../tests/support/rest-server/${file}`), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
};

const { port } = parseArgs({ options: { port: { type: 'string', default: '4000' } } }).values;
const [{ startServer }, { people, PASSWORD }] = await Promise.all(['server.ts', 'people.ts'].map(load));
const build = path('../dist');
// A measured build leaves a folder without a page.
const hasBuild = existsSync(`${build}/index.html`);
const { url } = await startServer({
  port: Number(port),
  hasNewsDetails: true,
  ...(hasBuild && { files: build }),
});

console.log(`API: ${url}`);
console.log(hasBuild ? `Production build: ${url}/` : 'No production build: npm run build');
console.log(`Development: VITE_API_URL=${url} npm run dev`);
for (const { email, user } of people) {
  console.log(`  ${email}, ${PASSWORD}${user.isAdmin ? ', an admin' : ''}`);
}
