import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** The media types of files, by their endings. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

type Rule = { path: string; headers: Record<string, string> };

/** The files of a build with the headers that the build requires; an address that is no file gets the page itself. */
export function createFiles(folder: string) {
  const kept = `${folder}-headers/headers.json`;

  return (path: string, response: ServerResponse) => {
    // Another build may stand there by now.
    const rules = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as readonly Rule[]) : [];
    const file = join(folder, path);
    const isThere = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    if (!isThere && path.startsWith('/assets/')) return response.writeHead(404).end();

    const sent = isThere ? file : join(folder, 'index.html');
    // A service worker asks on after the test that has removed the build.
    if (!existsSync(sent)) return response.writeHead(404).end();
    for (const rule of rules) {
      const covers = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
      if (!covers) continue;
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    response.setHeader('Content-Type', TYPES[extname(sent)] ?? 'application/octet-stream');
    return response.writeHead(200).end(readFileSync(sent));
  };
}
