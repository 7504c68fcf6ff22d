// @module-tag P17
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const filesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => end.test(name));

it('a production build has a source map of each script beside it, and no file names one', () => {
  const folder = inject('production');
  // The bundler's own runtime has no source.
  const scripts = filesIn(folder, /^assets\/(?!rolldown-runtime).*\.js$/);

  expect(scripts.filter((name) => !existsSync(join(`${folder}-maps`, `${name}.map`)))).toEqual([]);
  expect(filesIn(folder, /\.map$/)).toEqual([]);
  const naming = filesIn(folder, /\.(js|css|html)$/).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('sourceMappingURL='),
  );
  expect(naming).toEqual([]);
});
