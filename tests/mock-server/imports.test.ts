import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

const FRONT_DOOR = 'mock-server/simulator/simulator';

const sources = Object.entries(sourceFiles(['mock-server', 'src', 'tests'])).map(([file, source]) => {
  const path = file.replace(/\.tsx?$/, '');
  const imported = [...source.matchAll(/(?:from|import|mock)\s*\(?\s*'(\.[^'\n]+)'/g)];
  return { path, imports: imported.map(([, to = '']) => posix.join(posix.dirname(path), to)) };
});

it('code outside the simulator imports only its front door, its own tests and their support apart', () => {
  const isInside = (path: string) => /^(tests\/(support\/)?)?mock-server\/simulator\//.test(path);
  const strays = sources
    .filter(({ path }) => !isInside(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => to.startsWith('mock-server/simulator/') && to !== FRONT_DOOR)
        .map((to) => `${path} imports ${to}; import ${FRONT_DOOR} instead`),
    );

  expect(sources.some(({ path, imports }) => !isInside(path) && imports.includes(FRONT_DOOR))).toBe(true);
  expect(strays).toEqual([]);
});

it('the simulator does not import its own front door', () => {
  const strays = sources.filter(
    ({ path, imports }) => path.startsWith('mock-server/simulator/') && imports.includes(FRONT_DOOR),
  );

  expect(strays.map(({ path }) => path)).toEqual([]);
});

it('the imports of the mock server have no circle', () => {
  const importsOf = new Map(
    sources
      .filter(({ path }) => path.startsWith('mock-server/'))
      .map(({ path, imports }) => [path, imports.filter((to) => to.startsWith('mock-server/'))]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (done.has(path) || trail.includes(path)) return;
    for (const to of importsOf.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);

  expect(importsOf.size).toBeGreaterThan(60);
  expect(circles).toEqual([]);
});
