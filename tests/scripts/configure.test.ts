import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configure } from '../../scripts/configure/configure';
import { hashOf, securedPage } from '../../scripts/vite/delivery';
import type { Env } from '../../scripts/vite/variables';

const PAGE = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>Nhịp</title>
    <script>start()</script>
  </head>
  <body></body>
</html>`;

/** A build with these variables, and its delivery with others. */
async function deliver(env: Env, built: Env = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'nhip-configure-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [from, out] = [join(parent, 'dist'), join(parent, 'staging')];
  mkdirSync(join(from, 'assets'), { recursive: true });
  mkdirSync(`${from}-headers`);
  const write = (name: string, text: string) => writeFileSync(join(from, name), text);
  write('index.html', securedPage(PAGE, {}).html);
  for (const name of ['favicon.svg', 'manifest.webmanifest', 'assets/main-1.js']) write(name, name);
  write('sw.js', 'self.BUILD={"version":"old","files":{"index.html":"old"}};run()');
  writeFileSync(join(`${from}-headers`, 'build.json'), JSON.stringify({ base: '/', variables: built }));
  await configure({ from, out, env });
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const headers = JSON.parse(readFileSync(join(`${out}-headers`, 'headers.json'), 'utf8')) as [
    { headers: Record<string, string> },
  ];
  return { from, out, read, headers: headers[0].headers };
}

describe('a delivery of a build', () => {
  it('has its variables in the page, in which no value ends the element, and in config.json', async () => {
    const env = { VITE_API_URL: 'https://api.example', VITE_NEWS_PROVIDER: '</script><b>' };
    const { read } = await deliver(env);

    const [, json = ''] = /<script type="application\/json" id="config">(.*?)<\/script>/.exec(
      read('index.html'),
    )!;
    expect([JSON.parse(json), JSON.parse(read('config.json'))]).toEqual([env, env]);
  });

  it('may connect to its own addresses, by header and in the page, and runs the scripts of the build alone', async () => {
    const { read, headers } = await deliver(
      { VITE_API_URL: 'https://api.example', VITE_HSTS: 'off' },
      { VITE_API_URL: 'https://old.example', VITE_CHART_FEED_URL: 'https://feed.example/udf' },
    );
    const [, inPage = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      read('index.html'),
    )!;

    for (const policy of [inPage, headers['Content-Security-Policy']!]) {
      expect(policy).toContain("connect-src 'self' https://api.example https://feed.example;");
      expect(policy).toContain(`script-src 'self' '${hashOf('start()')}';`);
    }
    expect(read('index.html').match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });

  it('has a worker that keeps the page as it is now, and compressed files with the same content', async () => {
    const { read, out } = await deliver({ VITE_API_URL: '/v2' });

    const [, json = ''] = /^self\.BUILD=(.*);run\(\)$/.exec(read('sw.js'))!;
    const { version, files } = JSON.parse(json) as { version: string; files: Record<string, string> };
    expect(files['index.html']).toBe(hashOf(read('index.html')));
    expect(Object.keys(files)).toContain('assets/main-1.js');
    expect(version).toBe(hashOf(JSON.stringify(files)));
    for (const name of ['index.html', 'config.json', 'sw.js'])
      expect(brotliDecompressSync(readFileSync(join(out, `${name}.br`))).toString()).toBe(read(name));
  });

  it('leaves the build as it is, and replaces an older delivery', async () => {
    const { from, out } = await deliver({ VITE_API_URL: '/v2' });
    const built = readFileSync(join(from, 'index.html'), 'utf8');
    expect([built, existsSync(join(from, 'config.json'))]).toEqual([securedPage(PAGE, {}).html, false]);

    writeFileSync(join(out, 'assets/old.js'), '');
    await configure({ from, out, env: {} });
    expect(existsSync(join(out, 'assets/old.js'))).toBe(false);
  });

  it.each([
    [{ VITE_BRAND_NAME: 'Sóng' }, 'VITE_BRAND_NAME is part of the build: build again with it.'],
    [{ VITE_APU_URL: '/v2' }, 'VITE_APU_URL is no variable of docs/backend.md.'],
    [
      { VITE_API_URL: 'ftp://x' },
      'VITE_API_URL is "ftp://x": it must be an http(s) address or a path that begins with "/".',
    ],
    [{ VITE_SAMPLES: 'no' }, 'VITE_SAMPLES is "no": it must be on or off.'],
  ])('ends with a sentence for %j', async (env, sentence) => {
    await expect(deliver(env)).rejects.toThrow(sentence);
  });

  it('never empties the build, what contains it, or another folder', async () => {
    const { from } = await deliver({});
    const sources = join(from, '../sources');
    mkdirSync(sources);
    writeFileSync(join(sources, 'main.ts'), '');
    for (const out of [from, `${from}/`, join(from, 'assets'), join(from, '..'), '.', '..', sources])
      await expect(configure({ from, out, env: {} })).rejects.toThrow(
        'is neither new, empty nor an earlier delivery.',
      );
    expect([existsSync(join(from, 'index.html')), existsSync(join(sources, 'main.ts'))]).toEqual([
      true,
      true,
    ]);
  });

  it('needs a build', async () => {
    await expect(configure({ from: '/nowhere/dist', out: '/nowhere/out', env: {} })).rejects.toThrow(
      '/nowhere/dist has no build: npm run build.',
    );
  });
});
