import { expect, it } from 'vitest';
import { sourceFiles } from './support/source-files';

const component = 'a component, and the part that loads it';

/** The names that several files export for one thing. */
const shared: Readonly<Record<string, string>> = {
  LongRows: component,
  MainLayout: component,
  Market: component,
  OwnLists: component,
  loadFirst: 'what the router expects of a page',
};

/** Generated types repeat the schema's, each language has the same parts, and the showcase and the demo can go. */
const isApart = (path: string) =>
  /\.generated\.ts$|resolvers\.types\.ts$|^src\/(?:i18n\/locales|showcase|demo)\//.test(path);

it.each([
  ['the product', ['src', 'machines'], shared],
  ['the mock backend', ['mock-server'], {}],
])('a name that %s exports stands for one thing', (_, folders, expected) => {
  const files = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sourceFiles(folders)))
    for (const [, name = ''] of isApart(path) ? [] : source.matchAll(EXPORTED))
      files.set(name, (files.get(name) ?? new Set()).add(path));

  const doubled = [...files].filter(([name, { size }]) => size > 1 && !(name in expected));
  expect(
    doubled.map(([name, paths]) => `${name}: ${[...paths].join(', ')}; name each by what it is`),
  ).toEqual([]);
  expect(Object.keys(expected).filter((name) => (files.get(name)?.size ?? 0) < 2)).toEqual([]);
});

const EXPORTED = /^export (?:default )?(?:async )?(?:function\*?|const|class|type|let) (\w+)/gm;
