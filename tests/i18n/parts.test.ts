import { posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../scripts/vite/first-load';
import { groupNames, routes } from '../../src/app/router/routes';
import { showcaseParts } from '../../src/showcase/messages';
import { sourceFiles } from '../support/source-files';
import { de, en, partsIn, vi } from '../support/texts';

const parts = partsIn('vi');
const keysOf = (part: string) => Object.keys(parts[part]!);
const keysOfOthers = (part: string) =>
  Object.entries(parts).flatMap(([name, texts]) => (name === part ? [] : Object.keys(texts)));

/** The parts that something of the product loads beside the first two, each with what shows it. */
const own = Object.keys(parts).filter((part) => !['app', 'member', ...groupNames].includes(part));

const sources = sourceFiles(['src', 'machines']);

/** What is loaded before the sign-in: the folders of the first load, with every module that they import. */
const firstLoad = withImports(
  Object.keys(sources).filter((file) =>
    /src\/(?:app|auth(?!\/account-security)|main\.tsx|i18n\/[^/]+\.ts)/.test(file),
  ),
  { beside: /\/(?:member|account-security)\// },
);

/** What is loaded after it. */
const members = Object.keys(sources).filter((file) => /src\/(?:member|auth\/account-security)\//.test(file));

describe('the parts of a language', () => {
  it('hold every text once', () => {
    const keys = Object.keys(parts).flatMap(keysOf);
    expect(keys).toEqual([...new Set(keys)]);
    expect([en, de].map((texts) => Object.keys(texts).length)).toEqual([keys.length, keys.length]);
  });

  it('have what `src/app` and `src/auth` show in the first', () => {
    const shown = keysIn(firstLoad);
    const missing = keysOf('member').filter((key) => shown(key));
    expect(missing.map((key) => `${key} is shown before the sign-in: move it to app.ts`)).toEqual([]);
  });

  it('have what members alone see in the second', () => {
    const shown = keysIn(firstLoad);
    const shownToMembers = keysIn(members);
    const early = keysOf('app').filter((key) => !shown(key) && shownToMembers(key));
    expect(early.map((key) => `${key} is shown after the sign-in alone: move it to member.ts`)).toEqual([]);
  });

  it('have what a group alone shows in one of its own, each of its keys begun by its name', () => {
    for (const group of groupNames) {
      expect(keysOf(group).filter((key) => !key.startsWith(`${group}.`))).toEqual([]);
      expect(keysOfOthers(group).filter((key) => key.startsWith(`${group}.`))).toEqual([]);
    }
  });

  it.each(own)('have in `%s` what only components show that are loaded with it', (part) => {
    // A failure and a typed symbol load their own, and a filter's result is walked after the filter was shown.
    const beside = /watchlist\/(?:own\/failure|useShownLists)|shared\/(?:useTypedSymbol|desk-unsent)/;
    const shown = keysIn(withImports(['src/main.tsx'], { part, beside }));
    const early = keysOf(part).filter((key) => shown(key));
    expect(early.map((key) => `${key} is shown where ${part} is not loaded: move it to member.ts`)).toEqual(
      [],
    );
  });

  it('have what the showcase itself shows in the parts that its pages load', () => {
    const loaded: readonly string[] = ['app', 'member', ...showcaseParts];
    const shown = keysIn(Object.keys(sources).filter((file) => file.startsWith('src/showcase/')));
    const absent = own
      .concat(groupNames)
      .filter((part) => !loaded.includes(part))
      .flatMap(keysOf)
      .filter((key) => shown(key));
    expect(absent.map((key) => `the showcase shows ${key}: load its part in messages.ts`)).toEqual([]);
  });

  it('have what the market page alone shows in one of its own, each of its keys begun by its name', () => {
    expect(keysOf('board').filter((key) => !key.startsWith('board.'))).toEqual([]);
    expect(keysOfOthers('board').filter((key) => key.startsWith('board.'))).toEqual([]);
  });

  it('hold no text that nothing shows', () => {
    const shown = keysIn(Object.keys(sources).filter((file) => !file.includes('/locales/')));
    const unshown = Object.keys(vi).filter((key) => !shown(key));
    expect(unshown.map((key) => `${key} is shown nowhere: remove it`)).toEqual([]);
  });
});

/** Whether these files name a key, whole or by its beginning in a template, a counted text by its base. */
function keysIn(files: readonly string[]) {
  const text = files.map((file) => sources[file]).join('\n');
  const literals = new Set([...text.matchAll(/'([\w.]+)'/g)].map(([, literal]) => literal!));
  const prefixes = [...text.matchAll(/`([a-zA-Z]+\.(?:\w+\.)*)\$\{/g)].map(([, prefix]) => prefix!);
  return (key: string) =>
    literals.has(key) ||
    literals.has(key.replace(/_(?:one|other)$/, '')) ||
    prefixes.some((prefix) => key.startsWith(prefix));
}

type Apart = {
  /** Follows no import that loads this part of the texts. */
  part?: string;
  /** Nor any file of these names. */
  beside: RegExp;
};

/** These files with what they import, now or later, save groups, the demo, data and the texts themselves. */
function withImports(files: readonly string[], apart: Apart, found = new Set<string>()): readonly string[] {
  const pages = routes.flatMap((route) =>
    route.texts?.some((texts) => texts === apart.part) ? [relative('.', pageOf(route))] : [],
  );
  for (const file of files) {
    const isApart = /\/(?:showcase|graph|demo|locales)\//.test(file) || apart.beside.test(file);
    if (found.has(file) || isApart || pages.includes(file)) continue;
    found.add(file);
    const source = sources[file]!.replace(
      /^import type [^;]*;|typeof import\(|\bpart\(.*, name\b/gm,
      '',
    ).replace(
      /\bpart\((?:(?!\bpart\()[^])*?\btexts: (.*)|import\('[^']+'\), (loadMessages\(.*)/g,
      (call, ofPart = '', loaded = '') => (`${ofPart}${loaded}`.includes(`'${apart.part}'`) ? '' : call),
    );
    const paths = [...source.matchAll(/(?:from |import |import\()'(\.[^'\n]+)'/g)];
    const modules = paths.flatMap(([, path]) => {
      const module = posix.join(posix.dirname(file), path!);
      return ['', '.ts', '.tsx'].map((end) => module + end).filter((name) => name in sources);
    });
    withImports([...modules, ...toolsIn(file, apart.part)], apart, found);
  }
  return [...found];
}

/** The modules of the tools that a file loads as one module, save those with this part of the texts. */
function toolsIn(file: string, part: string | undefined) {
  const [, all] = /^import type \* as Tools from '(.+)';/m.exec(sources[file]!) ?? [];
  if (all === undefined) return [];
  const tools = posix.join(posix.dirname(file), `${all}.ts`);
  return [...sources[file]!.matchAll(/\btool\('(\w+)'(?:, (.+?))?\)/g)]
    .filter(([, , texts]) => texts !== `'${part}'`)
    .map(([, name]) => new RegExp(`\\{ ${name} \\} from '(.+)'`).exec(sources[tools]!)![1]!)
    .map((path) => posix.join(posix.dirname(tools), `${path}.tsx`));
}
