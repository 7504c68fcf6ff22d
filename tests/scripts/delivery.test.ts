import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { delivery } from '../../scripts/vite/delivery';
import { headerRules } from '../../scripts/vite/headers';

type Middleware = (request: { url: string }, response: object, next: () => void) => void;
type Hooks = Plugin &
  Record<'configResolved' | 'configureServer' | 'configurePreviewServer', (options: object) => void>;

/** The address that the development server goes on with. */
function rewritten(url: string, base: string): string {
  const plugin = delivery() as Hooks;
  const used: Middleware[] = [];
  plugin.configResolved({ command: 'serve', env: {}, base });
  plugin.configureServer({ middlewares: { use: (each: Middleware) => void used.push(each) } });
  const request = { url };
  for (const middleware of used) middleware(request, {}, () => {});
  return request.url;
}

describe('an address of the development server and of the preview', () => {
  it.each(['/%E0%A4%A', '/technical/%E0%A4%A?x=1', '/%', '/%ff/about'])(
    'opens the app where it cannot be decoded, as %s',
    (url) => {
      expect([rewritten(url, '/'), rewritten(`/nhip${url}`, '/nhip/')]).toEqual(['/', '/nhip/']);
    },
  );

  it.each([
    '/',
    '/technical/HPG',
    '/technical/A%2FB',
    '/about?x=%E0%A4%A',
    '/src/main.tsx',
    '/assets/%E0%A4%A',
  ])('stays as it is otherwise, as %s', (url) => {
    expect(rewritten(url, '/')).toBe(url);
  });
});

it('the preview compresses what it sends, though no proxy before a server may', () => {
  const root = mkdtempSync(join(tmpdir(), 'nhip-preview-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist-headers'));
  writeFileSync(join(root, 'dist-headers/headers.json'), JSON.stringify(headerRules({}, [])));
  const plugin = delivery() as Hooks;
  const used: Middleware[] = [];
  plugin.configResolved({ command: 'serve', env: {}, base: '/', root, build: { outDir: 'dist' } });
  plugin.configurePreviewServer({ middlewares: { use: (each: Middleware) => void used.push(each) } });
  const sent: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (sent[name] = value),
    on() {},
    writeHead() {},
  };

  for (const middleware of used) middleware({ url: '/' }, response, () => {});

  expect(sent).toMatchObject({ 'Cache-Control': 'no-cache', 'Referrer-Policy': 'no-referrer' });
});
