import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressed, contentOf } from '../sizes/production.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The files of a bundle by path, as a server keeps them: compressed once. */
export function filesOf(bundle) {
  return new Map(
    bundle.map((output) => [
      `/${output.fileName}`,
      { type: TYPES[extname(output.fileName)], body: compressed(contentOf(output)) },
    ]),
  );
}

/**
 * A server on loopback for files and an API, everything compressed; an address that is neither gets the page. The API
 * answers after `delay` ms, but refuses at once the first request for each address that `refusesOnce` names.
 */
export async function serve({ files, api = () => null, delay = 0, refusesOnce = () => false }) {
  const answers = new Map();
  const refused = new Set();

  const server = createServer(({ url }, response) => {
    if (refusesOnce(url) && !refused.has(url)) {
      refused.add(url);
      response.writeHead(503).end();
      return;
    }
    if (!answers.has(url)) answers.set(url, answer(api(new URL(url, 'http://localhost'))));
    const file = answers.get(url) ?? files.get(url) ?? files.get('/index.html');
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    if (answers.get(url) && delay > 0) setTimeout(() => response.end(file.body), delay);
    else response.end(file.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));

  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(body) {
  if (body === null) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { type: 'application/json', body: brotliCompressSync(JSON.stringify(body), { params }) };
}
