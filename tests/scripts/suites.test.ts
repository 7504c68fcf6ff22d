import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config';

type Suites = { suites: Readonly<Record<string, { projects: readonly string[] }>> };

const { suites } = (await import(resolve('scripts/suites.mjs'))) as Suites;

it('every project of Vitest belongs to one suite of the daily run', () => {
  const { test } = config({ mode: 'test', command: 'serve' });
  const projects = (test?.projects ?? []).map((project) => (project as { test: { name: string } }).test.name);

  expect(
    Object.values(suites)
      .flatMap(({ projects: each }) => each)
      .toSorted(),
  ).toEqual(projects.toSorted());
});
