import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { compressed, contentOf } from '../sizes/production.mjs';

const { startServer, createMarket, candleColumns } = await importTypeScript('./market.ts');
const { priceAfter, ...streamed } = await importTypeScript('./streamed-market.ts');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

export { candleColumns, priceAfter };

/** The files of a build by path, compressed once. */
export function filesOf({ outputs }) {
  return new Map(
    outputs.map((output) => [
      `/${output.fileName}`,
      {
        type: TYPES[extname(output.fileName)] ?? 'application/octet-stream',
        body: compressed(contentOf(output)),
      },
    ]),
  );
}

/** The files of a page of the bench alone, which runs one script of the folder `page`. */
export async function buildPage(script) {
  // What imported the market's module has set it to development, and React with it.
  process.env.NODE_ENV = 'production';
  const handler = (html) => html.replace('./script.mjs', `./${script}`);
  const { output } = await build({
    configFile: false,
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    logLevel: 'error',
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    define: { __DEMO__: 'false' },
    build: { write: false, target: 'es2022' },
    plugins: [{ name: 'bench:script', transformIndexHtml: { order: 'pre', handler } }],
  });
  return filesOf({ outputs: output });
}

/**
 * The HTTP fake of the tests with a bundle's files and a large market, everything compressed. Its calls return after
 * `delay` ms, but it refuses at once the first request for each address that `refusesOnce` names.
 */
export async function serve({ files, delay = 0, refusesOnce = () => false, ...size }) {
  const market = createMarket(size);
  const server = await startServer({ ...market, files: fileSender(files), isCompressed: true });
  const refused = new Set();
  server.disturb('GET /', {
    after: delay > 0 ? () => setTimeout(delay) : undefined,
    fault({ query }) {
      const symbol = query.get('symbol');
      if (!symbol || !refusesOnce(symbol) || refused.has(symbol)) return undefined;
      refused.add(symbol);
      return { status: 503 };
    },
  });
  return { origin: server.url, session: server.begin(market.people[0]), close: server.close };
}

/** The HTTP fake of the tests with a bundle's files, on a network of so many ms of latency and bytes a second. */
export async function serveSlowly({ files, latency, downloadThroughput }) {
  const sendFile = fileSender(files);
  let freeAt = 0;
  const server = await startServer({
    ...createMarket({}),
    isCompressed: true,
    async files(path, response) {
      const { body } = fileAt(files, path);
      freeAt = Math.max(freeAt, performance.now() + latency) + (body.length / downloadThroughput) * 1_000;
      await setTimeout(freeAt - performance.now());
      sendFile(path, response);
    },
  });
  return { origin: server.url, close: server.close };
}

/** The HTTP fake of the tests with a bundle's files and one kind of answers. */
export async function serveAnswers({ files, isFailing = false, ...answers }) {
  const server = await startServer({ ...answers, files: fileSender(files), isCompressed: true });
  if (isFailing) server.disturb('GET /', { fault: { status: 500, json: { message: 'Lỗi máy chủ' } } });
  return { origin: server.url, session: server.begin(answers.people[0]), close: server.close };
}

/** The HTTP fake of the tests with a bundle's files and a feed that streams. */
export async function serveStreamed({ files, ...size }) {
  const { answers, ...market } = streamed.createStreamedMarket(size);
  const server = await streamed.startServer({ ...answers, files: fileSender(files), isCompressed: true });
  return { ...market, origin: server.url, session: server.begin(answers.people[0]), close: server.close };
}

function fileSender(files) {
  return (path, response) => {
    const { type, body } = fileAt(files, path);
    // As docs/deployment.md has it: what has a hash in its name may be kept.
    const kept = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': kept })
      .end(body);
  };
}

function fileAt(files, path) {
  return files.get(path) ?? files.get('/index.html');
}

/** Imports a TypeScript module of this folder as Vite builds it. */
export async function importTypeScript(name) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
}
