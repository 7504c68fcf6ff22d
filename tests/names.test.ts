import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './support/source-files';

/** What the router expects of a page. */
const shared = ['loadFirst'];

/** Generated types repeat the schema's, each language has the same parts, and the showcase and the demo can go. */
const isApart = (path: string) =>
  /\.generated\.ts$|resolvers\.types\.ts$|^src\/(?:i18n\/locales|showcase|demo)\//.test(path);

it.each([
  ['the product', ['src', 'machines'], shared],
  ['the mock backend', ['mock-server'], []],
])('a name that %s exports stands for one thing', (_, folders, expected) => {
  const files = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sourceFiles(folders)))
    for (const { groups } of isApart(path) ? [] : source.matchAll(EXPORTED))
      files.set(groups!['name']!, (files.get(groups!['name']!) ?? new Set()).add(path));

  const doubled = [...files].filter(([name, { size }]) => size > 1 && !expected.includes(name));
  expect(
    doubled.map(([name, paths]) => `${name}: ${[...paths].join(', ')}; name each by what it is`),
  ).toEqual([]);
  expect(expected.filter((name) => (files.get(name)?.size ?? 0) < 2)).toEqual([]);
});

/** A part, which names what it loads, is the component of that name. */
const EXPORTED =
  /^export (?!const (?<part>\w+) = (?:part\(|.*'\k<part>'))(?:default )?(?:async )?(?:function\*?|const|class|type|let) (?<name>\w+)/gm;

const FOLDERS = ['docs', 'machines', 'mock-server', 'scripts', 'src', 'tests'];

/** What stands between backquotes as a path from one of these folders, or as the name of a file. */
const isPath = (text: string) =>
  /^[\w./{},*<>-]+$/.test(text) &&
  (FOLDERS.includes(text.split('/')[0]!)
    ? text.includes('/')
    : /[\w>}]\.(?:tsx?|mjs|css|json|md)$/.test(text));

it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/import.md'])(
  '%s names files that exist',
  (doc) => {
    const source = readFileSync(doc, 'utf8');
    const quoted = [...source.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).filter(isPath);
    const linked = [...source.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, to = '']) =>
      posix.join(posix.dirname(doc), to),
    );
    expect(quoted).not.toEqual([]);
    expect([...quoted, ...linked].flatMap(alternatives).filter((path) => !paths.some(matcher(path)))).toEqual(
      [],
    );
  },
);

const paths = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  ),
];

/** Each of `a/{b,c}.ts`. */
function alternatives(path: string): string[] {
  const [, before = '', among = '', after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(path) ?? [];
  return among === '' ? [path] : among.split(',').flatMap((each) => alternatives(before + each + after));
}

/** Matches a path or its end; `*` and `<name>` stand for any name, `**` for any folders. */
function matcher(path: string) {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/\*\*|\*|<\w+>/g, (any) => (any === '**' ? '.*' : '[^/]*'));
  const regex = new RegExp(`(?:^|/)${pattern}$`);
  return (each: string) => regex.test(each);
}
