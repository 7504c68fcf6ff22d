import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupNames } from '../src/app/router/routes';
import { sourceFiles } from './support/source-files';

const sources = sourceFiles(['src', 'machines', 'mock-server']);
const scripts = sourceFiles(['scripts'], /\.(?:tsx?|mjs)$/);

type Rule = {
  /** What of ours it may import, besides itself. */
  ours: readonly string[];
  /** What of ours it may import as types alone. */
  types?: readonly string[];
  /** What of ours it may import by `import()` alone. */
  lazily?: readonly string[];
  /** The packages it may import; any where this is absent. */
  packages?: readonly RegExp[];
};

const SHARED = ['src/ui', 'src/i18n', 'src/lib', 'src/market'];

/** Who may import whom: docs/architecture.md, "Who may import whom". A folder without a row may not exist. */
const rules: Record<string, Rule> = {
  machines: { ours: [], packages: [/^xstate$/] },
  'mock-server': { ours: ['src/market'], packages: [/^miragejs$/] },
  'src/market': { ours: [], packages: [/^trading-signals$/] },
  'src/lib': { ours: [], packages: [] },
  'src/tables': {
    ours: ['src/lib'],
    packages: [/^papaparse$/, /^read-excel-file\/browser$/, /^fflate$/, /^htmlparser2$/],
  },
  'src/i18n': { ours: [], packages: [/^i18next$/, /^react$/] },
  'src/rest': { ours: ['src/lib'], types: ['machines'], packages: [/^eventsource-parser$/] },
  'src/graph': { ours: ['schema.graphql', 'src/rest', 'src/lib', 'src/market'] },
  'src/ui': { ours: ['src/i18n', 'src/lib', 'src/market'], types: ['machines'] },
  'src/app': {
    ours: ['machines', 'src/rest', 'src/showcase/routes.ts', ...SHARED],
    lazily: ['src/auth', 'src/member'],
  },
  'src/auth': { ours: ['machines', 'src/app', 'src/rest', ...SHARED] },
  'src/member/shared': { ours: ['machines', 'src/app', 'src/graph', ...SHARED] },
  'src/member/frame': {
    ours: ['machines', 'src/app', 'src/graph', 'src/member/shared', ...SHARED],
    lazily: ['src/member'],
  },
  'src/member/price-stream': {
    ours: ['machines', 'src/app', 'src/graph', 'src/member/shared', ...SHARED],
    types: ['src/rest'],
  },
  'src/member': {
    ours: [
      'machines',
      'src/app',
      'src/graph',
      'src/member',
      'src/auth/account-security',
      'src/tables',
      ...SHARED,
    ],
  },
  'src/showcase': {
    ours: ['machines', 'src/app', 'src/rest', ...SHARED],
    lazily: ['src/showcase/states'],
  },
  'src/showcase/states': {
    ours: [
      ...['src/showcase', 'src/member', 'src/auth/about', 'src/graph', 'src/rest', 'machines', 'src/app'],
      ...SHARED,
    ],
  },
  'src/demo': { ours: ['src', 'machines', 'mock-server'] },
  'src/main.tsx': { ours: ['src/app'], types: ['src/graph'], lazily: ['src/graph', 'src/demo'] },
};

/** The table of pages, which alone says what a page is; a page may load another one of its folder, as the replay's. */
const PAGES = 'src/app/router/pages.ts';

/** What the frame shows of features: one list of what is loaded in an idle moment, and the dialogs that any page opens. */
const frameLists = ['src/member/frame/DeskDialogs.tsx (lazy)', 'src/member/tools.ts (value)'];

type Import = { from: string; to: string; kind: 'value' | 'type' | 'lazy' };

const imports = Object.entries(sources).flatMap(([file, source]) => importsOf(file, source));

describe('the imports', () => {
  it('go one way between folders', () => {
    const violations = imports.filter(({ to }) => isOurs(to)).filter((each) => !isAllowed(each));
    expect(violations.map(describeViolation)).toEqual([]);
  });

  it('keep other packages out of the folders that do without', () => {
    const violations = imports
      .filter(({ to }) => !isOurs(to))
      .filter(({ from, to }) => rules[folderOf(from)]?.packages?.every((allowed) => !allowed.test(to)));
    expect(violations.map(({ from, to }) => `${from} imports the package ${to}`)).toEqual([]);
  });

  it('connect member features, and these with the sign-in forms, in pages alone, by `import()` too', () => {
    const violations = imports.filter(({ from, to }) => {
      const [importer, imported] = [featureOf(from), featureOf(to)];
      if (importer === null || imported === null || importer === imported) return false;
      if (imported === 'shared' || frameLists.some((list) => list.startsWith(from))) return false;
      return !isPage(from);
    });
    expect(
      violations.map(
        ({ from, to }) =>
          `${from} imports ${to}: compose them in a page, or move what both need to src/member/shared`,
      ),
    ).toEqual([]);
  });

  it('lead to the frame of member pages from `src/app` alone, and from the frame to features in two lists', () => {
    const toFrame = imports.filter(
      ({ from, to }) => isIn('src/member/frame', to) && !isIn('src/member/frame', from),
    );
    expect(toFrame.map(({ from }) => from).filter((from) => !isIn('src/app', from))).toEqual([]);

    const toFeatures = imports.filter(
      ({ from, to }) =>
        ['frame', null].includes(featureOf(from)) &&
        isIn('src/member', from) &&
        !['frame', 'shared', null].includes(featureOf(to)),
    );
    const lists = new Set(toFeatures.map(({ from, kind }) => `${from} (${kind})`));
    expect([...lists].sort()).toEqual(frameLists);
  });

  it('form no circle, inside a folder or between folders, not by `import()` either', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it.each(groupNames)('lead to %s by one line, without which the folder and its texts can go', (group) => {
    const naming = Object.entries({ ...sources, ...scripts }).flatMap(([path, source]) => {
      const isOwn = path.startsWith(`src/${group}/`) || path.startsWith('src/i18n/locales/');
      const lines = source.split('\n').filter((line) => line.toLowerCase().includes(group));
      return isOwn ? [] : lines.map((line) => `${path}: ${line}`);
    });

    expect(naming).toEqual([
      `src/app/router/groups.ts: export { ${group}Routes } from '../../${group}/routes.ts';`,
    ]);
  });

  it('leave one fetch beside the service worker’s, one place for HTML, and one parser of addresses beside the demo’s', () => {
    const holding = (pattern: RegExp) =>
      Object.entries(sources)
        .filter(([, source]) => pattern.test(source))
        .map(([file]) => file);
    expect(holding(/(?<![.\w])(?:(?:globalThis|window|self)\.)?fetch\(/)).toEqual([
      'src/app/worker/service-worker.ts',
      'src/rest/client.ts',
    ]);
    expect(holding(/dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/)).toEqual([
      'src/member/news/NewsContent.tsx',
    ]);
    expect(holding(/URLSearchParams\((?:search|use|window|location)/)).toEqual([
      'src/demo/settings.ts',
      'src/lib/query.ts',
    ]);
  });
});

function importsOf(from: string, source: string): Import[] {
  const statements = source.matchAll(/^(?:import|export) (type )?(?:[^'"`;]*? from )?'([^'\n]+)'/gms) ?? [];
  const lazy = source.matchAll(/\bimport\(\s*'([^'\n]+)'/g);
  return [
    ...[...statements].map(([, type, path = '']): Import => ({
      from,
      to: resolve(from, path),
      kind: type ? 'type' : 'value',
    })),
    ...[...lazy].map(([, path = '']): Import => ({ from, to: resolve(from, path), kind: 'lazy' })),
  ];
}

function resolve(from: string, specifier: string) {
  const path = specifier.replace(/\?.*$/, '');
  if (!path.startsWith('.')) return path;
  const joined = posix.join(posix.dirname(from), path);
  const file = ['', '.ts', '.tsx'].map((end) => joined + end).find((name) => name in sources);
  return file ?? joined;
}

function isAllowed({ from, to, kind }: Import) {
  const importer = folderOf(from);
  if (importer === folderOf(to)) return true;
  const { ours = [], types = [], lazily = [] } = rules[importer] ?? {};
  const allowed = [
    ...ours,
    ...(kind === 'type' ? types : []),
    ...(kind === 'lazy' || kind === 'type' ? lazily : []),
  ];
  return allowed.some((folder) => isIn(folder, to));
}

function isPage(file: string) {
  const isListed = (each: string) => imports.some(({ from, to }) => from === PAGES && to === each);
  const isOfPage = ({ from, to, kind }: Import) =>
    to === file && kind === 'lazy' && isListed(from) && featureOf(from) === featureOf(to);
  return isListed(file) || (/Page\.tsx$/.test(file) && imports.some(isOfPage));
}

function isIn(folder: string, file: string) {
  return file === folder || file.startsWith(`${folder}/`);
}

/** Each circle once, as `a -> b -> a`. */
function circlesIn(edges: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);

  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const next of targets.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}

function folderOf(file: string) {
  const [folder] = Object.keys(rules)
    .filter((each) => file === each || file.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length);
  return folder ?? file;
}

function featureOf(file: string) {
  return /^src\/(?:member\/([^/]+)|(auth))\//.exec(file)?.slice(1).find(Boolean) ?? null;
}

function isOurs(path: string) {
  return /^(src|machines|mock-server|schema\.graphql)/.test(path);
}

function describeViolation({ from, to, kind }: Import) {
  const { ours = [], types = [], lazily = [] } = rules[folderOf(from)] ?? {};
  const may = [
    ours.join(', ') || 'nothing of ours',
    ...(types.length > 0 ? [`types of ${types.join(', ')}`] : []),
    ...(lazily.length > 0 ? [`lazily ${lazily.join(', ')}`] : []),
  ];
  return `${from} imports ${to} (${kind}); ${folderOf(from)} may import ${may.join('; ')} (tests/architecture.test.ts)`;
}
