import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './support/source-files';

const sources = sourceFiles(['tests']);

const APP = 'tests/support/renderApp.tsx';

/** What every file of a worker replaces alike. */
const inAll = new Set(
  Object.keys(sources)
    .filter((file) => file === APP || /\.setup\.ts$/.test(file))
    .flatMap((file) => [...withImports(file)]),
);

const tests = Object.keys(sources).filter((file) => /\.test\.tsx?$/.test(file));
const isJourney = (file: string) => file.includes('/journeys/');

/** The tests that share a worker; each browser test has one of its own, too. */
const sharing = tests.filter(
  (file) => !file.includes('.isolated.') && !/^tests\/(?:e2e|faults)\//.test(file),
);

// `vitest.config.ts` says which worker a file runs in, by its folder and the end of its name.
describe('a test file', () => {
  it('has the end of a name that says where it runs, or none', () => {
    const unknown = tests.filter(
      (file) => !/\/[\w-]+(?:\.(?:isolated|strict))?(?:\.large)?\.test\.tsx?$/.test(file),
    );
    expect(
      unknown.map(
        (file) =>
          `${file}: a name ends in .isolated or .strict, if any, .large, if any, and .test.ts (or .tsx)`,
      ),
    ).toEqual([]);
  });

  it('that replaces or reloads modules has a worker of its own', () => {
    const problems = sharing.flatMap((file) =>
      [...withImports(file)]
        .filter((each) => !inAll.has(each) && replacesModules(sources[each]!))
        .map(
          (each) =>
            `${file} would leave other modules to the files after it in its worker, as ${each} calls vi.mock, ` +
            `vi.resetModules or vi.doMock (without vi.doUnmock): name it ${file.replace(/(?:\.strict)?((?:\.large)?\.test\.)/, '.isolated$1')}`,
        ),
    );
    expect(problems).toEqual([]);
  });

  it('that renders the whole product is in a folder of journeys', () => {
    const problems = sharing
      .filter((file) => !isJourney(file) && withImports(file).has(APP))
      .map(
        (file) =>
          `${file} renders the whole product (${APP}): move it to tests/journeys, or to a folder "journeys" beside it`,
      );
    expect(problems).toEqual([]);
  });

  it('in strict mode is a journey', () => {
    const problems = tests.filter((file) => file.includes('.strict.') && !isJourney(file));
    expect(
      problems.map((file) => `${file}: only files in a folder "journeys" run in React's strict mode`),
    ).toEqual([]);
  });
});

function replacesModules(source: string) {
  return (
    /\bvi\.(?:mock|resetModules)\(/.test(source) ||
    (/\bvi\.doMock\(/.test(source) && !/\bvi\.doUnmock\(/.test(source))
  );
}

/** A file of the tests with all files of the tests that it imports, other than types. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const statements = sources[file]!.matchAll(/^(?:import|export) (?!type )[^'"`;]*?from '(\.[^']+)'/gm);
  const others = sources[file]!.matchAll(/\bimport(?:\(| )'(\.[^']+)'/g);
  for (const [, to] of [...statements, ...others]) {
    const path = posix.join(posix.dirname(file), to!);
    const imported = [`${path}.ts`, `${path}.tsx`, path].find((each) => each in sources);
    if (imported) withImports(imported, found);
  }
  return found;
}
