import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { delivery } from '../../scripts/vite/delivery';

type Middleware = (request: { url: string }, response: object, next: () => void) => void;

/** The address that the development server goes on with. */
function rewritten(url: string, base: string): string {
  const plugin = delivery() as Plugin &
    Record<'configResolved' | 'configureServer', (options: object) => void>;
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
